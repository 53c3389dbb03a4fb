import { render, screen, type RenderResult } from '@testing-library/react';
import { vi } from 'vitest';
import type { CatalogueItem } from '../../domain/catalogue.ts';
import { ownTerms, toPendingOrder } from '../../domain/orders/pending-order.ts';
import { As, createLogin, member } from '../../services/auth/member.test-support.tsx';
import { membership, pack } from './checkout.test-support.tsx';
import { OrderScreen } from './order-screen.island.tsx';

export const url = 'https://checkout.stripe.com/c/pay/cs_1';
export const paid = async (): Promise<Response> =>
  Response.json({ id: 'cs_1', url, customer: 'customer-nadia' });
export const assign = vi.fn();
export const login = createLogin();

/** Puts the browser on the order page with nothing stored. */
export const openOrderPage = (): void => {
  vi.clearAllMocks();
  history.replaceState(null, '', '/');
  vi.stubGlobal('location', {
    href: 'https://knurl.example/checkout/',
    pathname: '/checkout/',
    search: '',
    hash: '',
    origin: 'https://knurl.example',
    assign,
  });
  delete document.documentElement.dataset['currency'];
};

export const show = (item: CatalogueItem, session = member, search = ''): RenderResult =>
  render(
    <As session={session} login={login}>
      <OrderScreen
        items={[pack, membership]}
        insideOf={() => 'Twelve weeks.'}
        product={item.productId}
        search={search}
      />
    </As>,
  );

export const boxes = (): readonly HTMLInputElement[] => screen.getAllByRole('checkbox');

export const ticks = (): readonly boolean[] => boxes().map(({ checked }) => checked);

/** Stores an order as the page does before it opens the login. */
export const keep = (item: CatalogueItem, subject: string | null, at = Date.now()): void =>
  localStorage.setItem(
    'order',
    JSON.stringify(
      toPendingOrder(
        { item, currency: 'gbp', subject },
        ownTerms({ version: '2026-11-22', supplyNow: true, knowsConsequence: true }),
        at,
      ),
    ),
  );
