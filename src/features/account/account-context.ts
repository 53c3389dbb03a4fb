import { createContext, use, useState } from 'react';
import type { AccountAnswer } from '../../domain/account/account-answer.ts';
import type { AccountCall } from '../../services/account/account-api.ts';

/** The parts of the account page, by the fragments of their addresses. */
export type SectionId =
  | 'arrival'
  | 'membership'
  | 'yours'
  | 'orders'
  | 'shop-orders'
  | 'payments'
  | 'gifts'
  | 'two'
  | 'proofs'
  | 'data';

/** How a press ended: with her account as it is now, or with a sentence on why not. */
export type Sent =
  | { readonly kind: 'done'; readonly account: AccountAnswer }
  | { readonly kind: 'problem'; readonly sentence: string }
  /** Her login has ended; the page around this one says so. */
  | { readonly kind: 'signed-out' };

type AccountPage = {
  readonly account: AccountAnswer;
  /** Sends a request, and shows her account as its answer tells it. */
  readonly send: (call: AccountCall) => Promise<Sent>;
  /** Says in a part of the page what has come of a press there. */
  readonly say: (section: SectionId, sentence: string) => void;
};

/** Provided by the account page once her account is there. */
export const AccountContext = createContext<AccountPage | undefined>(undefined);

/** The part of the page that a component stands in. */
export const SectionContext = createContext<SectionId>('membership');

/** Her account, for the parts of its page. */
const useAccountPage = (): AccountPage => {
  const page = use(AccountContext);
  if (page === undefined) throw new Error('This part belongs on the account page.');
  return page;
};

type Press = {
  readonly isBusy: boolean;
  /** Why the last press did not work; gone with the next one. */
  readonly problem: string | undefined;
  /** Sends a request, and says afterwards what has come of it. Further presses are ignored while it is under way. */
  readonly press: (
    call: AccountCall,
    done: (account: AccountAnswer) => string,
    after?: () => void,
  ) => void;
  /** Shows a sentence as if a press had not worked, or takes it away. */
  readonly setProblem: (sentence: string | undefined) => void;
};

/** What a button needs that changes her account. */
export const usePress = (): Press => {
  const { send, say } = useAccountPage();
  const section = use(SectionContext);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (
    call: AccountCall,
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
