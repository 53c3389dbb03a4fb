import { expect, test, type Page } from '@playwright/test';
import { stubPictures } from '../../support/browser/accessibility.ts';
import { visit } from '../../support/browser/visit.ts';
import type { Fault } from '../../support/past-axe/fault.ts';
import { findPastAxe } from '../../support/past-axe/sweep.ts';

/** Opens a page, makes it worse, and returns what the checks say. */
const faultsOn = async (page: Page, css: string, change: () => void): Promise<readonly Fault[]> => {
  await stubPictures(page);
  await visit(page, '/contact/');
  await page.addStyleTag({ content: css });
  await page.evaluate(change);
  return findPastAxe(page);
};

const checksOf = (faults: readonly Fault[]): readonly string[] => [
  ...new Set(faults.map(({ check }) => check)),
];

test(
  'each check sees its fault: in size, spacing, colour, motion and names',
  { tag: '@night' },
  async ({ page }) => {
    const css = `
    main p { height: 1.2em !important; overflow: hidden !important; }
    main h1 { color: #777 !important; }
    main form { min-width: 34rem !important; transition: opacity 0.2s !important; }
    svg { color: Canvas; forced-color-adjust: none; }
    footer li a { display: block !important; min-height: 0 !important; padding: 0 !important; font-size: 6px !important; line-height: 8px !important; }`;
    const found = await faultsOn(page, css, () => {
      document.querySelector('form[name="contact"] button')?.setAttribute('aria-label', 'Go');
      // The first is chosen, and only its background says so.
      const toButton = (isChosen: boolean): string =>
        `<li><button aria-pressed="${isChosen}" style="border: 0; background: ${isChosen ? '#a9f' : '#eee'}">Made</button></li>`;
      const buttons = `<ul>${toButton(true)}${toButton(false)}</ul>`;
      document.querySelector('main')?.insertAdjacentHTML('beforeend', buttons);
    });
    expect(checksOf(found)).toEqual(
      expect.arrayContaining([
        'clipped text',
        'contrast',
        'reflow',
        'motion',
        'forced colours',
        'target size',
        'label in name',
      ]),
    );
    const chosen = found.filter(({ advice }) => advice.includes('one that is not chosen'));
    expect(chosen.map(({ element }) => element)).toContainEqual(expect.stringContaining('Made'));
  },
);

test('each check sees its fault: on the way of Tab', { tag: '@night' }, async ({ page }) => {
  const css = `
    .bar { position: fixed; inset: 60% 0 0; background: #333; z-index: 99; }
    :focus-visible { outline-color: #f0ece4 !important; }`;
  const found = await faultsOn(page, css, () => {
    // A link that lets nobody on.
    const last = [...document.querySelectorAll('footer a')].at(-1);
    last?.addEventListener('keydown', (event) => event.preventDefault());
    document.body.insertAdjacentHTML('beforeend', '<div class="bar"></div>');
  });
  expect(checksOf(found)).toEqual(expect.arrayContaining(['reach', 'covered focus', 'focus mark']));
});

test(
  'each check sees its fault: stops in another order than is seen',
  { tag: '@night' },
  async ({ page }) => {
    const css = 'form[name="contact"] { display: flex; flex-direction: column-reverse; }';
    const found = await faultsOn(page, css, () => undefined);
    expect(checksOf(found)).toContain('order');
  },
);
