import type { ReactElement } from 'react';
import type { RefusalPassedBackToCartPage } from '../../../domain/cart/cart-refusal.ts';
import { routes } from '../../../domain/routes.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';

type RefusalNoticeProps = { readonly refused: RefusalPassedBackToCartPage };

/** Why the cart couldn’t be paid, shown at its line or above the cart. */
export const CheckoutRefusalNotice = ({ refused }: RefusalNoticeProps): ReactElement => (
  <>
    <ProblemSentence role="alert">{refused.sentence} You haven’t paid anything.</ProblemSentence>
    {refused.reason === 'already-owned' ? (
      <SiteLink to={routes.members}>Open it in your members zone</SiteLink>
    ) : null}
  </>
);
