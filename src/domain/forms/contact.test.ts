import { describe, expect, it } from 'vitest';
import { cleanContactMessage, findContactFieldErrors, findForgedFields } from './contact.ts';

const valid = { name: 'Anna', email: 'anna@example.com', phone: '', message: 'Hello' };
const sentences = (change: Partial<typeof valid>) =>
  findContactFieldErrors(cleanContactMessage({ ...valid, ...change })).map(
    ({ sentence }) => sentence,
  );

describe('findContactFieldErrors', () => {
  it('accepts a message with and without a phone number', () => {
    expect(sentences({})).toEqual([]);
    expect(sentences({ phone: '+44 114 496 0000' })).toEqual([]);
  });

  it('asks for each required field that is empty or blank, in the order of the form', () => {
    const wanted = [
      'Tell us your name.',
      'Tell us your e-mail address, so that we can answer.',
      'Write your message.',
    ];
    expect(sentences({ name: '', email: '', message: '' })).toEqual(wanted);
    expect(sentences({ name: ' \t', email: '  ', message: '\n \n' })).toEqual(wanted);
    expect(sentences({ name: '\u200b', email: '\ufeff', message: '\u200b\n\u2060' })).toEqual(
      wanted,
    );
  });

  it('accepts as many characters as the limit, and not one more', () => {
    expect(sentences({ message: 'a'.repeat(5000), name: 'a'.repeat(100) })).toEqual([]);
    expect(sentences({ message: 'a'.repeat(102_400) })).toEqual([
      'Shorten your message: it has 102,400 characters, and we can take 5,000.',
    ]);
    expect(sentences({ name: 'a'.repeat(101), phone: '0'.repeat(41) })).toEqual([
      'Shorten your name to 100 characters or fewer.',
      'Shorten your phone number to 40 characters or fewer.',
    ]);
    expect(sentences({ email: 'an\u200bna@example.com' })).toEqual([
      'Delete your e-mail address and type it by hand: it has a character that can’t be seen.',
    ]);
    expect(sentences({ email: 'anna' })).toEqual([
      'Check your e-mail address: it should look like name@example.com.',
    ]);
  });
});

describe('cleanContactMessage', () => {
  it('removes line breaks from every field but the message', () => {
    expect(
      cleanContactMessage({
        name: 'Anna\r\nBcc: all@example.com',
        email: ' anna@example.com\u2028',
        phone: '0\n1',
        message: ' one\ntwo <script>alert(1)</script> ',
      }),
    ).toEqual({
      name: 'Anna Bcc: all@example.com',
      email: 'anna@example.com',
      phone: '0 1',
      message: 'one\ntwo <script>alert(1)</script>',
    });
  });
});

describe('findForgedFields', () => {
  it('finds nothing in what the form sends, with scripts or without', () => {
    expect(findForgedFields({ ...valid, message: 'Two\r\nlines' })).toEqual([]);
  });

  it.each([
    ['blanks', { name: ' ', email: '', message: '\n' }, ['name', 'email', 'message']],
    ['a header in the name', { name: 'Anna\r\nBcc: all@example.com' }, ['name']],
    ['a header in the address', { email: 'anna@example.com\nBcc: all@example.com' }, ['email']],
    ['a header in the phone number', { phone: '0\r\nBcc: all@example.com' }, ['phone']],
    ['a line separator in the name', { name: 'Anna\u2028Bcc: all@example.com' }, ['name']],
    ['100 KB', { message: 'a'.repeat(102_400) }, ['message']],
  ])('finds %s', (_, change, fields) => {
    expect(findForgedFields({ ...valid, ...change })).toEqual(fields);
  });
});
