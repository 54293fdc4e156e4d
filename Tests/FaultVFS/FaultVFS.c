#include "FaultVFS.h"
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  sqlite3_file base;
  char path[512];
  sqlite3_file *real;
} FaultFile;

static sqlite3_vfs layer;
static sqlite3_vfs *below;
static char prefix[512];
static long counted, failing, failed;
static int answer, is_sticky, keeps_synced;

static int watched(const char *path) {
  return prefix[0] && path && strncmp(path, prefix, strlen(prefix)) == 0;
}

/// Whether the call that is about to happen fails.
static int fails(const char *path) {
  if (!watched(path)) return 0;
  counted++;
  if (counted == failing || (is_sticky && counted > failing)) {
    failed++;
    return 1;
  }
  return 0;
}

static FaultFile *its(sqlite3_file *file) { return (FaultFile *)file; }
#define REAL(file) (its(file)->real)
#define CALL(file, method, ...) REAL(file)->pMethods->method(REAL(file), ##__VA_ARGS__)

static int f_close(sqlite3_file *f) { return CALL(f, xClose); }
static int f_read(sqlite3_file *f, void *to, int n, sqlite3_int64 at) {
  if (fails(its(f)->path)) return SQLITE_IOERR_READ;
  return CALL(f, xRead, to, n, at);
}
static int f_write(sqlite3_file *f, const void *from, int n, sqlite3_int64 at) {
  if (fails(its(f)->path)) {
    CALL(f, xWrite, from, n / 2, at);
    return answer;
  }
  return CALL(f, xWrite, from, n, at);
}
static int f_truncate(sqlite3_file *f, sqlite3_int64 n) {
  if (fails(its(f)->path)) return SQLITE_IOERR_TRUNCATE;
  return CALL(f, xTruncate, n);
}
static void keep(const char *path) {
  char kept[600], buffer[1 << 16];
  snprintf(kept, sizeof kept, "%s.synced", path);
  FILE *from = fopen(path, "rb"), *to = fopen(kept, "wb");
  size_t n;
  while (from && to && (n = fread(buffer, 1, sizeof buffer, from)) > 0) fwrite(buffer, 1, n, to);
  if (from) fclose(from);
  if (to) fclose(to);
}
static int f_sync(sqlite3_file *f, int flags) {
  if (fails(its(f)->path)) return SQLITE_IOERR_FSYNC;
  int result = CALL(f, xSync, flags);
  if (result == SQLITE_OK && keeps_synced && watched(its(f)->path)) keep(its(f)->path);
  return result;
}
static int f_size(sqlite3_file *f, sqlite3_int64 *n) {
  if (fails(its(f)->path)) return SQLITE_IOERR_FSTAT;
  return CALL(f, xFileSize, n);
}
static int f_lock(sqlite3_file *f, int l) { return CALL(f, xLock, l); }
static int f_unlock(sqlite3_file *f, int l) { return CALL(f, xUnlock, l); }
static int f_reserved(sqlite3_file *f, int *r) { return CALL(f, xCheckReservedLock, r); }
static int f_control(sqlite3_file *f, int op, void *arg) { return CALL(f, xFileControl, op, arg); }
static int f_sector(sqlite3_file *f) { return CALL(f, xSectorSize); }
static int f_traits(sqlite3_file *f) { return CALL(f, xDeviceCharacteristics); }
static int f_map(sqlite3_file *f, int page, int size, int extend, void volatile **to) {
  if (fails(its(f)->path)) return SQLITE_IOERR_SHMMAP;
  return CALL(f, xShmMap, page, size, extend, to);
}
static int f_shmlock(sqlite3_file *f, int at, int n, int flags) {
  return CALL(f, xShmLock, at, n, flags);
}
static void f_barrier(sqlite3_file *f) { CALL(f, xShmBarrier); }
static int f_unmap(sqlite3_file *f, int deletes) { return CALL(f, xShmUnmap, deletes); }

// Version 2: with a shared log, without mapped files.
static const sqlite3_io_methods methods = {
    2,          f_close,    f_read,   f_write,  f_truncate, f_sync,    f_size,
    f_lock,     f_unlock,   f_reserved, f_control, f_sector, f_traits, f_map,
    f_shmlock,  f_barrier,  f_unmap,  0,        0};

static int v_open(sqlite3_vfs *v, const char *path, sqlite3_file *file, int flags, int *out) {
  FaultFile *ours = its(file);
  ours->base.pMethods = 0;
  ours->real = (sqlite3_file *)&ours[1];
  snprintf(ours->path, sizeof ours->path, "%s", path ? path : "");
  if (fails(path)) return SQLITE_CANTOPEN;
  int result = below->xOpen(below, path, ours->real, flags, out);
  if (ours->real->pMethods) ours->base.pMethods = &methods;
  return result;
}
static int v_delete(sqlite3_vfs *v, const char *path, int syncs) {
  if (fails(path)) return SQLITE_IOERR_DELETE;
  int result = below->xDelete(below, path, syncs);
  if (result == SQLITE_OK && watched(path)) {
    char kept[600];
    snprintf(kept, sizeof kept, "%s.synced", path);
    remove(kept);
  }
  return result;
}

int faultvfs_install(void) {
  if (below) return SQLITE_OK;
  below = sqlite3_vfs_find(0);
  layer = *below;
  layer.zName = "fault";
  layer.szOsFile = (int)sizeof(FaultFile) + below->szOsFile;
  layer.xOpen = v_open;
  layer.xDelete = v_delete;
  layer.pNext = 0;
  return sqlite3_vfs_register(&layer, 1);
}

void faultvfs_arm(const char *folder, long at, int code, int sticky) {
  snprintf(prefix, sizeof prefix, "%s", folder);
  counted = failed = 0;
  failing = at;
  answer = code;
  is_sticky = sticky;
}

long faultvfs_disarm(void) {
  prefix[0] = 0;
  return failed;
}

void faultvfs_keep_synced(int keeps) { keeps_synced = keeps; }
