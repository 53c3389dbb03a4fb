import * as v from 'valibot';
import { MailUnavailable, requireSafeHeaders, type MailSender } from './mail-sender.ts';

/** Where Postmark's API is, and who sends. */
export type PostmarkSettings = {
  /** Such as `https://api.postmarkapp.com`, without a slash at the end. */
  readonly apiUrl: string;
  readonly serverToken: string;
  /** The address that e-mails come from. Postmark has to know it as a sender of ours. */
  readonly from: string;
};

const timeoutMs = 6000;

const Answer = v.object({ ErrorCode: v.number() });

/** Sends e-mails with Postmark. Opens and links are not tracked. */
export const createPostmark = (
  { apiUrl, serverToken, from }: PostmarkSettings,
  fetchUrl: typeof fetch = fetch,
): MailSender => ({
  send: async (mail) => {
    requireSafeHeaders(mail);
    try {
      const answer = await fetchUrl(`${apiUrl}/email`, {
        method: 'POST',
        headers: {
          'x-postmark-server-token': serverToken,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({
          From: from,
          To: mail.to,
          ReplyTo: mail.replyTo,
          Subject: mail.subject,
          TextBody: mail.text,
          MessageStream: 'outbound',
          TrackOpens: false,
          TrackLinks: 'None',
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { ErrorCode: code } = v.parse(Answer, await answer.json());
      if (!answer.ok || code !== 0) {
        throw new Error(`Postmark answered ${answer.status} with the code ${code}.`);
      }
    } catch (error) {
      throw new MailUnavailable(error);
    }
  },
});
