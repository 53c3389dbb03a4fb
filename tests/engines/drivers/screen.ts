import { once } from 'node:events';
import { startChild } from './child.ts';

let opened: Promise<string> | undefined;

const open = async (): Promise<string> => {
  const child = startChild(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'],
    {},
    ['ignore', 'ignore', 'ignore', 'pipe'],
  );
  const numbers = child.process.stdio[3];
  if (numbers === null || numbers === undefined || !('on' in numbers))
    throw new Error('Xvfb has no pipe.');
  const [chunk] = await once(numbers, 'data');
  return `:${String(chunk).trim()}`;
};

/**
 * The name of a screen that nobody sees, for the windows of this process. It is free, so that runs
 * don't meet.
 */
export const openScreen = (): Promise<string> => {
  opened ??= open();
  return opened;
};
