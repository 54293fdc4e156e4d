#pragma once
#include <sqlite3.h>

/// The destructor that makes SQLite copy a bound value; the macro is a cast that Swift cannot import.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

/// `sqlite3_db_config` for the options that take an on/off switch; the C function is variadic.
static inline int csqlite_db_config_switch(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}
