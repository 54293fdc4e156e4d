// A disk that takes a millisecond for each sync, preloaded: what is measured elsewhere is the processor.
#include <unistd.h>

int fdatasync(int descriptor) {
  usleep(1000);
  return 0;
}
int fsync(int descriptor) {
  usleep(1000);
  return 0;
}
