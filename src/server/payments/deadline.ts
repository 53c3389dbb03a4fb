import { Outage } from '../outage.ts';

/** What a piece of work returns, or an outage if it takes too long. It goes on then, so it must be one that may be done again. */
export const inTime = async <Result>(
  work: Promise<Result>,
  milliseconds: number,
  sentence?: string,
): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Outage(`Not done after ${milliseconds} ms.`, undefined, sentence)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
