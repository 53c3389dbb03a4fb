import { expect, it } from 'vitest';
import { composeLoginMailTemplates } from './compose-login-mail-templates.ts';
import { sampleSenderReaderAndCodes } from './sample-sender-reader-and-codes.test-support.ts';

it.each(composeLoginMailTemplates(sampleSenderReaderAndCodes))(
  '$template leads to the login service’s link, and says who writes',
  (mail) => {
    expect(mail.html).toContain('href="{{ url }}"');
    expect(mail.html).toContain(sampleSenderReaderAndCodes.seller.legalName);
    // Liquid would fail at a name that Auth0 doesn't have, or at a tag that nobody meant.
    const names = [...mail.html.matchAll(/\{\{ ?(.*?) ?\}\}/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(['url', 'user.email']));
    expect(mail.html).not.toContain('{%');
  },
);

it('says how long each link works as it is set', () => {
  const [verify, reset] = composeLoginMailTemplates(sampleSenderReaderAndCodes);
  expect(verify?.html).toContain('works for five days');
  expect(verify?.linkSeconds).toBe(5 * 24 * 60 * 60);
  expect(reset?.html).toContain('for one day');
  expect(reset?.linkSeconds).toBe(24 * 60 * 60);
});
