import { chromium } from '@playwright/test';
import { routes } from '../../src/domain/routes.ts';
import { launchOptions } from '../support/browser/launch-options.ts';
import { visit } from '../support/browser/visit.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';

/** How much slower a visitor's phone may be than the bench's machine. */
const slowdown = 4;
/** Each is pressed on and off again: days, minutes, kit, level. */
const choices = [
  ['radio', '3 days'],
  ['radio', '45 min'],
  ['checkbox', 'Dumbbells'],
  ['radio', 'Beginner'],
  ['checkbox', 'Knee'],
] as const;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;

/**
 * Measures how soon the plan finder's first answer is in the page after a press, with a processor
 * four times as slow.
 */
export const measureFinder = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const browser = await chromium.launch(launchOptions(site.chromium));
  try {
    const page = await browser.newPage({ baseURL: site.origin });
    await visit(page, routes.findAPlan);
    // The first choice loads the plans, by the network's time; what is measured is the answer.
    await page.getByRole('radio', { name: '2 days' }).check();
    await page.getByRole('heading', { name: 'Begin with this one' }).waitFor();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (const [role, name] of choices) {
        const choice = page.getByRole(role, { name, exact: true });
        times.push(
          await choice.evaluate(
            (input) =>
              new Promise<number>((resolve) => {
                if (!(input instanceof HTMLElement)) throw new Error('It can’t be pressed.');
                const start = performance.now();
                // The answers are written anew, or the status says another number.
                input.click();
                // React has answered the press by then. The browser lays the answers out now, and
                // not after the measurement.
                setTimeout(() => {
                  document.body.getBoundingClientRect();
                  resolve(performance.now() - start);
                });
              }),
          ),
        );
      }
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.getByRole('radio', { name: '2 days' }).check();
    }
    return [
      measure(
        `From a choice to the plan finder’s answers, processor ÷ ${slowdown}, median of ${times.length}`,
        median(times),
        'ms',
        50,
      ),
      measure('- the slowest', Math.max(...times), 'ms'),
    ];
  } finally {
    await browser.close();
  }
};
