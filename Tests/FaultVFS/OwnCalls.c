// System calls that bypass SQLite. A program that is linked with this file calls these functions
// instead of the C library's; they behave the same unless a rule for FAULTVFS_PAST_SQLITE covers
// the file.
#define _GNU_SOURCE
#include "OwnCalls.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

/// The C library's function of that name.
#define NEXT(name) ((__typeof__(&name))next(#name, &next_##name))
static void *next(const char *name, void **kept) {
  void *found = __atomic_load_n(kept, __ATOMIC_RELAXED);
  if (!found) {
    found = dlsym(RTLD_NEXT, name);
    __atomic_store_n(kept, found, __ATOMIC_RELAXED);
  }
  return found;
}

/// Whether the call came from SQLite, whose calls fail one layer above.
static int is_sqlite(const void *caller) {
  Dl_info of;
  return dladdr(caller, &of) && of.dli_fname && strstr(of.dli_fname, "libsqlite3");
}
static int path_fails(const char *path, const void *caller) {
  if (!path || !faultvfs_watches_own_calls() || is_sqlite(caller)) return 0;
  if (!faultvfs_own_call_fails(path)) return 0;
  errno = EIO;
  return 1;
}
static int file_fails(int descriptor, const void *caller) {
  if (!faultvfs_watches_own_calls() || is_sqlite(caller)) return 0;
  char link[32], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  if (!faultvfs_own_call_fails(path)) return 0;
  errno = EIO;
  return 1;
}

#define BY_PATH(result, name, parameters, ...)                                    \
  static void *next_##name;                                                       \
  result name parameters {                                                        \
    if (path_fails(path, __builtin_return_address(0))) return -1;                 \
    return NEXT(name)(__VA_ARGS__);                                               \
  }
#define BY_FILE(result, name, parameters, ...)                                    \
  static void *next_##name;                                                       \
  result name parameters {                                                        \
    if (file_fails(file, __builtin_return_address(0))) return -1;                 \
    return NEXT(name)(__VA_ARGS__);                                               \
  }

static void *next_open;
int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | O_TMPFILE)) {
    va_list more;
    va_start(more, flags);
    mode = va_arg(more, mode_t);
    va_end(more);
  }
  if (path_fails(path, __builtin_return_address(0))) return -1;
  return NEXT(open)(path, flags, mode);
}
BY_PATH(int, stat, (const char *path, struct stat *facts), path, facts)
BY_PATH(int, lstat, (const char *path, struct stat *facts), path, facts)
BY_PATH(int, statvfs, (const char *path, struct statvfs *facts), path, facts)
BY_PATH(int, access, (const char *path, int mode), path, mode)
BY_PATH(int, unlink, (const char *path), path)
BY_PATH(int, rename, (const char *path, const char *to), path, to)
BY_FILE(int, fstat, (int file, struct stat *facts), file, facts)
BY_FILE(int, fsync, (int file), file)
BY_FILE(ssize_t, read, (int file, void *to, size_t count), file, to, count)
BY_FILE(ssize_t, write, (int file, const void *from, size_t count), file, from, count)
BY_FILE(ssize_t, pread, (int file, void *to, size_t count, off_t at), file, to, count, at)
BY_FILE(ssize_t, pwrite, (int file, const void *from, size_t count, off_t at), file, from, count, at)
