import { test } from '@playwright/test';
import { stubPictures } from '../../support/browser/accessibility.ts';
import { publicPages } from '../../support/browser/pages.ts';
import { visit } from '../../support/browser/visit.ts';
import { expectNothingPastAxe } from '../../support/past-axe/sweep.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

for (const { name, path } of sampleForBreadth(publicPages, 12)) {
  test(`${name}: Tab reaches all and shows where it is, and no text, icon or target is lost at any size, spacing or colour`, async ({
    page,
  }) => {
    await stubPictures(page);
    await visit(page, path);
    await expectNothingPastAxe(page, name);
  });
}
