import * as v from 'valibot';
import { deleteExpiredRateLimits } from '../../../src/server/rate-limit/delete-expired-rate-limits.ts';
import { awaitWorkThenCloseDatabases, openDatabase } from '../../../src/server/store/database.ts';

const Fields = v.array(v.tuple([v.string(), v.string()]));
const Items = v.array(
  v.variant('kind', [
    v.object({ kind: v.literal('message'), form: v.string(), fields: Fields }),
    v.object({
      kind: v.literal('mail'),
      to: v.string(),
      replyTo: v.optional(v.string()),
      subject: v.string(),
      text: v.string(),
    }),
    v.object({ kind: v.literal('note'), note: v.string() }),
  ]),
);

export const inboxAddress = process.env['INBOX_URL'] ?? 'http://localhost:8891';

const readItems = async (): Promise<v.InferOutput<typeof Items>> =>
  v.parse(Items, await (await fetch(`${inboxAddress}/items.json`)).json());

/** A sender's contact messages, each with its fields by name. */
export const messagesFrom = async (email: string): Promise<readonly Record<string, string>[]> =>
  (await readItems())
    .flatMap((item) => (item.kind === 'message' ? [Object.fromEntries(item.fields)] : []))
    .filter((fields) => fields['email'] === email);

/** A sender's contact messages that were forwarded to us as e-mails, as text. */
export const forwardedFrom = async (email: string): Promise<readonly string[]> =>
  (await readItems()).flatMap((item) =>
    item.kind === 'mail' && item.replyTo === email ? [item.text] : [],
  );

/** An address as e-mails have it: with the domain in lower case. */
const asWritten = (email: string): string =>
  email.replace(/@.*$/, (domain) => domain.toLowerCase());

/** The e-mails to an address, each with its links. */
export const mailsTo = async (
  email: string,
): Promise<readonly { readonly subject: string; readonly links: readonly string[] }[]> =>
  (await readItems()).flatMap((item) =>
    item.kind === 'mail' && item.to === asWritten(email)
      ? [{ subject: item.subject, links: item.text.match(/http:\S+/g) ?? [] }]
      : [],
  );

let people = 0;

/** An address that no other test uses. */
export const newAddress = (domain = 'example.com'): string => {
  people += 1;
  return `reader-${process.pid}-${Date.now()}-${people}@${domain}`;
};

/**
 * Resets this machine's rate limits: all tests come from one address, and the limits are tested
 * elsewhere.
 */
export const resetRateLimits = async (): Promise<void> => {
  const database = openDatabase(process.env['DATABASE_URL'] ?? '');
  await awaitWorkThenCloseDatabases(
    deleteExpiredRateLimits(database, new Date('9999-01-01')),
    database,
  );
};
