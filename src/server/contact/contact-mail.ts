import type { ContactMessage } from '../../domain/contact.ts';
import { removeInvisible } from '../../domain/invisible.ts';
import type { Mail } from '../mail/mail-sender.ts';

// Everything that steers a terminal or a program that reads e-mails, except line breaks and tabs.
const controls = /[^\P{Cc}\r\n\t]/gu;

/**
 * The e-mail that brings us a message of the contact form. Only the subject and the address for answers are made of what
 * somebody typed: one line without anything invisible, and one address that was checked. Everything else is in the plain text.
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
