#pragma once
/// A layer under SQLite, registered through its own interface, that fails a chosen system call on the
/// files of one folder. Files elsewhere pass through unharmed.

/// Puts the layer in front of the system's; once for each process.
int faultvfs_install(void);

/// From now on counts calls on files whose path begins with `prefix`, and fails call number `at`.
///
/// - `code`: what the call answers, as SQLITE_IOERR_WRITE; a write that fails has written its first half.
/// - `sticky`: every later call fails too, as after a power cut or with a dead disk.
void faultvfs_arm(const char *prefix, long at, int code, int sticky);

/// Stops failing; returns how many calls were failed.
long faultvfs_disarm(void);

/// While not 0, each synced file is copied to `<file>.synced`: what a power cut would leave of it.
void faultvfs_keep_synced(int keeps);
