/// A job with what its task prefers to run on: the loop, or a context on it, which its task holds.
struct LoopJob {
  let job: UnownedJob
  let executor: UnownedTaskExecutor
  let context: Unmanaged<TaskContext>?
}
