import { createContext, use, useState } from 'react';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import type { CallAccountApiWithToken } from '../../services/account/account-api.ts';

/** The sections of the account page, by their URL fragments. */
export type AccountSectionId =
  | 'arrival'
  | 'membership'
  | 'yours'
  | 'orders'
  | 'shop-orders'
  | 'payments'
  | 'gifts'
  | 'two'
  | 'proofs'
  | 'mails'
  | 'data';

/** The result of a press: the member's updated account, or a sentence saying why it failed. */
export type AccountActionResult =
  | { readonly kind: 'done'; readonly account: AccountAnswer }
  | { readonly kind: 'problem'; readonly sentence: string }
  /** The member's login has expired; the page around this one says so. */
  | { readonly kind: 'signed-out' };

type AccountPage = {
  readonly account: AccountAnswer;
  /** Sends a request, and shows the account in its answer. */
  readonly send: (call: CallAccountApiWithToken) => Promise<AccountActionResult>;
  /** Announces the result of a press in that section of the page. */
  readonly say: (section: AccountSectionId, sentence: string) => void;
};

/** Provided by the account page once the member's account has loaded. */
export const AccountContext = createContext<AccountPage | undefined>(undefined);

/** The section of the page that a component is in. */
export const EnclosingAccountSectionIdContext = createContext<AccountSectionId>('membership');

/** The member's account, for the sections of the page. */
const useAccountPage = (): AccountPage => {
  const page = use(AccountContext);
  if (page === undefined) throw new Error('This part belongs on the account page.');
  return page;
};

type Press = {
  readonly isBusy: boolean;
  /** Why the last press failed; cleared by the next one. */
  readonly problem: string | undefined;
  /**
   * Sends a request, then announces the result. Further presses are ignored while it is under way.
   */
  readonly press: (
    call: CallAccountApiWithToken,
    done: (account: AccountAnswer) => string,
    after?: () => void,
  ) => void;
  /** Shows a sentence as if a press had failed, or clears it. */
  readonly setProblem: (sentence: string | undefined) => void;
};

/** The state of a button that changes the member's account. */
export const useAccountActionButton = (): Press => {
  const { send, say } = useAccountPage();
  const section = use(EnclosingAccountSectionIdContext);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (
    call: CallAccountApiWithToken,
    done: (account: AccountAnswer) => string,
    after?: () => void,
  ): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const sent = await send(call);
    setBusy(false);
    if (sent.kind === 'problem') setProblem(sent.sentence);
    if (sent.kind !== 'done') return;
    after?.();
    say(section, done(sent.account));
  };
  return {
    isBusy,
    problem,
    press: (call, done, after) => {
      if (!isBusy) void run(call, done, after);
    },
    setProblem,
  };
};
