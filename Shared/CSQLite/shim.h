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

/// Looks up in the index of a database's log, which SQLite has in memory, the page with the highest number among the
/// first `frames` pages of the log.
///
/// Returns which page of the log is its last version, counted from 1, and its number; 0 where the index does not say.
/// Source: sqlite.org/walformat.html, section 2 (blocks of 32 KiB; each has 4,096 numbers before 16 KiB of hashes, the
/// first has 34 fewer and begins with a header of 136 bytes).
static inline unsigned csqlite_highest_page(sqlite3 *database, unsigned frames, unsigned *number) {
  enum { block = 1 << 15, numbers = 4096, fewer = 34 };
  sqlite3_file *file = 0;
  unsigned found = 0, frame = 0;
  *number = 0;
  if (sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
      !file->pMethods || file->pMethods->iVersion < 2)
    return 0;
  for (int at = 0; frame < frames; at++) {
    void volatile *start = 0;
    if (file->pMethods->xShmMap(file, at, block, 0, &start) != SQLITE_OK || !start) return 0;
    const volatile unsigned *entries = (const volatile unsigned *)start + (at ? 0 : fewer);
    unsigned count = at ? numbers : numbers - fewer;
    for (unsigned k = 0; k < count && frame < frames; k++) {
      unsigned page = entries[k];
      frame++;
      if (page == 0) return 0;
      if (page >= *number) *number = page, found = frame;
    }
  }
  return found;
}
