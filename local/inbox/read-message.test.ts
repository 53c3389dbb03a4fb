import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

/** Encodes an e-mail as our functions send it. */
const write = async (mail: { subject: string; text: string; html?: string }): Promise<Buffer> => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from: 'us@example.com',
    to: { name: '', address: 'anna@example.com' },
    replyTo: 'answers@example.com',
    messageId: '<one@example.com>',
    ...mail,
  });
  if (!Buffer.isBuffer(message)) throw new Error('The message is no buffer.');
  return message;
};

const long = 'a word of many '.repeat(40).trim();

it.each([
  ['one line of ASCII', 'Hello', undefined],
  ['quotes, pounds and pictures', '“£24” for Zoë’s pack 🏋️‍♀️', '<p>“£24” for Zoë’s pack 🏋️‍♀️</p>'],
  [
    'equals signs and ends of lines',
    'a=b =41 =\nnext = line\n.dot\nFrom here\n\nend',
    '<p>=3D</p>',
  ],
  ['a long line', `${long} é ${long}`, `<p>${long} é ${long}</p>`],
  ['a long line of ASCII', long, `<p>${long}</p>`],
  ['other alphabets', 'Привет, 日本語のテキスト', undefined],
])('reads back what was sent: %s', async (_, text, html) => {
  const subject = `Order: ${text.replaceAll('\n', ' ').slice(0, 120).trim()}`;
  const read = readMessage(await write({ subject, text, ...(html === undefined ? {} : { html }) }));
  expect(read).toMatchObject({
    messageId: '<one@example.com>',
    from: 'us@example.com',
    to: 'anna@example.com',
    replyTo: 'answers@example.com',
    subject,
  });
  expect(read.text.trimEnd()).toBe(text);
  expect(read.html?.trimEnd()).toBe(html);
});
