import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('./rival.mjs', import.meta.url));

const Message = z.object({
  ready: z.literal(true).optional(),
  answer: z.unknown().optional(),
  error: z.string().optional(),
  wrote: z.object({ id: z.string(), status: z.string() }).optional(),
  held: z.string().optional(),
});
type Message = z.output<typeof Message>;

/** Another process that has the same stores open (rival.mjs). */
export interface Rival {
  /** Does a task and answers its outcome. */
  run<T>(outcome: z.ZodType<T>, task: string, input?: unknown): Promise<T>;
  /** Starts a task that does not end; `listen` hears what it says. */
  start(task: string, input: unknown, listen: (message: Message) => void): void;
  /** kill -9. */
  kill(): Promise<void>;
}

/** Starts one and resolves when it has the stores open. */
export async function startRival(
  environment: Record<string, string>,
  now: Date,
  options: { fileSizeMaxKb?: number } = {},
): Promise<Rival> {
  const child = launch(environment, now, options.fileSizeMaxKb);
  await next(child, (message) => message.ready === true);
  return {
    run: async (outcome, task, input = {}) => {
      const answered = next(child, (message) => 'answer' in message);
      child.send({ task, input });
      return outcome.parse((await answered).answer);
    },
    start: (task, input, listen) => {
      child.on('message', (message) => listen(Message.parse(message)));
      child.send({ task, input });
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function launch(
  environment: Record<string, string>,
  now: Date,
  fileSizeMaxKb: number | undefined,
): ChildProcess {
  // Not the rest of this environment: the test runner sets variables that are settings here.
  const env = { PATH: process.env['PATH'], ...environment, EMET_TEST_NOW: now.toISOString() };
  if (fileSizeMaxKb === undefined) return fork(PROGRAM, { env, execArgv: [] });
  // A limit on the size of files stands for a full disk: writes beyond it fail. In blocks of 512.
  const limited = `ulimit -f ${2 * fileSizeMaxKb}; exec "${process.execPath}" "$0"`;
  return fork(PROGRAM, { env, execPath: '/bin/sh', execArgv: ['-c', limited] });
}

function next(child: ChildProcess, wanted: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      child.off('message', hear);
      child.off('exit', leave);
      settle();
    };
    const hear = (raw: unknown) => {
      const message = Message.parse(raw);
      if (message.error !== undefined) end(() => reject(new Error(message.error)));
      else if (wanted(message)) end(() => resolve(message));
    };
    const leave = (code: number | null) =>
      end(() => reject(new Error(`The rival process ended with ${code}.`)));
    child.on('message', hear);
    child.on('exit', leave);
  });
}
