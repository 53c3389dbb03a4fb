import { Outage } from './outage.ts';

/**
 * The result of some work, or an outage if it takes too long. The work then continues, so it must
 * be safe to repeat.
 * @param sentence What the outage says, or what finds that out when the time is up.
 */
export const withTimeout = async <Result>(
  work: Promise<Result>,
  milliseconds: number,
  sentence?: string | (() => string),
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const told = typeof sentence === 'function' ? sentence() : sentence;
      reject(new Outage(`Not done after ${milliseconds} ms.`, undefined, told));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
