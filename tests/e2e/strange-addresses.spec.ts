import { expect, test } from '@playwright/test';
import { visit } from '../support/browser/visit.ts';
import { sampleAtScale, sampleForBreadth } from '../support/proof-scale.ts';
import { strangeAddresses, undecodableAddresses } from '../support/strange-addresses.ts';

const title = 'We can’t find that page';

test.describe.configure({ mode: 'parallel' });

const lanes = 4;
const all = sampleForBreadth([...undecodableAddresses, ...sampleAtScale(strangeAddresses)]);

for (let lane = 0; lane < lanes; lane += 1) {
  test(`any bytes in an address end on a whole page (${lane + 1} of ${lanes})`, async ({
    page,
  }) => {
    // All of them, in `npm run prove`, take minutes.
    test.setTimeout(300_000);
    // Pictures and fonts make no difference, and hundreds of loads are enough.
    await page.route(
      /\.(woff2|avif|webp|png|jpg|svg)($|\?)|\/_gatsby\/image|\.netlify\/images/,
      (route) => route.abort(),
    );
    const blank: string[] = [];
    for (const address of all.filter((_, index) => index % lanes === lane)) {
      await visit(page, address);
      const shown = await page.evaluate(() => ({
        heading: document.querySelector('main h1')?.textContent ?? '',
        parts: document.querySelectorAll('header, main, footer').length,
      }));
      if (!shown.heading.includes(title) || shown.parts < 3) {
        blank.push(`${address}: ${shown.heading}, ${shown.parts} parts`);
      }
    }
    expect(blank).toEqual([]);
  });
}

test('links of an unknown address with encoded characters lead on, and Back leads to it again', async ({
  page,
}) => {
  await visit(page, '/none%2Csuch/');
  await page.locator('main').getByRole('link', { name: 'Articles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page).toHaveURL('/none%2Csuch/');
});
