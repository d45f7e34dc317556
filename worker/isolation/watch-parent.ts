/**
 * Runs as a thread of an analysis child and ends the whole process when its
 * parent dies, even while the main thread is stuck in a loop: an orphan is
 * adopted by another process, so its parent's id changes.
 */
const parentPid = Number(process.env['EMET_PARENT_PID']);

setInterval(() => {
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
}, 250);
