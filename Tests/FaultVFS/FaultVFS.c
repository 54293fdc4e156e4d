#include "FaultVFS.h"
#include "OwnCalls.h"
#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define RULES 64

typedef struct {
  sqlite3_file base;
  char path[512];
  sqlite3_file *real;
} FaultFile;

// Fault rules for the files of one folder. Tests of several folders run concurrently.
typedef struct {
  char prefix[512];
  long counted, failing, failed;
  int answer, is_sticky;
  faultvfs_calls calls;
} Rule;

static sqlite3_vfs layer;
static sqlite3_vfs *below;
static Rule rules[RULES];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int watching;

static int covers(const Rule *rule, const char *path) {
  if (!rule->prefix[0]) return 0;
  if (rule->calls & FAULTVFS_ONE_FILE) return strcmp(path, rule->prefix) == 0;
  return strncmp(path, rule->prefix, strlen(rule->prefix)) == 0;
}
static Rule *rule_of(const char *path) {
  for (int i = 0; path && i < RULES; i++)
    if (covers(&rules[i], path)) return &rules[i];
  return 0;
}
/// Whether a rule with this trait covers the path.
static int has(const char *path, faultvfs_calls trait) {
  pthread_mutex_lock(&mutex);
  Rule *rule = rule_of(path);
  int is = rule && (rule->calls & trait);
  pthread_mutex_unlock(&mutex);
  return is;
}

/// The result code of the next call if it is to fail; 0 otherwise. Sets `first` if it is the first
/// that fails.
static int fails_first(const char *path, faultvfs_calls kind, int ordinary, int *first) {
  int code = 0;
  pthread_mutex_lock(&mutex);
  Rule *rule = rule_of(path);
  if (rule && (rule->calls & kind)) {
    rule->counted++;
    if (rule->counted == rule->failing || (rule->is_sticky && rule->counted > rule->failing)) {
      rule->failed++;
      if (first) *first = rule->failed == 1;
      code = kind == FAULTVFS_WRITES ? rule->answer : ordinary;
    }
  }
  pthread_mutex_unlock(&mutex);
  return code;
}

static int fails(const char *path, faultvfs_calls kind, int ordinary) {
  return fails_first(path, kind, ordinary, 0);
}

// The unsynced content of the system's cache: beside a file, `.dirty` lists the ranges written
// since the last sync, and `.synced` is the content of the disk. A failed sync keeps the written
// bytes in the cache, but no longer marks them as dirty, as in Linux.
typedef struct {
  long long at, count;
} Range;

static int beside(const char *path, const char *ending, int flags) {
  char name[600];
  snprintf(name, sizeof name, "%s%s", path, ending);
  return open(name, flags | O_CLOEXEC, 0600);
}
static void forget(const char *path, const char *ending) {
  char name[600];
  snprintf(name, sizeof name, "%s%s", path, ending);
  unlink(name);
}
static void written(const char *path, long long at, long long count) {
  if (!has(path, FAULTVFS_KEEP_SYNCED)) return;
  int list = beside(path, ".dirty", O_WRONLY | O_CREAT | O_APPEND);
  Range range = {at, count};
  if (write(list, &range, sizeof range) != sizeof range) perror("FaultVFS");
  close(list);
}
static void synced(const char *path) {
  char buffer[1 << 16];
  Range range;
  struct stat facts;
  int from = beside(path, "", O_RDONLY), to = beside(path, ".synced", O_RDWR | O_CREAT);
  int list = beside(path, ".dirty", O_RDONLY);
  while (list >= 0 && read(list, &range, sizeof range) == sizeof range)
    while (range.count > 0) {
      size_t most = range.count < (long long)sizeof buffer ? (size_t)range.count : sizeof buffer;
      ssize_t n = pread(from, buffer, most, range.at);
      if (n <= 0 || pwrite(to, buffer, (size_t)n, range.at) != n) break;
      range.at += n;
      range.count -= n;
    }
  if (fstat(from, &facts) != 0 || ftruncate(to, facts.st_size) != 0) perror("FaultVFS");
  if (list >= 0) close(list);
  close(from);
  close(to);
  forget(path, ".dirty");
}

static FaultFile *its(sqlite3_file *file) { return (FaultFile *)file; }
#define REAL(file) (its(file)->real)
#define CALL(file, method, ...) REAL(file)->pMethods->method(REAL(file), ##__VA_ARGS__)

static int f_close(sqlite3_file *f) { return CALL(f, xClose); }
static int f_read(sqlite3_file *f, void *to, int n, sqlite3_int64 at) {
  int code = fails(its(f)->path, FAULTVFS_OTHERS, SQLITE_IOERR_READ);
  if (code) return code;
  return CALL(f, xRead, to, n, at);
}
static int f_write(sqlite3_file *f, const void *from, int n, sqlite3_int64 at) {
  int first = 0;
  sqlite3_int64 size = 0;
  if (has(its(f)->path, FAULTVFS_GROWTH) && CALL(f, xFileSize, &size) == SQLITE_OK && at + n > size) {
    int full = fails(its(f)->path, FAULTVFS_GROWTH, SQLITE_FULL);
    if (full) return full;
  }
  int code = fails_first(its(f)->path, FAULTVFS_WRITES, 0, &first);
  if (code) {
    if (first) {
      CALL(f, xWrite, from, n / 2, at);
      written(its(f)->path, at, n / 2);
    }
    return code;
  }
  int result = CALL(f, xWrite, from, n, at);
  written(its(f)->path, at, n);
  return result;
}
static int f_truncate(sqlite3_file *f, sqlite3_int64 n) {
  int code = fails(its(f)->path, FAULTVFS_OTHERS, SQLITE_IOERR_TRUNCATE);
  if (code) return code;
  return CALL(f, xTruncate, n);
}
static int f_sync(sqlite3_file *f, int flags) {
  int code = fails(its(f)->path, FAULTVFS_SYNCS, SQLITE_IOERR_FSYNC);
  if (code) {
    if (has(its(f)->path, FAULTVFS_KEEP_SYNCED)) forget(its(f)->path, ".dirty");
    return code;
  }
  int result = CALL(f, xSync, flags);
  if (result == SQLITE_OK && has(its(f)->path, FAULTVFS_KEEP_SYNCED)) synced(its(f)->path);
  return result;
}
static int f_size(sqlite3_file *f, sqlite3_int64 *n) {
  int code = fails(its(f)->path, FAULTVFS_OTHERS, SQLITE_IOERR_FSTAT);
  if (code) return code;
  return CALL(f, xFileSize, n);
}
static int f_lock(sqlite3_file *f, int l) { return CALL(f, xLock, l); }
static int f_unlock(sqlite3_file *f, int l) { return CALL(f, xUnlock, l); }
static int f_reserved(sqlite3_file *f, int *r) { return CALL(f, xCheckReservedLock, r); }
static int f_control(sqlite3_file *f, int op, void *arg) { return CALL(f, xFileControl, op, arg); }
static int f_sector(sqlite3_file *f) { return CALL(f, xSectorSize); }
static int f_traits(sqlite3_file *f) { return CALL(f, xDeviceCharacteristics); }
static int f_map(sqlite3_file *f, int page, int size, int extend, void volatile **to) {
  int code = fails(its(f)->path, FAULTVFS_OTHERS, SQLITE_IOERR_SHMMAP);
  if (!code) code = fails(its(f)->path, FAULTVFS_SHARED_MEMORY, SQLITE_IOERR_SHMSIZE);
  if (code) return code;
  return CALL(f, xShmMap, page, size, extend, to);
}
static int f_shmlock(sqlite3_file *f, int at, int n, int flags) {
  return CALL(f, xShmLock, at, n, flags);
}
static void f_barrier(sqlite3_file *f) { CALL(f, xShmBarrier); }
static int f_unmap(sqlite3_file *f, int deletes) { return CALL(f, xShmUnmap, deletes); }

// Version 2: with a shared log, without memory-mapped files.
static const sqlite3_io_methods methods = {
    2,          f_close,    f_read,   f_write,  f_truncate, f_sync,    f_size,
    f_lock,     f_unlock,   f_reserved, f_control, f_sector, f_traits, f_map,
    f_shmlock,  f_barrier,  f_unmap,  0,        0};

// Version 1: as on a file system without shared memory.
static sqlite3_io_methods unshared;

static int v_open(sqlite3_vfs *v, const char *path, sqlite3_file *file, int flags, int *out) {
  // As the system's layer does without write permission: the file is opened for reading.
  if (has(path, FAULTVFS_READ_ONLY))
    flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
  FaultFile *ours = its(file);
  ours->base.pMethods = 0;
  ours->real = (sqlite3_file *)&ours[1];
  snprintf(ours->path, sizeof ours->path, "%s", path ? path : "");
  int code = fails(path, FAULTVFS_OTHERS, SQLITE_CANTOPEN);
  if (!code) code = fails(path, FAULTVFS_OPENS, SQLITE_CANTOPEN);
  if (code) return code;
  int result = below->xOpen(below, path, ours->real, flags, out);
  if (ours->real->pMethods) ours->base.pMethods = has(path, FAULTVFS_UNSHARED) ? &unshared : &methods;
  return result;
}
static int v_delete(sqlite3_vfs *v, const char *path, int syncs) {
  int code = fails(path, FAULTVFS_OTHERS, SQLITE_IOERR_DELETE);
  if (code) return code;
  int result = below->xDelete(below, path, syncs);
  if (result == SQLITE_OK && has(path, FAULTVFS_KEEP_SYNCED)) {
    forget(path, ".synced");
    forget(path, ".dirty");
  }
  return result;
}

int faultvfs_install(void) {
  int result = SQLITE_OK;
  pthread_mutex_lock(&mutex);
  if (!below) {
    below = sqlite3_vfs_find(0);
    layer = *below;
    unshared = methods;
    unshared.iVersion = 1;
    layer.zName = "fault";
    layer.szOsFile = (int)sizeof(FaultFile) + below->szOsFile;
    layer.xOpen = v_open;
    layer.xDelete = v_delete;
    layer.pNext = 0;
    result = sqlite3_vfs_register(&layer, 1);
  }
  pthread_mutex_unlock(&mutex);
  return result;
}

int faultvfs_watches_own_calls(void) { return __atomic_load_n(&watching, __ATOMIC_RELAXED) > 0; }

int faultvfs_own_call_fails(const char *path) { return fails(path, FAULTVFS_PAST_SQLITE, 1); }

static void watch(const Rule *rule, int more) {
  if (rule->calls & FAULTVFS_PAST_SQLITE) __atomic_add_fetch(&watching, more, __ATOMIC_RELAXED);
}

void faultvfs_arm(const char *folder, faultvfs_calls calls, long at, int code, int sticky) {
  pthread_mutex_lock(&mutex);
  Rule *rule = rule_of(folder);
  for (int i = 0; !rule && i < RULES; i++)
    if (!rules[i].prefix[0]) rule = &rules[i];
  if (rule) {
    watch(rule, -1);
    *rule = (Rule){.failing = at, .answer = code, .is_sticky = sticky, .calls = calls};
    snprintf(rule->prefix, sizeof rule->prefix, "%s", folder);
    watch(rule, 1);
  }
  pthread_mutex_unlock(&mutex);
}

long faultvfs_disarm(const char *folder) {
  pthread_mutex_lock(&mutex);
  Rule *rule = rule_of(folder);
  long failed = rule ? rule->failed : 0;
  if (rule) {
    watch(rule, -1);
    *rule = (Rule){0};
  }
  pthread_mutex_unlock(&mutex);
  return failed;
}

int faultvfs_read_elsewhere(const char *path) {
  char index[512];
  snprintf(index, sizeof index, "%s-shm", path);
  int descriptor = open(index, O_RDWR | O_CLOEXEC);
  // A lock of the open file, not of the process. Source: sqlite.org/walformat.html,
  // WAL_READ_LOCK(0).
  struct flock lock = {.l_type = F_RDLCK, .l_whence = SEEK_SET, .l_start = 123, .l_len = 1};
  if (descriptor >= 0 && fcntl(descriptor, 37 /* F_OFD_SETLK */, &lock) == 0) return descriptor;
  if (descriptor >= 0) close(descriptor);
  return -1;
}
