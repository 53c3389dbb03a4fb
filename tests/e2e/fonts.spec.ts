import { expect, test } from '@playwright/test';
import { showOwnFonts } from '../support/browser/fonts.ts';

/**
 * A sentence for each face of our own and of a visitor’s device, and its width in pixels on every
 * machine.
 */
const sentences = [
  {
    font: '400 17px "Archivo Text"',
    text: 'Push the floor away, then stand up tall.',
    width: 284.66,
  },
  {
    font: '700 17px "Archivo Text"',
    text: 'Barbell, dumbbells, bands, cables, machines',
    width: 360.08,
  },
  {
    font: '600 14px "Archivo Text"',
    text: 'Rest 2–3 min. Tempo 3-1-1-0: 3 s down.',
    width: 254.81,
  },
  { font: '850 28px "Archivo Heading"', text: 'Your one-rep maxes', width: 202.47 },
  {
    font: '400 17px "Text stand-in"',
    text: 'Warm up until the weight feels light.',
    width: 262.31,
  },
  { font: '850 28px "Heading stand-in"', text: 'Read this first', width: 141.81 },
  { font: '400 17px Arial', text: 'Four sets of six reps each, at 60 kg.', width: 269.3 },
  { font: '700 17px Arial', text: 'Kettlebell swing, 3 × 12 at RPE 7', width: 260.3 },
  { font: 'italic 400 17px sans-serif', text: 'Avoid valgus: watch your knees.', width: 242.55 },
  { font: '400 15px monospace', text: '- Back squat: 4 x 6 at 60 kg', width: 181.77 },
] as const;

test('ten sentences are as wide as on every other machine', async ({ page }) => {
  await page.goto('/about/');
  await showOwnFonts(page);
  const widths = await page.evaluate(async (all) => {
    await Promise.all(all.map(({ font, text }) => document.fonts.load(font, text)));
    return all.map(({ font, text }) => {
      const line = document.createElement('span');
      line.textContent = text;
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    });
  }, sentences);
  for (const [index, { text, font, width }] of sentences.entries()) {
    expect.soft(widths[index], `${text} in ${font}`).toBeCloseTo(width, 1);
  }
});
