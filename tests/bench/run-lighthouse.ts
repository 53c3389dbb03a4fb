import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { findFreePort } from '../../local/ports.ts';
import { launchOptions } from '../support/browser/launch-options.ts';

/** Lighthouse is large, so only this bench installs it, in its own package. */
const folder = path.join(import.meta.dirname, 'lighthouse');

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

const ScoreSchema = v.object({ score: v.number() });
const TimeSchema = v.object({ numericValue: v.number() });
const ResultSchema = v.object({
  lhr: v.object({
    categories: v.object(v.entriesFromList(categories, ScoreSchema)),
    audits: v.object({
      'largest-contentful-paint': TimeSchema,
      'total-blocking-time': TimeSchema,
    }),
  }),
});

/** Lighthouse's result for a page on its simulated phone. */
export type LighthouseResult = {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds until the largest text or picture is painted. */
  readonly largestPaint: number;
  /** Milliseconds for which long tasks block the page. */
  readonly blockingTime: number;
};

type Lighthouse = { readonly run: (url: string) => Promise<LighthouseResult> };

/** Starts a browser for Lighthouse, and closes it after the measurements. */
export const withLighthouse = async <Value>(
  executablePath: string,
  measureWith: (lighthouse: Lighthouse) => Promise<Value>,
): Promise<Value> => {
  if (!existsSync(path.join(folder, 'node_modules'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  }
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse } = v.parse(
    v.object({ default: v.function() }),
    await import(pathToFileURL(entry).href),
  );
  const port = await findFreePort();
  const browser = await chromium.launch(
    launchOptions(executablePath, `--remote-debugging-port=${port}`),
  );
  const options = { port, onlyCategories: categories, logLevel: 'error' };
  const audit = async (url: string, triesLeft = 2): Promise<v.InferOutput<typeof ResultSchema>> => {
    const result = v.safeParse(ResultSchema, await lighthouse(url, options));
    if (result.success) return result.output;
    // A run whose trace missed the first paint has no score, so it is repeated.
    if (triesLeft === 0) throw new Error(`Lighthouse has no score for ${url}.`);
    return audit(url, triesLeft - 1);
  };
  try {
    return await measureWith({
      run: async (url) => {
        const { lhr } = await audit(url);
        const percent = (name: Category): number => Math.round(100 * lhr.categories[name].score);
        return {
          scores: {
            performance: percent('performance'),
            accessibility: percent('accessibility'),
            'best-practices': percent('best-practices'),
            seo: percent('seo'),
          },
          largestPaint: lhr.audits['largest-contentful-paint'].numericValue,
          blockingTime: lhr.audits['total-blocking-time'].numericValue,
        };
      },
    });
  } finally {
    await browser.close();
  }
};

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
