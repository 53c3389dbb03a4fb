import { useEffect, useEffectEvent, useState } from 'react';
import type { GiftCodeAnswer } from '../../domain/gifts/gifts.ts';
import { accessCodeValueByName, accessCodesOfVisit } from '../../domain/addresses/address-codes.ts';
import { routes } from '../../domain/routes.ts';
import { useStartLoginToTarget } from '../../page-parts/login/use-start-login-to-target.ts';
import { fetchGiftByCode, requestGiftRedemption } from '../../services/account/gifts-api.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { discardAccessCodesOfPage } from '../../services/codes-of-page.ts';
import { keepGiftCode, takeGiftCode } from '../../services/kept-gift-code.ts';
import type { GetAccessToken, MemberApiResult } from '../../services/members/member-api.ts';

/** The steps of redeeming a code. */
type GiftStep =
  | { readonly step: 'asked' }
  | { readonly step: 'seen'; readonly gift: GiftCodeAnswer }
  | { readonly step: 'redeemed'; readonly gift: GiftCodeAnswer };

type UseGift = {
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly state: GiftStep;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly isMember: boolean;
  readonly look: () => void;
  readonly redeem: () => void;
  /** Back to the field, for another code. */
  readonly startAgain: () => void;
};

/** The code with which the recipient came. It is worth money, so it isn't kept in the history. */
const takeCode = (): string | undefined => {
  const { search, hash } = location;
  const code = accessCodeValueByName(
    accessCodesOfVisit({ search, hash, state: history.state }),
    'code',
  );
  if (code !== undefined) discardAccessCodesOfPage();
  return code;
};

const asked: GiftStep = { step: 'asked' };
const noCode = 'Type the code from the card or the e-mail.';

/** Looks up a code and redeems it. A visitor logs in first and comes back to the same code. */
export const useGiftCodeLookupAndRedemption = (): UseGift => {
  const { session } = useLoginSession();
  const { getAccessToken } = useLoginActions();
  const { start } = useStartLoginToTarget();
  const [code, setCode] = useState('');
  const [state, setState] = useState<GiftStep>(asked);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isMember = session.kind === 'member';

  const ask = async (
    call: (token: GetAccessToken, code: string) => Promise<MemberApiResult<GiftCodeAnswer>>,
    which: string,
    toStep: (gift: GiftCodeAnswer) => GiftStep,
  ): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const result = await call(getAccessToken, which);
    setBusy(false);
    if (result.kind === 'signed-out') return;
    if (result.kind !== 'answered') {
      setProblem(result.sentence);
      return;
    }
    setState(toStep(result.value));
  };
  const lookAt = (which: string): Promise<void> =>
    ask(fetchGiftByCode, which, (gift) => ({ step: gift.isRedeemed ? 'redeemed' : 'seen', gift }));

  const logInFirst = async (which: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    keepGiftCode(which);
    const error = await start({ target: routes.gift });
    setBusy(false);
    setProblem(error?.sentence);
  };

  useEffect(() => {
    const take = (): void => {
      const named = takeCode();
      if (named !== undefined) queueMicrotask(() => setCode(named));
    };
    take();
    // Another link, opened in the same tab, differs only in its fragment.
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  const goOn = useEffectEvent((kept: string): void => {
    setCode(kept);
    void lookAt(kept);
  });
  useEffect(() => {
    const kept = isMember ? takeGiftCode() : undefined;
    if (kept !== undefined) queueMicrotask(() => goOn(kept));
  }, [isMember]);

  const wanted = code.trim();
  return {
    code,
    setCode,
    state,
    isBusy,
    problem,
    isMember,
    look: () => {
      if (isBusy) return;
      if (wanted === '') setProblem(noCode);
      else void (isMember ? lookAt(wanted) : logInFirst(wanted));
    },
    redeem: () => {
      if (!isBusy) void ask(requestGiftRedemption, wanted, (gift) => ({ step: 'redeemed', gift }));
    },
    startAgain: () => {
      setState(asked);
      setProblem(undefined);
    },
  };
};
