// The same work as Tests/StorageBenchmark, on the same file and schema, as a careful C program does it:
// statements prepared once, one connection, the same pragmas, checkpoints at the same sizes.
#include <pthread.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define PREFILLED 100000ull
static sqlite3 *db;
static int log_pages;

static void check(int result) {
  if (result == SQLITE_OK || result == SQLITE_ROW || result == SQLITE_DONE) return;
  fprintf(stderr, "sqlite: %s\n", sqlite3_errmsg(db));
  exit(1);
}
static double now_cpu(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}
static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *s;
  check(sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &s, 0));
  return s;
}
static void run(sqlite3_stmt *s) {
  int result;
  while ((result = sqlite3_step(s)) == SQLITE_ROW) {}
  check(result);
  sqlite3_reset(s);
  sqlite3_clear_bindings(s);
}
static int counts(void *u, sqlite3 *d, const char *n, int pages) {
  log_pages = pages;
  return SQLITE_OK;
}
static void open_db(const char *path, int writes) {
  check(sqlite3_open_v2(path, &db,
    (writes ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) | SQLITE_OPEN_NOMUTEX, 0));
  check(sqlite3_exec(db, writes
    ? "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; "
      "PRAGMA cache_size=-2000; PRAGMA temp_store=MEMORY; PRAGMA wal_autocheckpoint=0"
    : "PRAGMA query_only=ON; PRAGMA cache_size=-1000; PRAGMA temp_store=MEMORY", 0, 0, 0));
  if (writes) sqlite3_wal_hook(db, counts, 0);
}
static void put64(unsigned char *to, uint64_t v) {
  for (int i = 0; i < 8; i++) to[i] = v >> (56 - 8 * i);
}
static void household(unsigned char *to, uint64_t n) {
  put64(to, 0x0193000000007000ull);
  put64(to + 8, 0x8000000000000000ull | n % 100);
}
static void id(unsigned char *to, uint64_t n) {
  put64(to, n << 16 | 0x7000);
  put64(to + 8, 0x8000000000000000ull | n);
}
static void text(char *to, int length, char with, uint64_t n) {
  char digits[24];
  int count = snprintf(digits, sizeof digits, "%llu", (unsigned long long)n);
  memset(to, with, length - count);
  memcpy(to + length - count, digits, count);
}

static sqlite3_stmt *s_begin, *s_commit, *s_save, *s_release, *s_insert, *s_space, *s_event;
// The id as a UUID is written.
static void uuid_text(char *to, const unsigned char *id) {
  static const char digits[] = "0123456789abcdef";
  for (int k = 0; k < 16; k++) {
    if (k == 4 || k == 6 || k == 8 || k == 10) *to++ = '-';
    *to++ = digits[id[k] >> 4], *to++ = digits[id[k] & 15];
  }
}
// The outbox entry of a change: the next number of its space, and the event.
static void announce(const unsigned char *h, const unsigned char *i, uint64_t n) {
  unsigned char body[200];
  char entity[36];
  sqlite3_bind_blob(s_space, 1, h, 16, SQLITE_TRANSIENT);
  sqlite3_bind_blob(s_space, 2, h, 16, SQLITE_TRANSIENT);
  check(sqlite3_step(s_space));
  int64_t number = sqlite3_column_int64(s_space, 0);
  check(sqlite3_step(s_space));
  sqlite3_reset(s_space), sqlite3_clear_bindings(s_space);
  uuid_text(entity, i);
  memset(body, 7, sizeof body), body[0] = 10, body[1] = 197, body[2] = 1;
  sqlite3_bind_blob(s_event, 1, h, 16, SQLITE_TRANSIENT);
  sqlite3_bind_blob(s_event, 2, h, 16, SQLITE_TRANSIENT);
  sqlite3_bind_int64(s_event, 3, number);
  sqlite3_bind_int64(s_event, 4, n);
  sqlite3_bind_int64(s_event, 5, 20000);
  sqlite3_bind_blob(s_event, 6, h, 16, SQLITE_TRANSIENT);
  sqlite3_bind_null(s_event, 7);
  sqlite3_bind_blob(s_event, 8, i, 16, SQLITE_TRANSIENT);
  sqlite3_bind_null(s_event, 9);
  sqlite3_bind_text(s_event, 10, "task_created", 12, SQLITE_TRANSIENT);
  sqlite3_bind_text(s_event, 11, entity, 36, SQLITE_TRANSIENT);
  sqlite3_bind_int64(s_event, 12, 1);
  sqlite3_bind_text(s_event, 13, "", 0, SQLITE_TRANSIENT);
  sqlite3_bind_text(s_event, 14, "google.protobuf.BytesValue", 26, SQLITE_TRANSIENT);
  sqlite3_bind_blob(s_event, 15, body, 200, SQLITE_TRANSIENT);
  run(s_event);
}
// A row before a program stores it.
typedef struct {
  unsigned char household[16], id[16];
  char *name, *details;
  int64_t v[7];
} Row;
static void make(Row *row, uint64_t n) {
  household(row->household, n), id(row->id, n);
  row->name = malloc(41), row->details = malloc(121);
  text(row->name, 40, 'n', n), text(row->details, 120, 'd', n);
  int64_t v[7] = {n % 3, n % 4, n * 7919 % 1000000, n, n, n, 1};
  memcpy(row->v, v, sizeof v);
}
static void drop(Row *row) { free(row->name), free(row->details); }
static void insert_row(const Row *row, int with_event) {
  sqlite3_bind_blob(s_insert, 1, row->household, 16, SQLITE_TRANSIENT);
  sqlite3_bind_blob(s_insert, 2, row->id, 16, SQLITE_TRANSIENT);
  sqlite3_bind_text(s_insert, 3, row->name, 40, SQLITE_TRANSIENT);
  sqlite3_bind_text(s_insert, 4, row->details, 120, SQLITE_TRANSIENT);
  for (int k = 0; k < 7; k++) sqlite3_bind_int64(s_insert, 5 + k, row->v[k]);
  run(s_insert);
  if (with_event) announce(row->household, row->id, row->v[4]);
}
static void insert(const char *name, uint64_t first, int groups, int size, int with_event, int saves) {
  // Created before, as ours are: only the way from values to the disk is measured.
  Row *rows = malloc(sizeof(Row) * groups * size);
  for (int k = 0; k < groups * size; k++) make(&rows[k], first + k);
  double begin = now_cpu();
  for (int g = 0; g < groups; g++) {
    run(s_begin);
    for (int k = 0; k < size; k++) {
      if (saves) run(s_save);
      insert_row(&rows[g * size + k], with_event);
      if (saves) run(s_release);
    }
    run(s_commit);
    if (log_pages >= 1000) sqlite3_wal_checkpoint_v2(db, 0, SQLITE_CHECKPOINT_PASSIVE, 0, 0), log_pages = 0;
  }
  printf("%s %.3f\n", name, (now_cpu() - begin) / ((double)groups * size));
  for (int k = 0; k < groups * size; k++) drop(&rows[k]);
  free(rows);
}
static void writer(const char *path) {
  open_db(path, 1);
  s_begin = prepare("BEGIN IMMEDIATE"), s_commit = prepare("COMMIT");
  s_save = prepare("SAVEPOINT job"), s_release = prepare("RELEASE job");
  s_insert = prepare("INSERT INTO task VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  s_space = prepare("INSERT INTO feed_space(household, space, number) VALUES (?, ?, 1) "
    "ON CONFLICT(household, space) DO UPDATE SET number = number + 1 RETURNING number");
  s_event = prepare("INSERT INTO feed(household, space, number, at, local_day, actor, device, request, "
    "batch, kind, entity, revision, changed_fields, body_type, body) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
}

static char *copy_text(sqlite3_stmt *s, int c) {
  const unsigned char *t = sqlite3_column_text(s, c);
  int n = sqlite3_column_bytes(s, c);
  char *to = malloc(n + 1);
  memcpy(to, t, n), to[n] = 0;
  return to;
}
static void decode(sqlite3_stmt *s, Row *row) {
  memcpy(row->household, sqlite3_column_blob(s, 0), 16);
  memcpy(row->id, sqlite3_column_blob(s, 1), 16);
  row->name = copy_text(s, 2), row->details = copy_text(s, 3);
  for (int k = 0; k < 7; k++) row->v[k] = sqlite3_column_int64(s, 4 + k);
}
static void reads(const char *path) {
  open_db(path, 0);
  unsigned char h[16], i[16];
  sqlite3_stmt *point = prepare("SELECT * FROM task WHERE household = ? AND id = ?");
  sqlite3_stmt *list = prepare("SELECT * FROM task WHERE household = ? ORDER BY due LIMIT 100");
  check(sqlite3_exec(db, "BEGIN", 0, 0, 0));
  double begin = now_cpu();
  for (uint64_t turn = 0; turn < 20000; turn++) {
    Row row;
    uint64_t n = turn * 7919 % PREFILLED;
    household(h, n), id(i, n);
    sqlite3_bind_blob(point, 1, h, 16, SQLITE_TRANSIENT);
    sqlite3_bind_blob(point, 2, i, 16, SQLITE_TRANSIENT);
    check(sqlite3_step(point));
    decode(point, &row), drop(&row);
    sqlite3_reset(point), sqlite3_clear_bindings(point);
  }
  printf("point %.3f\n", (now_cpu() - begin) / 20000);
  begin = now_cpu();
  for (uint64_t turn = 0; turn < 1000; turn++) {
    Row *rows = 0;
    int count = 0, room = 0;
    household(h, turn);
    sqlite3_bind_blob(list, 1, h, 16, SQLITE_TRANSIENT);
    while (sqlite3_step(list) == SQLITE_ROW) {
      if (count == room) rows = realloc(rows, (room = room ? room * 2 : 8) * sizeof(Row));
      decode(list, &rows[count++]);
    }
    sqlite3_reset(list), sqlite3_clear_bindings(list);
    for (int k = 0; k < count; k++) drop(&rows[k]);
    free(rows);
  }
  printf("list %.3f\n", (now_cpu() - begin) / 1000);
}

// Every service has threads, and a process with more than one thread pays for locks and files that
// a single-threaded one does not: glibc and the kernel distinguish the two.
static void *idle(void *u) {
  for (;;) pause();
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  pthread_t other;
  if (pthread_create(&other, 0, idle, 0) != 0) return 1;
  if (strcmp(argv[2], "one") == 0) {
    writer(argv[1]);
    insert("insert100", PREFILLED, 200, 100, 0, 0);
    insert("insert100event", PREFILLED + 20000, 200, 100, 1, 0);
    sqlite3_close_v2(db);
    reads(argv[1]);
  } else {
    int size = atoi(argv[3]), count = atoi(argv[4]);
    writer(argv[1]);
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    insert("group", PREFILLED + 1000000, count / size, size, 0, size > 1);
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("rate %.1f\n", count / (to.tv_sec - from.tv_sec + (to.tv_nsec - from.tv_nsec) / 1e9));
  }
}
