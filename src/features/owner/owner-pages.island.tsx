import type { ReactElement } from 'react';
import { OrdersDesk } from './orders-desk.tsx';
import { OwnerDesk } from './owner-desk.tsx';
import { StockDesk } from './stock-desk.tsx';

export type OwnerPagesProps = { readonly page: 'desk' | 'orders' | 'stock' };

/** The owner's pages, in one script: code shared by two scripts would be part of every first visit. */
export const OwnerPages = ({ page }: OwnerPagesProps): ReactElement => {
  switch (page) {
    case 'desk':
      return <OwnerDesk />;
    case 'orders':
      return <OrdersDesk />;
    case 'stock':
      return <StockDesk />;
  }
};
