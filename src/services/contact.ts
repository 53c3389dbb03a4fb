import { contactFormName, type ContactMessage } from '../domain/contact.ts';
import { honeypot } from '../domain/honeypot.ts';
import { routes } from '../domain/routes.ts';

const timeoutMs = 20_000;

/** Sends a message to the host's form handler, as the form itself would. False when it may not have arrived. */
export const sendContactMessage = async (
  message: ContactMessage,
  botField: string,
): Promise<boolean> => {
  try {
    const response = await fetch(routes.success, {
      method: 'POST',
      body: new URLSearchParams({
        'form-name': contactFormName,
        ...message,
        [honeypot.name]: botField,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
};
