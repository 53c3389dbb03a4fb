import { useState } from 'react';
import type { ReactElement } from 'react';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { deletionLossSentences } from '../../domain/account/deletion-words.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { routes } from '../../domain/routes.ts';
import { requestAccountDeletion } from '../../services/account/account-api.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { confirmLogoutAskingAboutLog } from '../../page-parts/training/ask-about-log.ts';
import { ActionWithConfirmation } from './two-steps.tsx';
import { Checkbox } from '../../ui/kit/checkbox.tsx';

type DeleteAccountProps = { readonly account: AccountAnswer };

/**
 * Deletes the member's account: says what is lost, needs a tick and a press, then logs her out and
 * opens a page that confirms it.
 */
export const DeleteAccount = ({ account }: DeleteAccountProps): ReactElement => {
  const { logOut } = useLoginActions();
  const [isSure, setSure] = useState(false);
  if (account.deletionAskedAt !== null) {
    return (
      <p>
        You asked for it on {readableUkDate(account.deletionAskedAt)}. It is being deleted, and
        we’ll e-mail you when it’s done.
      </p>
    );
  }
  return (
    <ActionWithConfirmation
      ask="Delete my account"
      confirm="Delete it for good"
      keep="Keep my account"
      call={requestAccountDeletion}
      missing={() => (isSure ? undefined : 'Tick that you are sure first.')}
      done={() => {
        void confirmLogoutAskingAboutLog('surely').then(() => logOut(routes.accountDeleted));
        return 'Your account is being deleted, and you are being logged out.';
      }}
    >
      <p>You’ll lose the following, and we can’t restore it:</p>
      <ul>
        {deletionLossSentences(account).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        By law we have to keep your orders, their confirmations and your payments for six years.
        Everything else is deleted, and we’ll e-mail you when it’s done.
      </p>
      <Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)}>
        I am sure. Delete my account.
      </Checkbox>
    </ActionWithConfirmation>
  );
};
