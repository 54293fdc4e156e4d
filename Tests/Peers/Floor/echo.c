// The least an echo over TCP can cost: epoll, frames of 4 bytes of length and 112 of payload, no
// protocol, no memory per call, no limits. The floor that calls are compared with.
//
//   echo server                                          prints its port, serves until it is killed
//   echo client ask PORT CONNECTIONS IN-FLIGHT SECONDS   see ../README.md
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { FRAME = 116, ROOM = 64 << 10 };

typedef struct {
  int file;
  size_t filled;
  char bytes[ROOM];
} connection;

static void stop(const char *why) {
  perror(why);
  exit(1);
}

static void watch(int poll, int file, connection *of) {
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = of};
  if (epoll_ctl(poll, EPOLL_CTL_ADD, file, &event)) stop("epoll_ctl");
}

static connection *join(int file) {
  int on = 1;
  setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  connection *made = calloc(1, sizeof *made);
  if (!made) stop("calloc");
  made->file = file;
  return made;
}

static void send_all(int file, const char *bytes, size_t count) {
  while (count) {
    ssize_t sent = send(file, bytes, count, MSG_NOSIGNAL);
    if (sent < 0) stop("send");
    bytes += sent;
    count -= (size_t)sent;
  }
}

// Reads the available bytes and sends their complete frames back; returns their number, or -1 at
// the end.
static long echo(connection *c) {
  ssize_t got = recv(c->file, c->bytes + c->filled, ROOM - c->filled, 0);
  if (got <= 0) return -1;
  c->filled += (size_t)got;
  long frames = 0;
  size_t used = 0;
  while (c->filled - used >= FRAME) {
    uint32_t length;
    memcpy(&length, c->bytes + used, sizeof length);
    if (length != FRAME - sizeof length) return -1;
    used += FRAME;
    frames++;
  }
  if (used) send_all(c->file, c->bytes, used);
  c->filled -= used;
  memmove(c->bytes, c->bytes + used, c->filled);
  return frames;
}

static void serve(void) {
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  if (bind(listener, (void *)&address, size) || listen(listener, 64)) stop("bind");
  getsockname(listener, (void *)&address, &size);
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  int poll = epoll_create1(0);
  watch(poll, listener, NULL);
  struct epoll_event events[64];
  for (;;) {
    int count = epoll_wait(poll, events, 64, -1);
    for (int i = 0; i < count; i++) {
      connection *c = events[i].data.ptr;
      if (!c) {
        int file = accept(listener, NULL, NULL);
        if (file >= 0) watch(poll, file, join(file));
      } else if (echo(c) < 0) {
        close(c->file);
        free(c);
      }
    }
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static long run(int poll, double seconds) {
  struct epoll_event events[64];
  long calls = 0;
  for (double end = now() + seconds; now() < end;) {
    int count = epoll_wait(poll, events, 64, 5000);
    for (int i = 0; i < count; i++) {
      long frames = echo(events[i].data.ptr);
      if (frames < 0) stop("recv");
      calls += frames;
    }
  }
  return calls;
}

// Every echoed frame is sent again, so the initial number of frames stays in flight.
static void call(int port, int connections, int in_flight, double seconds) {
  int poll = epoll_create1(0);
  struct sockaddr_in address = {.sin_family = AF_INET,
                                .sin_port = htons((uint16_t)port),
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  char frame[FRAME];
  memset(frame, 'a', sizeof frame);
  uint32_t length = FRAME - sizeof length;
  memcpy(frame, &length, sizeof length);
  for (int i = 0; i < connections; i++) {
    int file = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(file, (void *)&address, sizeof address)) stop("connect");
    watch(poll, file, join(file));
    for (int j = 0; j < in_flight; j++) send_all(file, frame, sizeof frame);
  }
  run(poll, 1);
  printf("ready\n");
  fflush(stdout);
  getchar();
  long calls = run(poll, seconds);
  printf("%ld\n", calls);
  fflush(stdout);
  while (getchar() != EOF) {
  }
}

int main(int count, char **words) {
  signal(SIGPIPE, SIG_IGN);
  if (count == 2) serve();
  if (count != 7 || strcmp(words[2], "ask")) return 2;
  call(atoi(words[3]), atoi(words[4]), atoi(words[5]), atof(words[6]));
}
