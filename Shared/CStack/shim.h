#pragma once
// Where the calling thread's stack ends, and another one to go on with. No header is included, because Swift then takes the types of the
// C library for this module's own, in every module that comes to import it; the functions are the C
// library's, under names of ours.

int cstack_getattr(unsigned long thread, void *attributes) __asm__("pthread_getattr_np");
int cstack_getstack(const void *attributes, void **lowest, unsigned long *size)
    __asm__("pthread_attr_getstack");
int cstack_destroy(void *attributes) __asm__("pthread_attr_destroy");
unsigned long cstack_self(void) __asm__("pthread_self");
int cstack_initialize(void *attributes) __asm__("pthread_attr_init");
int cstack_setsize(void *attributes, unsigned long size) __asm__("pthread_attr_setstacksize");
int cstack_create(unsigned long *thread, const void *attributes, void *(*body)(void *), void *argument)
    __asm__("pthread_create");
int cstack_join(unsigned long thread, void **result) __asm__("pthread_join");

/// The lowest address of the calling thread's stack; 0 when the system does not say. Asked once a thread,
/// since for the first one it reads a file.
static inline unsigned long cstack_end(void) {
  static __thread unsigned long end;
  // `pthread_attr_t` has 56 bytes on x86-64 and 64 on AArch64.
  unsigned long attributes[16];
  void *lowest;
  unsigned long size;
  if (end == 0 && cstack_getattr(cstack_self(), attributes) == 0) {
    if (cstack_getstack(attributes, &lowest, &size) == 0) end = (unsigned long)lowest;
    cstack_destroy(attributes);
  }
  return end;
}

/// Runs `body` on a thread of its own with a stack of `size` bytes, and waits for its end; 0 when it ran.
static inline int cstack_run(void *(*body)(void *), void *argument, unsigned long size) {
  unsigned long attributes[16];
  unsigned long thread;
  int failure = cstack_initialize(attributes);
  if (failure != 0) return failure;
  failure = cstack_setsize(attributes, size);
  if (failure == 0) failure = cstack_create(&thread, attributes, body, argument);
  cstack_destroy(attributes);
  return failure != 0 ? failure : cstack_join(thread, 0);
}
