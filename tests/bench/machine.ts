import type { Browser } from '@playwright/test';
import { measure, type Measurement } from './measurement.ts';

/** A fixed piece of work, unslowed: times of two days compare as these do. */
export const measureMachine = async (browser: Browser): Promise<Measurement> => {
  const page = await browser.newPage();
  const time = await page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let count = 0; count < 30_000_000; count += 1) sum = (sum * 31 + count) % 1_000_003;
    return sum < 0 ? 0 : performance.now() - start;
  });
  await page.close();
  return measure('The machine: 30 million steps of a sum in this browser', time, 'ms');
};
