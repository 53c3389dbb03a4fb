import type { ContactMessage } from '../../domain/contact.ts';
import { removeInvisible } from '../../domain/invisible.ts';
import type { Mail } from '../mail/mail-sender.ts';

// Everything that controls a terminal or an e-mail program, except line breaks and tabs.
const controls = /[^\P{Cc}\r\n\t]/gu;

/**
 * The e-mail that forwards a message from the contact form. Only the subject and the reply address are made from user input: one
 * line without invisible characters, and one validated address. Everything else is in the plain text.
 */
export const toContactMail = (message: ContactMessage, contactInbox: string): Mail => ({
  to: contactInbox,
  replyTo: message.email,
  subject: `Contact form: ${removeInvisible(message.name)}`,
  text: [
    `Name: ${removeInvisible(message.name)}`,
    `E-mail: ${message.email}`,
    `Phone: ${message.phone === '' ? 'none' : message.phone}`,
    '',
    message.message.replaceAll(controls, ''),
    '',
    '-- ',
    'Sent with the contact form of the site. If you answer this e-mail, the answer goes to the address above.',
  ].join('\n'),
});
