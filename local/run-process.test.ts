import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runNode } from './run-process.ts';

const options = { folder: import.meta.dirname, environment: process.env };

it('tells how a program ended', async () => {
  const { ended } = runNode(['-e', 'process.exit(3)'], options);
  expect(await ended).toEqual({ code: 3, signal: null });
});

it('ends a program that does not listen', async () => {
  const deaf = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`;
  const running = runNode(['-e', deaf], options);
  await wait(300);
  const started = Date.now();
  await running.stop();
  expect(await running.ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(Date.now() - started).toBeLessThan(2000);
});

it('ends with its parent, even one that was killed', async () => {
  const inner = 'setInterval(() => {}, 1000)';
  const script = `
    import { runNode } from './run-process.ts';
    runNode(['-e', 'console.log(process.pid);${inner}'], { folder: '.', environment: process.env });
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
  });
  await once(parent.stdout, 'data');
  // The program writes to the same pipe, which closes when both are gone.
  const closed = once(parent.stdout, 'close').then(() => 'ended');
  parent.kill('SIGKILL');
  expect(await Promise.race([closed, wait(2000, 'still there')])).toBe('ended');
});
