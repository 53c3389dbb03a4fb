import { use, useEffect, useEffectEvent, useRef } from 'react';
import type { ReactElement } from 'react';
import type { PaymentMode } from '../../domain/digital-catalogue.ts';
import { forget } from '../../services/storage.ts';
import {
  PlaceOrderActionsContext,
  type PurchaseWithoutAgreements,
} from './place-order-actions-context.ts';
import { Button } from '../../ui/kit/button.tsx';

type PurchaseButtonProps = {
  readonly mode: PaymentMode;
  readonly priceId: string;
  /** The customer ids stored on this device. The server takes both from her token (R4). */
  readonly clientReferenceId: string | undefined;
  readonly customerId: string | undefined;
  readonly buttonText: string;
  readonly isDisabled: boolean;
  /** Starts by itself, once, after a login during a purchase. */
  readonly isAuto: boolean;
};

/**
 * The purchase button (CALLS-6, STATES-9): a press creates a session and goes to the payment
 * provider's page. The automatic start removes the redirect key first, so that it runs only once
 * whatever happens next.
 */
export const PurchaseButton = ({
  mode,
  priceId,
  clientReferenceId,
  customerId,
  buttonText,
  isDisabled,
  isAuto,
}: PurchaseButtonProps): ReactElement => {
  const { isBusy, order, goOn } = use(PlaceOrderActionsContext);
  const purchase: PurchaseWithoutAgreements = {
    mode,
    priceId: [{ price: priceId, quantity: 1 }],
    client_reference_id: clientReferenceId,
    customer: customerId,
  };
  const hasStarted = useRef(false);
  const start = useEffectEvent(() => goOn(purchase));
  useEffect(() => {
    if (!isAuto || hasStarted.current) return;
    hasStarted.current = true;
    forget('redirect');
    start();
  }, [isAuto]);
  return (
    <Button
      disabled={isDisabled}
      aria-busy={isBusy}
      onClick={() => {
        if (!isBusy) order(purchase);
      }}
    >
      {buttonText}
    </Button>
  );
};
