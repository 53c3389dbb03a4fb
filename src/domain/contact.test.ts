import { describe, expect, it } from 'vitest';
import { findContactErrors, toContactMessage } from './contact.ts';

const valid = { name: 'Anna', email: 'anna@example.com', phone: '', message: 'Hello' };
const sentences = (change: Partial<typeof valid>) =>
  findContactErrors(toContactMessage({ ...valid, ...change })).map(({ sentence }) => sentence);

describe('findContactErrors', () => {
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
    expect(sentences({ email: 'anna' })).toEqual([
      'Check your e-mail address: it should look like name@example.com.',
    ]);
  });
});

describe('toContactMessage', () => {
  it('removes line breaks from every field but the message', () => {
    expect(
      toContactMessage({
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
