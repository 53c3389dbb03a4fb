import * as v from 'valibot';
import type { Database } from '../store/database.ts';

type MessageState = 'forwarded' | 'failed' | 'invalid' | 'over-limit';

/** Stores the outcome of each message, so that none is forwarded twice. */
export type ContactMessageClaimsAndStates = {
  /** Claims a message for sending. False if it was dealt with before, or is being sent. */
  readonly claim: (submissionId: string) => Promise<boolean>;
  readonly mark: (submissionId: string, state: MessageState) => Promise<void>;
};

const day = 24 * 60 * 60 * 1000;
/** Well after the host has stopped repeating its event. */
const keptFor = 30 * day;
/** A process that has been sending for this long has crashed. */
const longestSending = 30_000;

const claimStatement = `
  with expired as (delete from contact_messages where updated_at < $3)
  insert into contact_messages (submission_id, state, updated_at) values ($1, 'sending', $2)
  on conflict (submission_id) do update set state = 'sending', updated_at = $2
  where contact_messages.state = 'failed'
    or (contact_messages.state = 'sending' and contact_messages.updated_at < $4)
  returning submission_id`;

const markStatement = `
  insert into contact_messages (submission_id, state, updated_at) values ($1, $2, $3)
  on conflict (submission_id) do update set state = $2, updated_at = $3`;

export const openContactMessageClaimsAndStates = (
  database: Database,
  now: () => Date,
): ContactMessageClaimsAndStates => ({
  claim: async (submissionId) => {
    const time = now();
    const rows = await database.query(v.object({ submission_id: v.string() }), claimStatement, [
      submissionId,
      time,
      new Date(time.getTime() - keptFor),
      new Date(time.getTime() - longestSending),
    ]);
    return rows.length === 1;
  },
  mark: async (submissionId, state) => {
    await database.query(v.object({}), markStatement, [submissionId, state, now()]);
  },
});
