#pragma once
// Where the calling thread's stack ends. No header is included, because Swift then takes the types of the
// C library for this module's own, in every module that comes to import it; the functions are the C
// library's, under names of ours.

int cstack_getattr(unsigned long thread, void *attributes) __asm__("pthread_getattr_np");
int cstack_getstack(const void *attributes, void **lowest, unsigned long *size)
    __asm__("pthread_attr_getstack");
int cstack_destroy(void *attributes) __asm__("pthread_attr_destroy");
unsigned long cstack_self(void) __asm__("pthread_self");

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
