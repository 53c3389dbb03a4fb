import type { ReactElement } from 'react';
import type { HealthTextTitleAndReview } from '../../domain/clinical-review.ts';
import { OrdersDesk } from './orders/orders-desk.tsx';
import { OwnerDeskStartPage } from './owner-desk-start-page.tsx';
import { StockDesk } from './stock-desk.tsx';

export type OwnerStartOrdersOrStockPageProps =
  | { readonly page: 'desk'; readonly healthTexts: readonly HealthTextTitleAndReview[] }
  | { readonly page: 'orders' | 'stock' };

/**
 * The owner's pages, in one script: code shared by two scripts would be part of every first visit.
 */
export const OwnerStartOrdersOrStockPage = (
  props: OwnerStartOrdersOrStockPageProps,
): ReactElement => {
  switch (props.page) {
    case 'desk':
      return <OwnerDeskStartPage healthTexts={props.healthTexts} />;
    case 'orders':
      return <OrdersDesk />;
    case 'stock':
      return <StockDesk />;
  }
};
