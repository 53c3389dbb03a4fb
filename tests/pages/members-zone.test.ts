import { expect, it } from 'vitest';
import { memberSections } from '../../src/domain/members/plan-address.ts';
import { memberSectionNames, memberSectionTexts } from '../../src/domain/members/section-name.ts';
import { builtPage, sectionUnder, textIn } from '../support/built-site.ts';

it.each(['/', '/promotions/'])('%s describes the Members Zone', (path) => {
  const text = textIn(sectionUnder(builtPage(path), 'What the Members Zone gives you'));
  for (const section of memberSections) {
    expect(text).toContain(memberSectionNames[section]);
    expect(text).toContain(memberSectionTexts[section]);
  }
});
