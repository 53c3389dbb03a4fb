// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { composeNotice, type NoticeTemplate } from './notice-mail.ts';
import { sampleSenderReaderAndCodes } from './sample-sender-reader-and-codes.test-support.ts';
import { valuesAndLinksAllowedInNotice } from '../notices/notice-text-rules.ts';
import { noticeKinds } from '../notices/notices.ts';
import { sampleNotices } from './sample-notices.ts';

const textOf = (
  kind: string,
  content: string,
  more: Partial<NoticeTemplate> = {},
): NoticeTemplate => ({
  kind,
  subject: 'Subject',
  heading: 'Heading',
  content,
  version: '1',
  ...more,
});

it('has a sample of every kind', () => {
  expect(sampleNotices.map(({ kind }) => kind)).toEqual(noticeKinds);
});

it.each(sampleNotices)('inserts all values and links of a text of $kind', (notice) => {
  const { values, links } = valuesAndLinksAllowedInNotice(notice.kind);
  const content = [
    ...values.map((name) => `- Value: {${name}}`),
    '',
    ...links.flatMap((name) => [`[Link]({${name}})`, '']),
  ].join('\n');
  const { text } = composeNotice(
    textOf(notice.kind, content),
    notice.details,
    sampleSenderReaderAndCodes,
  );
  expect(text.match(/^Value: .+$/gm)).toHaveLength(values.length);
  expect(text.match(/^https:\/\/www\.example\.com\/.*$/gm)).toHaveLength(links.length);
});

it('formats days, amounts and addresses for people', () => {
  const { subject, text } = composeNotice(
    textOf('renewal-reminder', 'For {price}.\n\n[See it]({accountLink})', {
      subject: 'It renews on {renewsAt}',
    }),
    {
      title: 'Annual membership',
      renewsAt: '2027-07-01T23:30:00.000Z',
      price: { currency: 'aud', minorUnits: 11999 },
      days: 7,
    },
    sampleSenderReaderAndCodes,
  );
  expect(subject).toBe('It renews on 2 July 2027');
  expect(text).toContain('For A$119.99.');
  expect(text).toContain('See it:\nhttps://www.example.com/members/account/');
});

describe('the receipt of a renewal', () => {
  const text = textOf(
    'renewed',
    '- Paid: {price}\n- Paid by: {paidWith}\n- From: {paidFrom}\n- Number: {receiptNumber}\n- Order: {orderId}',
  );
  const details = {
    title: 'Annual membership',
    price: { currency: 'gbp', minorUnits: 4999 },
    paidAt: '2027-11-22T17:06:10.000Z',
    paidUntil: '2028-11-22T17:06:10.000Z',
    withdrawUntil: '2027-12-06T23:59:59.000Z',
  };

  it('states the price as the confirmation of an order does, with its currency and VAT', () => {
    const { text: sent } = composeNotice(
      text,
      {
        ...details,
        receiptNumber: 'pi_9',
        orderId: 'o1',
        paidWith: 'Visa card ending in 4242',
        paidFrom: '22 November 2027',
      },
      sampleSenderReaderAndCodes,
    );
    expect(sent).toContain('Paid: £49.99 (pounds sterling), VAT included');
    expect(sent).toContain('Paid by: Visa card ending in 4242');
    expect(sent).toContain('From: 22 November 2027\nNumber: pi_9\nOrder: o1');
    expect(sent).toContain('registered in England and Wales, number');
  });

  it('leaves out what an e-mail of before didn’t know', () => {
    const { text: sent } = composeNotice(text, details, sampleSenderReaderAndCodes);
    expect(sent).toContain('Paid: £49.99');
    expect(sent).not.toMatch(/Paid by|From|Number|Order/);
  });
});

describe('a giver’s own words', () => {
  const gift = (line: string, toName = 'Jo') => ({
    title: 'Gift',
    orderId: 'o1',
    toName,
    line,
    startsOn: '2027-12-24',
  });
  const text = textOf(
    'gift-for-you',
    '- For: {toName}\n- Code: {code}\n\nShe says:\n\n```\n{line}\n```',
  );

  it('are never interpreted as markup', () => {
    const line = '[free]({accountLink}) {code}\n## Big\n<a href="https://evil.example">x</a>';
    const { html } = composeNotice(text, gift(line), sampleSenderReaderAndCodes);
    const shown = new DOMParser().parseFromString(html, 'text/html');
    expect(shown.querySelector('blockquote')?.textContent).toBe(line.replaceAll('\n', ''));
    expect([...shown.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://www.example.com/',
    ]);
    expect(shown.querySelector('h2')).toBeNull();
  });

  it('are left out if empty, together with the part around them', () => {
    const mail = composeNotice(text, gift(' ', ''), sampleSenderReaderAndCodes);
    expect(mail.text).toContain('Code: GIFT-o1');
    expect(mail.text).not.toContain('For:');
    expect(mail.html).not.toContain('<blockquote');
  });
});

describe('an e-mail about a cancellation', () => {
  const text = textOf(
    'cancelled',
    'It ends on {endsAt}.\n\nWithdraw until {withdrawUntil}, and {moneyBack} goes back. [Withdraw]({ordersLink})',
  );
  const details = { title: 'A year', endsAt: '2027-12-24T00:00:00.000Z' };

  it('says what withdrawing would give back, with the way to it', () => {
    const mail = composeNotice(
      text,
      { ...details, withdrawUntil: '6 December 2026', moneyBack: '£49.59' },
      sampleSenderReaderAndCodes,
    );
    expect(mail.text).toContain('Withdraw until 6 December 2026, and £49.59 goes back.');
    expect(mail.text).toContain('/members/account/#orders');
  });

  it('says nothing of it if nothing would go back, or if it was queued before it could say so', () => {
    for (const more of [{ withdrawUntil: '', moneyBack: '' }, {}]) {
      expect(
        composeNotice(text, { ...details, ...more }, sampleSenderReaderAndCodes).text,
      ).not.toContain('Withdraw');
    }
  });
});

it('rejects details of another kind, and names that the kind doesn’t have', () => {
  const details = { title: 'A', endsAt: '2027-12-24T00:00:00.000Z' };
  expect(() =>
    composeNotice(textOf('cancelled', '{title}'), { title: 'A' }, sampleSenderReaderAndCodes),
  ).toThrow();
  expect(() =>
    composeNotice(textOf('cancelled', '{price}'), details, sampleSenderReaderAndCodes),
  ).toThrow('{price}');
  expect(() =>
    composeNotice(textOf('other', '{title}'), details, sampleSenderReaderAndCodes),
  ).toThrow('other');
});

describe('a member’s name', () => {
  const invite = (from: string) =>
    composeNotice(
      textOf('second-member-invitation', '{from} invites you.\n\n[See it]({invitationLink})', {
        subject: '{from} invites you',
      }),
      { from, invitationId: 'i1' },
      sampleSenderReaderAndCodes,
    );

  it('stands on one line, however she has written it', () => {
    const { subject, text } = invite('Ann\r\nBcc: all@example.com\u0007');
    expect(subject).toBe('Ann Bcc: all@example.com invites you');
    expect(text).toContain('Ann Bcc: all@example.com invites you.');
  });

  it('is cut in subject and text', () => {
    const { subject, text } = invite('Ann '.repeat(99));
    expect(subject).toMatch(/^(Ann )+Ann… invites you$/);
    expect(text).not.toContain('Ann '.repeat(20));
  });
});

describe('the greeting of a notice', () => {
  const declined = textOf('shop-return-declined', '{greeting}\n\nSorry: {reason}');
  const details = { number: 'KN-1', shopOrderId: 's1', reason: 'Worn.' };

  it('has the reader’s name where it is known', () => {
    const read = (readerName?: string): string =>
      composeNotice(declined, details, {
        ...sampleSenderReaderAndCodes,
        ...(readerName === undefined ? {} : { readerName }),
      }).text;
    expect(read('Anna')).toContain('Hello Anna,\n\nSorry: Worn.');
    expect(read()).toContain('Hello,\n\nSorry: Worn.');
  });

  it('of a gift is the name that the giver has typed, which says whom she means', () => {
    const gift = { title: 'Gift', orderId: 'o1', line: '', startsOn: '2027-12-24' };
    const read = (toName: string): string =>
      composeNotice(
        textOf('gift-for-you', '{greeting}'),
        { ...gift, toName },
        sampleSenderReaderAndCodes,
      ).text;
    expect(read('Auntie Jean')).toContain('Hello Auntie Jean,');
    expect(read('')).toContain('Hello,');
  });

  it('of the code is not the name of the person whom it is for', () => {
    const { text } = composeNotice(
      textOf('gift-code', '{greeting}'),
      { title: 'Gift', orderId: 'o1', toName: 'Marian', startsOn: '2027-12-24' },
      sampleSenderReaderAndCodes,
    );
    expect(text).toContain('Hello,');
  });
});
