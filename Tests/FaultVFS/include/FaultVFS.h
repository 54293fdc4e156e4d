#pragma once
/// A VFS layer under SQLite that fails selected system calls on the files of a folder. Files
/// elsewhere are not affected. Up to 64 folders at a time.

/// The calls that are counted and failed.
typedef enum {
  FAULTVFS_WRITES = 1,
  FAULTVFS_SYNCS = 2,
  /// Opening, reading, getting sizes, mapping the shared index, truncating, deleting.
  FAULTVFS_OTHERS = 4,
  FAULTVFS_ALL = 7,
  /// Nothing fails; files can only be opened for reading, even by root.
  FAULTVFS_READ_ONLY = 8,
  /// With others: only the file of exactly that path, as a database without its log.
  FAULTVFS_ONE_FILE = 16,
  /// With others: the synced content of each file is in `<file>.synced`, as a power cut would leave
  /// it. Bytes from before a failed sync get there only when they are written again.
  FAULTVFS_KEEP_SYNCED = 32,
  /// Nothing fails; there is no shared memory, and so no log.
  FAULTVFS_UNSHARED = 64,
  /// Opening only, as when a process has no more descriptors.
  FAULTVFS_OPENS = 128,
  /// Creating the index of a log, as on a disk without space for it.
  FAULTVFS_SHARED_MEMORY = 256,
  /// Writing past a file's end, as on a full disk.
  FAULTVFS_GROWTH = 512,
  /// Calls of the process that bypass SQLite (open, read, write, sync, stat); they fail with EIO.
  FAULTVFS_PAST_SQLITE = 1024
} faultvfs_calls;

/// Installs the layer above the system's; once for each process.
int faultvfs_install(void);

/// From now on counts calls on files whose path begins with `folder`, and fails call number `at`.
///
/// - `code`: the result of a write, as SQLITE_IOERR_WRITE; the first failing write writes its first half.
/// - `sticky`: every later call fails too, as after a power cut or with a dead disk.
void faultvfs_arm(const char *folder, faultvfs_calls calls, long at, int code, int sticky);

/// Stops failing calls in that folder; returns the number of failed calls.
long faultvfs_disarm(const char *folder);

/// Locks only the snapshot of the file, as a reader of another process does; its database is at
/// `path`.
///
/// Returns a descriptor. Close it with the database: closing it earlier would release this
/// process's locks.
int faultvfs_read_elsewhere(const char *path);
