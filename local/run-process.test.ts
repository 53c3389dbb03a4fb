import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { runNode } from './run-process.ts';

const options = { folder: import.meta.dirname, environment: process.env };

it('resolves with the exit code of a program', async () => {
  const { ended } = runNode(['-e', 'process.exit(3)'], options);
  expect(await ended).toEqual({ code: 3, signal: null });
});

it('kills a program that ignores the request to end', async () => {
  const script = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')`;
  const started = Promise.withResolvers<string>();
  const running = runNode(['-e', script], { ...options, onOutput: started.resolve });
  expect(await started.promise).toBe('ready\n');
  await running.stop();
  expect(await running.ended).toEqual({ code: null, signal: 'SIGKILL' });
});

it('passes on a program’s output, to its last line', async () => {
  let text = '';
  const script = `console.log('one'); console.error('two'); process.exitCode = 1`;
  const { ended } = runNode(['-e', script], { ...options, onOutput: (part) => (text += part) });
  await ended;
  expect(text.split('\n').toSorted()).toEqual(['', 'one', 'two']);
});

it('passes on all the output of a program that exits by itself', async () => {
  let length = 0;
  const script = `console.log('x'.repeat(300_000)); console.error('y'.repeat(300_000)); process.exit(1)`;
  const { ended } = runNode(['-e', script], {
    ...options,
    onOutput: (part) => (length += part.length),
  });
  await ended;
  expect(length).toBe(600_002);
});

it('ends a program whose parent was killed', async () => {
  const inner = 'setInterval(() => {}, 1000)';
  const script = `
    import { runNode } from './run-process.ts';
    runNode(['-e', 'console.log(process.pid);${inner}'], { folder: '.', environment: process.env });
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
  });
  await once(parent.stdout, 'data');
  // The program shares the pipe, so it closes when both have ended. If the program doesn't end, the
  // test times out.
  const closed = once(parent.stdout, 'close');
  parent.kill('SIGKILL');
  await closed;
});
