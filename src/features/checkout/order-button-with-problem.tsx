import type { ReactElement } from 'react';
import { paymentModeOf, type DigitalCatalogueItem } from '../../domain/digital-catalogue.ts';
import type { Currency } from '../../domain/money.ts';
import { recall } from '../../services/storage.ts';
import { OrderProblemNotice } from './order-problem-notice.tsx';
import { PlaceOrderActionsContext } from './place-order-actions-context.ts';
import { PurchaseButton } from './purchase-button.tsx';
import type { OrderPlacing } from './use-order-placing.ts';

type PlaceOrderProps = {
  readonly item: DigitalCatalogueItem;
  readonly currency: Currency;
  readonly ordering: OrderPlacing;
  readonly buttonText: string;
  readonly isAuto: boolean;
};

/** The order button, and the reason if an order failed. */
export const OrderButtonWithProblem = ({
  item,
  currency,
  ordering: { context, problem },
  buttonText,
  isAuto,
}: PlaceOrderProps): ReactElement => {
  const customer = recall('customer');
  return (
    <>
      {problem === undefined ? null : <OrderProblemNotice problem={problem} />}
      <PlaceOrderActionsContext value={context}>
        <div>
          <PurchaseButton
            mode={paymentModeOf(item)}
            priceId={item.prices[currency].priceId}
            clientReferenceId={customer}
            customerId={customer}
            buttonText={buttonText}
            isDisabled={false}
            isAuto={isAuto}
          />
        </div>
      </PlaceOrderActionsContext>
      <p role="status" className="visually-hidden">
        {context.isBusy ? 'Taking you to the payment page.' : ''}
      </p>
    </>
  );
};
