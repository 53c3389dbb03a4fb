import { contactFormName, type ContactMessage } from '../domain/forms/contact.ts';
import { honeypotFieldNameAndLabel } from '../domain/forms/honeypot-field.ts';
import { routes } from '../domain/routes.ts';
import { formTimeoutMs } from '../domain/timeouts.ts';
import { awaitWithPageNoticeIfSlow } from './await-with-page-notice-if-slow.ts';

/**
 * Sends a message to the host's form handler, as the form itself would. False when it may not have
 * arrived.
 */
export const submitContactFormToHost = async (
  message: ContactMessage,
  botField: string,
): Promise<boolean> => {
  try {
    const request = fetch(routes.success, {
      method: 'POST',
      body: new URLSearchParams({
        'form-name': contactFormName,
        ...message,
        [honeypotFieldNameAndLabel.name]: botField,
      }),
      signal: AbortSignal.timeout(formTimeoutMs),
    });
    const response = await awaitWithPageNoticeIfSlow(request);
    return response.ok;
  } catch {
    return false;
  }
};
