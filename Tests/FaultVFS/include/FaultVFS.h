#pragma once
/// A layer under SQLite, registered through its own interface, that fails chosen system calls on the
/// files of a folder. Files elsewhere pass through unharmed; up to 64 folders at a time.

/// Which calls are counted and failed.
typedef enum {
  FAULTVFS_WRITES = 1,
  FAULTVFS_SYNCS = 2,
  /// Opening, reading, asking for sizes, mapping the shared index, cutting, deleting.
  FAULTVFS_OTHERS = 4,
  FAULTVFS_ALL = 7,
  /// Nothing fails; files can only be opened for reading, also by root.
  FAULTVFS_READ_ONLY = 8,
  /// Beside others: only the file of exactly that path, as a database without its log.
  FAULTVFS_ONE_FILE = 16,
  /// Beside others: what was synced of each file is in `<file>.synced`, what a power cut would leave of it.
  /// What was written before a sync that failed gets there only when it is written again.
  FAULTVFS_KEEP_SYNCED = 32,
  /// Nothing fails; there is no shared memory, and so no log.
  FAULTVFS_UNSHARED = 64,
  /// Opening alone, as when a process may open no more files.
  FAULTVFS_OPENS = 128,
  /// Making the index of a log, as on a disk that has no room for it.
  FAULTVFS_SHARED_MEMORY = 256,
  /// Writing behind a file's end, as on a full disk.
  FAULTVFS_GROWTH = 512,
  /// What the process asks of the files past SQLite (opening, reading, writing, syncing, looking); answers EIO.
  FAULTVFS_PAST_SQLITE = 1024
} faultvfs_calls;

/// Puts the layer in front of the system's; once for each process.
int faultvfs_install(void);

/// From now on counts calls on files whose path begins with `folder`, and fails call number `at`.
///
/// - `code`: what a write answers, as SQLITE_IOERR_WRITE; the first that fails has written its first half.
/// - `sticky`: every later call fails too, as after a power cut or with a dead disk.
void faultvfs_arm(const char *folder, faultvfs_calls calls, long at, int code, int sticky);

/// Stops failing in that folder; returns how many calls were failed.
long faultvfs_disarm(const char *folder);

/// Locks the snapshot of the file alone, as a reader of another process does; its database is at `path`.
///
/// Returns a descriptor, to be closed when the database is, for that takes this process's locks from it too.
int faultvfs_read_elsewhere(const char *path);
