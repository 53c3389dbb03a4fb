import * as v from 'valibot';
import { invitationValidityDays } from '../../domain/account/second-member.ts';
import { isMailSentOrGivenUpSql } from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';

/**
 * Takes back invitations that haven't been accepted for a month, and deletes the addresses of
 * finished invitations: we only have them from the member who typed them.
 */
export const removeOldInvitationsAndAddresses = async (
  database: Database,
  now: Date,
): Promise<void> => {
  await database.query(
    v.object({}),
    `with over as (
       update second_members set state = 'removed', removed_at = $1, address = null
       where state = 'invited' and invited_at < $1::timestamptz - make_interval(days => $2)
       returning invitation_id
     )
     update mails set address = '', details = '{}'
     where kind = 'second-member-invitation' and address <> '' and ${isMailSentOrGivenUpSql}
       and not exists (
         select from second_members
         where second_members.state = 'invited' and mail_id = 'second-member-invitation:' || invitation_id
           and invitation_id not in (select invitation_id from over)
       )`,
    [now, invitationValidityDays],
  );
};
