import { expect, it } from 'vitest';
import { overflowIn } from '../support/browser/accessibility.ts';
import { drawInOwnFonts } from '../support/browser/fonts.ts';
import { budgeted, textSizeWithSpare } from '../support/browser/layout-budget.ts';
import { publicPages } from '../support/browser/pages.ts';
import { firstForBreadth } from '../support/proof-scale.ts';
import { phone, type Visitor } from './visitor.ts';

/** A small phone and a usual one; at night another one, a tablet and a laptop as well. */
const widths = firstForBreadth([320, 390, 375, 768, 1280], 2);

/** How tall the window is, in pixels. */
const height = 800;

/**
 * Runs in the page: the pictures that came and can't be shown. All are asked for at once, wherever
 * they are in the page: scrolling past them waited for two frames a screen, and a window as tall as
 * the page is drawn anew from top to bottom.
 */
const findBrokenPictures = async (): Promise<readonly string[]> => {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const image of document.images) image.loading = 'eager';
  await frame();
  await frame();
  const all = [...document.images].filter(({ currentSrc }) => currentSrc !== '');
  await Promise.all(
    all
      .filter(({ complete }) => !complete)
      .map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve);
            image.addEventListener('error', resolve);
          }),
      ),
  );
  return all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
};

/** The plan whose layout is measured. */
const planPath = '/workout-plans/first-barbell-plan/';

/**
 * Runs in the page: where a plan's start ends and its first exercise begins, in pixels of the page.
 */
const placesOfPlan = (): { readonly start: number; readonly exercise: number } => {
  const start = [...document.querySelectorAll('main a')].find((link) =>
    link.textContent.includes('Start this session'),
  );
  const exercise = document.querySelector('article article li');
  return {
    start: (start?.getBoundingClientRect().bottom ?? Infinity) + scrollY,
    exercise: (exercise?.getBoundingClientRect().top ?? Infinity) + scrollY,
  };
};

/**
 * Tests one page of every template at these widths: what its scripts throw, pictures that don't
 * show, and what is too wide.
 */
export const sweepTemplates = (arrive: () => Promise<Visitor>): void => {
  for (const [index, { name, path }] of publicPages.entries()) {
    // Each page comes at the width at which the one before was left: a window is made wider or
    // narrower once less.
    const inOrder = index % 2 === 0 ? widths : widths.toReversed();
    it(`${name}: scripts throw nothing, pictures show, and nothing is too wide at ${widths.join(', ')} px`, async () => {
      const visitor = await arrive();
      await visitor.takeFaults();
      await visitor.resize({ width: inOrder[0] ?? phone.width, height });
      await visitor.open(path);
      // A browser that has just been started may give up waiting for them; on this machine it has
      // no other ones of that width.
      await visitor.run(drawInOwnFonts);
      for (const width of inOrder) {
        await visitor.resize({ width, height });
        expect.soft(await visitor.run(overflowIn, textSizeWithSpare), `${width} px`).toEqual([]);
      }
      expect.soft(await visitor.run(findBrokenPictures)).toEqual([]);
      expect.soft((await visitor.takeFaults()).join('\n')).toBe('');
    });
  }

  it('a plan has its start on the first screen and its first exercise within one and a half', async () => {
    const visitor = await arrive();
    await visitor.resize(phone);
    await visitor.open(planPath);
    await visitor.run(drawInOwnFonts);
    const { start, exercise } = await visitor.run(placesOfPlan);
    expect(start).toBeLessThanOrEqual(budgeted(phone.height));
    expect(exercise / phone.height).toBeLessThanOrEqual(budgeted(1.5));
    // The smallest phone in use, as tall as its browser leaves it.
    const smallPhone = { width: 320, height: 568 };
    await visitor.resize(smallPhone);
    expect((await visitor.run(placesOfPlan)).start).toBeLessThanOrEqual(
      budgeted(smallPhone.height),
    );
  });
};
