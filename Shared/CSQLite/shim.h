#pragma once
#include <sqlite3.h>
#include <string.h>

/// The destructor that makes SQLite copy a bound value; the macro is a cast that Swift cannot import.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

/// `sqlite3_db_config` for the options that take an on/off switch; the C function is variadic.
static inline int csqlite_db_config_switch(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

/// Writes what is in a log once more where it is, and syncs it, through SQLite's own way to the system.
static inline int csqlite_rewrite_log(const char *path) {
  enum { piece = 1 << 16 };
  sqlite3_vfs *system = sqlite3_vfs_find(0);
  if (!system) return SQLITE_ERROR;
  sqlite3_file *file = (sqlite3_file *)sqlite3_malloc64(system->szOsFile + piece);
  if (!file) return SQLITE_NOMEM;
  memset(file, 0, system->szOsFile);
  char *bytes = (char *)file + system->szOsFile;
  sqlite3_int64 count = 0;
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_WAL;
  int result = system->xOpen(system, path, file, flags, &flags);
  if (result == SQLITE_OK) result = file->pMethods->xFileSize(file, &count);
  for (sqlite3_int64 at = 0; result == SQLITE_OK && at < count; at += piece) {
    int part = count - at < piece ? (int)(count - at) : piece;
    result = file->pMethods->xRead(file, bytes, part, at);
    if (result == SQLITE_OK) result = file->pMethods->xWrite(file, bytes, part, at);
  }
  if (result == SQLITE_OK) result = file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
  if (file->pMethods) file->pMethods->xClose(file);
  sqlite3_free(file);
  return result;
}
