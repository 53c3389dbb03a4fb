import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { OrderStateAnswer } from '../../domain/orders/checkout.ts';
import { routes } from '../../domain/routes.ts';
import { currentReturnUrlWithAccessCodes } from '../../services/codes-of-page.ts';
import { useStartLoginToTarget } from '../../page-parts/login/use-start-login-to-target.ts';
import { MessagePage } from '../../page-parts/message-page.tsx';
import {
  LookingUpOrderSplash,
  LookUpOrderAgainButton,
} from '../../page-parts/payments/looking-up-order-splash.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { usePlacedOrder } from './use-placed-order.ts';

const LogInForOrder = (): ReactElement => {
  const { isBusy, start } = useStartLoginToTarget();
  const [problem, setProblem] = useState<string>();
  const logIn = async (): Promise<void> => {
    setProblem((await start({ target: currentReturnUrlWithAccessCodes() }))?.sentence);
  };
  return (
    <MessagePage
      title="Log in to see your order"
      sentence="Please log in with the account you ordered with, and we’ll show you the order. What you have paid for is safe."
      help={
        problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>
      }
    >
      <Button aria-busy={isBusy} onClick={() => void logIn()}>
        Log in
      </Button>
      <SiteLink to={routes.home}>Continue Using Site</SiteLink>
    </MessagePage>
  );
};

export type PlacedOrderScreenProps = {
  readonly sessionId: string;
  /** Shown if no order has this id. */
  readonly unknown: ReactNode;
  /** The plans that a paid order opens. */
  readonly bought: (order: OrderStateAnswer) => ReactNode;
};

/** The content of `/success/` after a payment: the state of the order. */
export const PlacedOrderScreen = ({
  sessionId,
  unknown,
  bought,
}: PlacedOrderScreenProps): ReactElement => {
  const { placed, askAgain } = usePlacedOrder(sessionId);
  switch (placed.step) {
    case 'loading':
      return <LookingUpOrderSplash onAgain={askAgain} />;
    case 'signed-out':
      return <LogInForOrder />;
    case 'unknown':
      return <>{unknown}</>;
    case 'failed':
      return (
        <MessagePage title="We can’t look up your order just now" sentence={placed.sentence}>
          <Button onClick={askAgain}>Try again</Button>
          <SiteLink to={routes.members}>Go to your members zone</SiteLink>
          <SiteLink to={routes.contact}>Write to us</SiteLink>
        </MessagePage>
      );
    case 'known':
      return (
        <Stack>
          <OrderOutcome order={placed.order} bought={bought(placed.order)} />
          {placed.isWaiting || placed.order.state !== 'processing' ? null : (
            <LookUpOrderAgainButton onAgain={askAgain} />
          )}
        </Stack>
      );
  }
};
