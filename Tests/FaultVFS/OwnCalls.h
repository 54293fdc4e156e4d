#pragma once
/// Whether any rule is for calls that bypass SQLite; checked first, because every call of the
/// process passes here.
int faultvfs_watches_own_calls(void);

/// Counts a call on the file at `path` that bypasses SQLite; returns whether it is to fail.
int faultvfs_own_call_fails(const char *path);
