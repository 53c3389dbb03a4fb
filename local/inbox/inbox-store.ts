import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import * as v from 'valibot';
import type { SubmissionStore } from '../forms/submission.ts';

const Message = v.object({
  kind: v.literal('message'),
  at: v.string(),
  id: v.optional(v.string(), ''),
  form: v.string(),
  fields: v.array(v.tuple([v.string(), v.string()])),
});
const Mail = v.object({
  kind: v.literal('mail'),
  at: v.string(),
  to: v.string(),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.optional(v.string()),
  messageId: v.optional(v.string()),
  token: v.string(),
});
/** What a function did with a submitted form. */
const Note = v.object({
  kind: v.literal('note'),
  at: v.string(),
  id: v.string(),
  note: v.string(),
});
const Item = v.variant('kind', [Message, Mail, Note]);
const Status = v.picklist(['pending', 'subscribed', 'unsubscribed', 'cleaned']);
const Subscriber = v.object({ email: v.string(), token: v.string(), status: Status });
const Subscribers = v.array(Subscriber);

/** A submitted form, an e-mail that a service would have sent, or a note on a form. */
export type InboxItem = v.InferOutput<typeof Item>;
type SubscriberStatus = v.InferOutput<typeof Status>;
export type Subscriber = v.InferOutput<typeof Subscriber>;

/** Stores messages, e-mails and the mailing list on disk. */
export type InboxStore = {
  readonly items: () => readonly InboxItem[];
  readonly submissions: SubmissionStore;
  readonly addMail: (mail: {
    to: string;
    replyTo?: string | undefined;
    subject: string;
    text: string;
    html?: string | undefined;
    messageId?: string | undefined;
    token: string;
  }) => void;
  readonly subscribers: () => readonly Subscriber[];
  readonly findSubscriber: (matches: (subscriber: Subscriber) => boolean) => Subscriber | undefined;
  /** Adds an address or changes its status. The token in the links of an address stays the same. */
  readonly putSubscriber: (email: string, status: SubscriberStatus) => Subscriber;
  readonly removeSubscriber: (email: string) => void;
};

const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Opens the store in a folder. Only one process may use it at a time. */
export const openInboxStore = (folder: string, now = () => new Date()): InboxStore => {
  mkdirSync(folder, { recursive: true });
  const itemsFile = path.join(folder, 'items.jsonl');
  const listFile = path.join(folder, 'mailing-list.json');

  const add = (item: InboxItem): void => {
    appendFileSync(itemsFile, `${JSON.stringify(item)}\n`);
  };
  const subscribers = (): readonly Subscriber[] =>
    existsSync(listFile) ? v.parse(Subscribers, JSON.parse(readFileSync(listFile, 'utf8'))) : [];
  const writeSubscribers = (all: readonly Subscriber[]): void => {
    writeFileSync(`${listFile}.draft`, JSON.stringify(all, null, 1));
    renameSync(`${listFile}.draft`, listFile);
  };

  return {
    items: () =>
      existsSync(itemsFile)
        ? readFileSync(itemsFile, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => v.parse(Item, JSON.parse(line)))
        : [],
    submissions: {
      add: ({ id, form, fields }) =>
        add({
          kind: 'message',
          at: now().toISOString(),
          id,
          form,
          fields: fields.map(([name, value]) => [name, value]),
        }),
      note: (id, note) => add({ kind: 'note', at: now().toISOString(), id, note }),
    },
    addMail: (mail) => add({ kind: 'mail', at: now().toISOString(), ...mail }),
    subscribers,
    findSubscriber: (matches) => subscribers().find(matches),
    removeSubscriber: (email) =>
      writeSubscribers(subscribers().filter((one) => !isSameAddress(one.email, email))),
    putSubscriber: (email, status) => {
      const all = subscribers();
      const known = all.find((one) => isSameAddress(one.email, email));
      const subscriber: Subscriber = {
        email: known?.email ?? email,
        token: known?.token ?? randomBytes(12).toString('hex'),
        status,
      };
      writeSubscribers([...all.filter((one) => one !== known), subscriber]);
      return subscriber;
    },
  };
};
