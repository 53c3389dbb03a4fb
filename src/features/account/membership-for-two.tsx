import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { isEmailAddress, trimEmailAddress } from '../../domain/email-address.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { requestSecondMemberChange } from '../../services/account/account-api.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Field } from '../../ui/kit/field.ts';
import { AccountSection } from './parts.tsx';
import { ActionWithConfirmation } from './two-steps.tsx';

type InviteProps = { readonly isReplacing: boolean };

const Invite = ({ isReplacing }: InviteProps): ReactElement => {
  const id = useId();
  const [address, setAddress] = useState('');
  const wanted = trimEmailAddress(address);
  return (
    <ActionWithConfirmation
      ask={isReplacing ? 'Invite somebody else' : 'Invite somebody'}
      title={isReplacing ? 'Invite somebody else' : 'Who shares it with you?'}
      confirm="Send the invitation"
      keep="Not now"
      isLoud={!isReplacing}
      call={requestSecondMemberChange({ action: 'invite', address: wanted })}
      done={() => `The invitation is on its way to ${wanted}.`}
      missing={() =>
        isEmailAddress(wanted) ? undefined : 'Write her e-mail address, such as nora@example.com.'
      }
    >
      {(wrong) => (
        <>
          <p>
            She gets an e-mail with a link, opens an account of her own and has the same plans as
            you. You keep paying for both.
            {isReplacing ? ' The link in the other e-mail stops working.' : ''}
          </p>
          <Field>
            <label htmlFor={id}>Her e-mail address</label>
            <input
              {...wrong}
              id={id}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </Field>
        </>
      )}
    </ActionWithConfirmation>
  );
};

type Second = NonNullable<NonNullable<AccountAnswer['membership']>['second']>;

const Shared = ({ second }: { readonly second: Second }): ReactElement => {
  const who = second.address ?? 'somebody whose account has been deleted';
  return (
    <>
      <p>
        {second.state === 'invited'
          ? `You invited ${who} on ${readableUkDate(second.since)}. The place is hers once she opens the link in that e-mail.`
          : `Shared with ${who} since ${readableUkDate(second.since)}.`}
      </p>
      <ButtonRow>
        <ActionWithConfirmation
          ask={second.state === 'invited' ? 'Take the invitation back' : 'Remove her'}
          confirm={second.state === 'invited' ? 'Yes, take it back' : 'Yes, remove her'}
          keep={second.state === 'invited' ? 'Leave it' : 'Keep her'}
          call={requestSecondMemberChange({ action: 'remove' })}
          done={() => 'The place is free again.'}
        >
          <p>
            {second.state === 'invited'
              ? 'The link in her e-mail stops working.'
              : 'The plans in your membership close for her straight away, and we’ll e-mail her. Anything she has bought herself is still hers. You can then invite somebody else.'}
          </p>
        </ActionWithConfirmation>
        {second.state === 'invited' ? <Invite isReplacing /> : null}
      </ButtonRow>
    </>
  );
};

type SecondPlaceProps = { readonly account: AccountAnswer };

/**
 * The second place of a membership for two, for the member who pays and for the one invited.
 * Renders nothing for anybody else.
 */
export const MembershipForTwo = ({
  account: { membership, rights },
}: SecondPlaceProps): ReactElement | null => {
  const isGuest = rights.some(({ from, state }) => from === 'second-member' && state !== 'ended');
  const isHost = membership?.offer === 'two' && membership.state !== 'ended';
  if (!isGuest && !isHost) return null;
  return (
    <AccountSection id="two" title="For two">
      {isHost && membership.second === null ? (
        <>
          <p>The second place is free.</p>
          <ButtonRow>
            <Invite isReplacing={false} />
          </ButtonRow>
        </>
      ) : null}
      {isHost && membership.second !== null ? <Shared second={membership.second} /> : null}
      {isGuest ? (
        <>
          <p>Somebody shares her membership with you.</p>
          <ButtonRow>
            <ActionWithConfirmation
              ask="Leave it"
              title="Leave the shared membership"
              confirm="Yes, leave it"
              keep="Stay"
              call={requestSecondMemberChange({ action: 'leave' })}
              done={() => 'You have left it.'}
            >
              <p>
                Its plans close for you at once. What you have bought or been given yourself stays
                yours.
              </p>
            </ActionWithConfirmation>
          </ButtonRow>
        </>
      ) : null}
    </AccountSection>
  );
};
