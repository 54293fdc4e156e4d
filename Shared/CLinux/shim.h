#pragma once
// What Glibc's Swift module does not export. Constants of `accept4` come from <sys/socket.h>.
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// `accept4` without the peer's address: its pointer type is a transparent union that Swift refuses.
static inline int clinux_accept4(int listener, int flags) {
  return (int)syscall(SYS_accept4, listener, (void *)0, (void *)0, flags);
}

/// Names the calling thread; Linux keeps 15 bytes.
static inline void clinux_name_thread(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

/// Lets a started program have no descriptor from `first` on (glibc 2.34). The headers show the function
/// only to who asks for GNU's extensions, which Swift's import does not.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

/// How a running thread was made. The headers show it only to who asks for GNU's extensions.
int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes);

/// The lowest address of the calling thread's stack; 0 when the system does not say. Asked once a thread,
/// since for the first one it reads a file.
static inline unsigned long clinux_stack_end(void) {
  static __thread unsigned long end;
  pthread_attr_t attributes;
  void *lowest;
  size_t size;
  if (end == 0 && pthread_getattr_np(pthread_self(), &attributes) == 0) {
    if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) end = (unsigned long)lowest;
    pthread_attr_destroy(&attributes);
  }
  return end;
}
