// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { beltLine, createTestShopOrder } from '../../domain/shop/shop-order.test-support.ts';
import type { BuyerShopOrderLine, ShopOrderAnswer } from '../../domain/shop/shop-order.ts';
import { stubFetch } from '../../services/stub-fetch.test-support.ts';
import { ShopOrderStateAndActions } from './order-view.island.tsx';

afterEach(cleanup);

const paidAt = '2026-11-20T12:01:00.000Z';
const belts: BuyerShopOrderLine = { ...beltLine, quantity: 3, left: 3 };
const pack: BuyerShopOrderLine = {
  ...belts,
  sku: 'prod_pack',
  kind: 'pack',
  title: 'Strength and power',
  variant: null,
  quantity: 1,
  unitMinorUnits: 2400,
  left: 1,
  opensAt: '2126-12-05T12:01:00.000Z',
};
const openPack: BuyerShopOrderLine = { ...pack, opensAt: paidAt };
const orderOf = (
  lines: readonly BuyerShopOrderLine[],
  changed: Partial<ShopOrderAnswer> = {},
): ShopOrderAnswer =>
  createTestShopOrder({
    paidAt,
    lines: [...lines],
    totalMinorUnits: 20_495,
    vatMinorUnits: null,
    ...(lines.some(({ kind }) => kind === 'goods') ? {} : { delivery: null }),
    ...changed,
  });

const Page = ({ first }: { readonly first: ShopOrderAnswer }): ReactElement => {
  const [order, setOrder] = useState(first);
  return <ShopOrderStateAndActions order={order} link="id.link" onOrder={setOrder} />;
};
const show = (order: ShopOrderAnswer) => render(<Page first={order} />);

const ask = () => screen.queryByRole('button', { name: 'Withdraw from this order' });
const choose = (): void => {
  const button = ask();
  if (button === null) throw new Error('Nothing can go back.');
  fireEvent.click(button);
};
/** The lines that can be returned, each with its maximum quantity. */
const offered = (): readonly string[] =>
  screen
    .getAllByRole('combobox')
    .map(
      (select) => `${select.id.slice(select.id.indexOf('-') + 1)} ${select.children.length - 1}`,
    );

it('offers no withdrawal from a pack that was opened at once', () => {
  show(orderOf([openPack]));
  expect(screen.getByText('It is open.')).toBeDefined();
  expect(ask()).toBeNull();
  expect(screen.queryByText('Changed your mind?')).toBeNull();
});

it('offers the goods beside an open pack, up to the quantity she still has', () => {
  show(orderOf([{ ...belts, returned: 0, left: 2 }, openPack]));
  choose();
  expect(offered()).toEqual(['lifting-belt:S 2']);
});

it('offers a pack that isn’t open yet, and says until when', () => {
  show(orderOf([pack]));
  expect(screen.getByText('It opens on 5 December 2126.')).toBeDefined();
  expect(screen.getByText(/until it opens on 5 December 2126\. You don’t have to/)).toBeDefined();
  choose();
  expect(offered()).toEqual(['prod_pack 1']);
});

it('announces the same refund as the e-mail: items on their way back count, and the last goods include the delivery cost', () => {
  show(orderOf([{ ...belts, left: 1 }]));
  choose();
  fireEvent.change(screen.getByLabelText('Lifting belt, S'), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText(/We refund £62\.95 the way you paid, including delivery/)).toBeDefined();
});

it('shows the current order if something opened or went back in the meantime', async () => {
  show(orderOf([belts, pack]));
  choose();
  expect(offered()).toEqual(['lifting-belt:S 3', 'prod_pack 1']);
  fireEvent.change(screen.getByLabelText('Strength and power'), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  stubFetch(async () =>
    Response.json(
      {
        error: 'Strength and power is open, so you can no longer withdraw from it.',
        order: orderOf([belts, openPack]),
      },
      { status: 409 },
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  expect((await screen.findByRole('alert')).textContent).toContain('is open');
  expect(offered()).toEqual(['lifting-belt:S 3']);
});
