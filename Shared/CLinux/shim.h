#pragma once
// What Glibc's Swift module does not export. Constants of `accept4` come from <sys/socket.h>.
#include <fcntl.h>
#include <malloc.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

/// `accept4`, whose address is a transparent union that Swift refuses.
static inline int clinux_accept4(int listener, void *address, socklen_t *length, int flags) {
  return (int)syscall(SYS_accept4, listener, address, length, flags);
}

/// Names the calling thread; Linux keeps 15 bytes.
static inline void clinux_name_thread(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

/// Lets a started program have no descriptor from `first` on (glibc 2.34). The headers show the function
/// only to who asks for GNU's extensions, which Swift's import does not.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

/// Bytes that were written to a TCP socket and that its peer's machine does not have yet; -1 when they are not
/// known. Swift does not import `ioctl`, which takes whatever it is given.
static inline int clinux_unacknowledged(int socket) {
  int bytes = 0;
  return syscall(SYS_ioctl, socket, 0x5411 /* SIOCOUTQ */, &bytes) == 0 ? bytes : -1;
}

// Linux's own scheduling policies; the headers show them only to who asks for GNU's extensions.
#ifndef SCHED_BATCH
#define SCHED_BATCH 3
#define SCHED_IDLE 5
#endif

#ifndef F_OFD_SETLK
#define F_OFD_SETLK 37
#endif
/// Takes one byte of a file for an opened descriptor, or gives it back. Unlike POSIX's locks it is not lost when
/// the process closes another descriptor of the file. The headers show it only to who asks for GNU's extensions.
static inline int clinux_lock_byte(int descriptor, long long at, int takes) {
  struct flock lock = {.l_type = takes ? F_WRLCK : F_UNLCK, .l_whence = SEEK_SET, .l_start = at, .l_len = 1};
  return fcntl(descriptor, F_OFD_SETLK, &lock);
}

/// Renames a file unless there is one of the new name; Glibc's `renameat2` is for who asks for GNU's extensions.
static inline int clinux_rename_to_new(const char *from, const char *to) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 1 /* RENAME_NOREPLACE */);
}
