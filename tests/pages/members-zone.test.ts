import { expect, it } from 'vitest';
import { memberSections } from '../../src/domain/members/plan-address.ts';
import { sectionNames, sectionTexts } from '../../src/domain/members/section-name.ts';
import { builtPage, sectionUnder, textIn } from '../support/built-site.ts';

it.each(['/', '/promotions/'])('%s describes the Members Zone', (path) => {
  const text = textIn(sectionUnder(builtPage(path), 'What the Members Zone gives you'));
  for (const section of memberSections) {
    expect(text).toContain(sectionNames[section]);
    expect(text).toContain(sectionTexts[section]);
  }
});
