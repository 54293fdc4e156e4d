/// A job with its task's preferred executor: the loop, or a context on it that the task retains.
struct LoopJob {
  let job: UnownedJob
  let executor: UnownedTaskExecutor
  let context: Unmanaged<TaskContext>?
}
