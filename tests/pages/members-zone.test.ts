import { expect, it } from 'vitest';
import { memberSectionSlugs } from '../../src/domain/members/plan-address.ts';
import {
  memberSectionDescriptions,
  memberSectionDisplayNames,
} from '../../src/domain/members/section-name.ts';
import { builtPage, sectionUnder, textIn } from '../support/built-site.ts';

it.each(['/', '/promotions/'])('%s describes the Members Zone', (path) => {
  const text = textIn(sectionUnder(builtPage(path), 'What the Members Zone gives you'));
  for (const section of memberSectionSlugs) {
    expect(text).toContain(memberSectionDisplayNames[section]);
    expect(text).toContain(memberSectionDescriptions[section]);
  }
});
