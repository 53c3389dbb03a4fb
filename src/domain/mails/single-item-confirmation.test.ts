// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { instantSupplyStatements } from '../orders/instant-supply-agreements.ts';
import {
  composeSingleItemConfirmation,
  singleItemConfirmationWordingVersion,
} from './single-item-confirmation.ts';
import { sampleSenderReaderAndCodes } from './sample-sender-reader-and-codes.test-support.ts';
import { SingleItemConfirmationDetails } from './single-item-confirmation-details.ts';
import { singleItemConfirmationSamplesByTitle } from './single-item-confirmation-samples-by-title.ts';

const names = {
  packNow: 'A pack that opens at once',
  packLater: 'A pack that opens after 14 days',
  membershipNow: 'A membership that starts at once',
  membershipLater: 'A membership that starts after 14 days',
  giftYear: 'A year of membership as a gift',
  giftPack: 'A pack as a gift',
} as const;
const sample = (name: keyof typeof names): SingleItemConfirmationDetails =>
  v.parse(SingleItemConfirmationDetails, singleItemConfirmationSamplesByTitle[names[name]]);
const textOf = (name: keyof typeof names): string =>
  composeSingleItemConfirmation(sample(name), sampleSenderReaderAndCodes).text;
const pageOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
/** The visible text, with whitespace collapsed. */
const wordsIn = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

it('changes its version with every change of its text', () => {
  const all = Object.values(singleItemConfirmationSamplesByTitle).map((details) =>
    composeSingleItemConfirmation(details, sampleSenderReaderAndCodes),
  );
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
  expect(
    singleItemConfirmationWordingVersion,
    'The texts have changed: give singleItemConfirmationWordingVersion the day of the change and the digest at the end.',
  ).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2}-${digest}$`));
});

describe('every order confirmation', () => {
  it.each(Object.entries(singleItemConfirmationSamplesByTitle))(
    'states the product, the price, the date, the number and the full text of the consents: %s',
    (_, details) => {
      const { text } = composeSingleItemConfirmation(details, sampleSenderReaderAndCodes);
      const amount = details.currency === 'gbp' ? '£24 (pounds' : 'A$119.99 (Australian dollars)';
      for (const expected of [
        `What: ${details.title}`,
        amount,
        'VAT included',
        'Ordered: 22 November 2026, 17:05 (UK time)',
        `Order number: ${details.orderId}`,
        '\n\nHello,\n\n',
        'Best wishes, Seller Ltd',
        'https://www.example.com/members/',
        'of 2 November 2026',
        'Seller Ltd, registered in England and Wales, number 01234567. 1 Street, Town. us@example.com',
      ]) {
        expect(text).toContain(expected);
      }
      if (details.kind === 'gift') {
        expect(text).not.toContain('ticked');
        return;
      }
      expect(text).toContain(`(version ${details.agreements.version})`);
      const { supplyNow, knowsConsequence } = instantSupplyStatements[details.kind];
      const lineOf = (isTicked: boolean, words: string): string =>
        isTicked ? `[x] You ticked: “${words}”` : `[ ] You left unticked: “${words}”`;
      expect(wordsIn(text)).toContain(lineOf(details.agreements.supplyNow, supplyNow));
      expect(wordsIn(text)).toContain(
        lineOf(details.agreements.knowsConsequence, knowsConsequence),
      );
    },
  );

  it.each(Object.entries(singleItemConfirmationSamplesByTitle))(
    'has the same content as text and as HTML: %s',
    (_, details) => {
      const { subject, text, html } = composeSingleItemConfirmation(
        details,
        sampleSenderReaderAndCodes,
      );
      const page = pageOf(html);
      expect(page.title).toBe(subject);
      const plain = wordsIn(text.replaceAll(/^> /gm, ''));
      const found: string[] = [];
      const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) found.push(wordsIn(texts.currentNode.textContent ?? ''));
      const missing = found.filter((words) => !plain.includes(words));
      // The sender's name appears only in the HTML's header.
      expect(missing).toEqual(['Knurl']);
    },
  );

  it.each(Object.entries(singleItemConfirmationSamplesByTitle))(
    'loads nothing, runs nothing, and links only to this site: %s',
    (_, details) => {
      const { html } = composeSingleItemConfirmation(details, sampleSenderReaderAndCodes);
      const page = pageOf(html);
      expect(
        page.querySelectorAll('img, script, link, iframe, form, object, [onclick]').length,
      ).toBe(0);
      expect(html).not.toMatch(/url\(|@import|http-equiv/i);
      const links = [...page.querySelectorAll('a')].map((link) => new URL(link.href).origin);
      expect([...new Set(links)]).toEqual([sampleSenderReaderAndCodes.siteUrl]);
    },
  );
});

describe('the confirmation of a pack', () => {
  it('says that the right to withdraw has ended if the pack opened at once', () => {
    expect(textOf('packNow')).toContain(
      'your right to withdraw within 14 days, which the law calls your right to cancel, has ended',
    );
    expect(textOf('packNow')).not.toContain('You have until the end of');
    expect(textOf('packNow')).toContain('Opens: Straight away');
    expect(textOf('packNow')).not.toContain('renews');
  });

  it('says when a pack that isn’t open yet opens, until when she can withdraw, and with which form', () => {
    const text = textOf('packLater');
    expect(text).toContain('Opens: 6 December 2026, 17:06 (UK time)');
    expect(text).toContain('You have until the end of 6 December 2026 to withdraw');
    expect(text).toContain('We refund all of the price');
    expect(text).toContain('> I give notice that I cancel my contract for Strength & Power');
  });

  it('counts the days to withdraw from the payment if it came later', () => {
    const details = { ...sample('packLater'), paidAt: '2026-11-25T09:00:00.000Z' };
    const { text } = composeSingleItemConfirmation(
      v.parse(SingleItemConfirmationDetails, details),
      sampleSenderReaderAndCodes,
    );
    expect(text).toContain('You have until the end of 9 December 2026 to withdraw');
  });
});

describe('the confirmation of a membership', () => {
  it('says when it renews, for how much, and how to stop it', () => {
    const text = textOf('membershipNow');
    expect(text).toContain('On 22 November 2027 your membership renews for another year.');
    // The first year costs more than the following ones.
    expect(text).toContain('Price: A$119.99 (Australian dollars)');
    expect(text).toContain('We then take A$99.99 (Australian dollars), VAT included');
    expect(text).toContain('“Cancel the membership” on your account page');
    expect(text).toContain('We keep a share of the price for the days that you have had');
  });

  it('says, if the membership starts later, that nothing was taken yet, and when it will be', () => {
    const text = textOf('membershipLater');
    expect(text).toContain('Paid: Nothing yet. We take the payment on 6 December 2026');
    expect(text).toContain('On 6 December 2027 your membership renews');
    expect(text).toContain('You have until the end of 6 December 2026 to withdraw');
  });
});

describe('the confirmation of a gift', () => {
  it('says when and to whom the code of a year goes, that nothing renews, and how to withdraw', () => {
    const text = wordsIn(textOf('giftYear'));
    expect(text).toContain('Can be used from: 25 December 2026');
    expect(text).toContain('We’ll send it to bea@example.com on 25 December 2026.');
    expect(text).toContain('nothing renews, and there is nothing more to pay');
    expect(text).toContain('Until the code is used, you can choose');
    expect(text).not.toContain('renews for another year');
  });

  it('names no other recipient if the giver hands over the code herself', () => {
    const text = wordsIn(textOf('giftPack'));
    expect(text).toContain('No one: you give it to her yourself');
    expect(text).not.toContain('We’ll send it');
    expect(text).toContain('the pack, which is then hers to keep');
  });
});

it('escapes markup in a title', () => {
  const title = '<img src=x onerror="alert(1)"> & </title><script>\'';
  const { html, text } = composeSingleItemConfirmation(
    { ...sample('packLater'), title },
    sampleSenderReaderAndCodes,
  );
  const page = pageOf(html);
  expect(page.querySelectorAll('img, script').length).toBe(0);
  expect(page.querySelector('h1')?.textContent).toBe(`Thank you. You have ordered ${title}.`);
  expect(page.title).toContain(title);
  expect(text).toContain(title);
});
