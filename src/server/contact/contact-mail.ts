import type { ContactMessage } from '../../domain/forms/contact.ts';
import {
  mailLineWithoutControls,
  mailMessageWithoutControls,
  sanitiseAndShortenMailName,
} from '../../domain/mails/sanitise-mail-text.ts';
import type { Mail } from '../mail/mail-sender.ts';

/**
 * The e-mail that forwards a message from the contact form. Only the subject and the reply address
 * are made from user input: one line without invisible characters, and one validated address.
 * Everything else is in the plain text.
 */
export const toContactMail = (message: ContactMessage, contactInbox: string): Mail => ({
  to: contactInbox,
  replyTo: message.email,
  subject: `Contact form: ${sanitiseAndShortenMailName(message.name)}`,
  text: [
    `Name: ${mailLineWithoutControls(message.name)}`,
    `E-mail: ${message.email}`,
    `Phone: ${message.phone === '' ? 'none' : message.phone}`,
    '',
    mailMessageWithoutControls(message.message),
    '',
    '-- ',
    'Sent with the contact form of the site. If you reply to this e-mail, your reply goes to the address above.',
  ].join('\n'),
});
