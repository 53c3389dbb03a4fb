import { Hono } from 'hono';
import * as v from 'valibot';
import type { InboxStore } from './inbox-store.ts';

const Email = v.object({
  From: v.string(),
  To: v.string(),
  ReplyTo: v.optional(v.string()),
  Subject: v.string(),
  TextBody: v.string(),
});

const answer = (status: 200 | 401 | 422, code: number, message: string): Response =>
  Response.json({ ErrorCode: code, Message: message }, { status });

/** The call of Postmark's API that the site makes: send one e-mail. It arrives in the inbox of this machine. */
export const createPostmarkApi = (store: InboxStore, serverToken: string): Hono => {
  const api = new Hono();
  api.post('/email', async (context) => {
    if (context.req.header('x-postmark-server-token') !== serverToken) {
      return answer(401, 10, 'Bad or missing API token.');
    }
    const body = v.safeParse(Email, await context.req.json());
    if (!body.success) return answer(422, 300, 'Invalid email request.');
    const { To: to, ReplyTo: replyTo, Subject: subject, TextBody: text } = body.output;
    store.addMail({ to, ...(replyTo === undefined ? {} : { replyTo }), subject, text, token: '' });
    return answer(200, 0, 'OK');
  });
  return api;
};
