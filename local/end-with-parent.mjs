// Loaded into every program that the commands start. It kills the program when its parent has
// ended.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 500).unref();
}
