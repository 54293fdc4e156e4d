#pragma once
/// Whether any rule is for calls past SQLite; asked before anything else, for every call of the process comes by.
int faultvfs_watches_own_calls(void);

/// Counts a call past SQLite on the file at `path`; whether it is to fail.
int faultvfs_own_call_fails(const char *path);
