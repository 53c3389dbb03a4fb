// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generalApiPaths } from '../../domain/api-paths.ts';
import {
  beltItem,
  powerPackItem,
  quoteLineOfCartItem,
  quoteOfLines,
} from '../../domain/cart/quote.test-support.ts';
import { formatDay } from '../../domain/days/format-day.ts';
import { purchaseOpensAt } from '../../domain/orders/instant-supply-agreements.ts';
import { instantSupplyDateAfterWithdrawal } from '../../domain/orders/late-supply.ts';
import { shopApiPaths } from '../../domain/shop/shop-api-paths.ts';
import { memberSession, visitorSession } from '../../services/auth/login-session.test-support.tsx';
import { clearCart } from '../../services/cart/cart.ts';
import { noConnection, stubFetch } from '../../services/stub-fetch.test-support.ts';
import {
  findOrderButton,
  resetCartOrderPageTest,
  showOrderOfCartItems as showCart,
} from './cart-order.test-support.tsx';
import { sampleMembershipItem, samplePackItem } from './checkout.test-support.tsx';
import {
  agreementCheckboxes,
  customerResponseWithWithdrawals,
  orderLocationAssignMock,
  orderPaymentPageUrl,
  renderMembershipOrPackOrderScreen,
  resetMembershipOrPackOrderPageTest,
  respondWithOrderCheckoutSession,
  storeOrderInBrowser,
  stubOrderRequests,
} from './membership-or-pack-order-page.test-support.tsx';

const dayMs = 24 * 60 * 60 * 1000;
const at = new Date(Date.now() - 20 * dayMs).toISOString();
const withdrawnOn = formatDay(at);
const later = formatDay(purchaseOpensAt(new Date(), false).toISOString());
const withdrawnFrom = (rightId: string) => async () =>
  customerResponseWithWithdrawals([{ rightId, at }]);
const refusal = { error: 'You withdrew.', reason: 'supplied-late', withdrawnAt: at };
const refuse = async (): Promise<Response> => Response.json(refusal, { status: 409 });

describe('the order page of what she withdrew from', () => {
  beforeEach(resetMembershipOrPackOrderPageTest);
  const button = () => screen.getByRole('button', { name: /^Order/ });

  it('says before she orders why a membership can’t start at once, and asks for no statements', async () => {
    const { sent } = stubOrderRequests(
      respondWithOrderCheckoutSession,
      withdrawnFrom(sampleMembershipItem.rightId),
    );
    renderMembershipOrPackOrderScreen(sampleMembershipItem);
    expect(
      await screen.findByText(
        `You withdrew from a membership on ${withdrawnOn}, so this one starts on ${later}, when the 14 days in which you can withdraw are over, and you pay on that day.`,
      ),
    ).toBeDefined();
    const again = formatDay(instantSupplyDateAfterWithdrawal(new Date(at)).toISOString());
    expect(screen.getByText(new RegExp(`after ${again} can start at once again`))).toBeDefined();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(button().textContent).toBe(`Order and pay £59.99 on ${later}`);
    fireEvent.click(button());
    await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl));
    expect(JSON.parse(String(sent[0]?.body)).agreements).toMatchObject({
      supplyNow: false,
      knowsConsequence: false,
    });
  });

  it('says so of a pack, and that what she ticked before doesn’t count', async () => {
    storeOrderInBrowser(samplePackItem, 'auth0|nadia');
    stubOrderRequests(respondWithOrderCheckoutSession, withdrawnFrom(samplePackItem.rightId));
    renderMembershipOrPackOrderScreen(samplePackItem);
    expect(await screen.findByText(/You withdrew from this pack on/)).toBeDefined();
    expect(screen.getByText('The boxes you ticked before don’t apply here.')).toBeDefined();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it.each([
    ['something else', samplePackItem, withdrawnFrom(sampleMembershipItem.rightId), memberSession],
    [
      'it more than a year ago',
      samplePackItem,
      async () =>
        customerResponseWithWithdrawals([
          { rightId: samplePackItem.rightId, at: new Date(Date.now() - 367 * dayMs).toISOString() },
        ]),
      memberSession,
    ],
    ['we can’t know what', samplePackItem, noConnection, memberSession],
    ['nobody knows who', samplePackItem, withdrawnFrom(samplePackItem.rightId), visitorSession],
  ] as const)('has the statements if she withdrew from %s', async (_, item, record, session) => {
    stubOrderRequests(respondWithOrderCheckoutSession, record);
    renderMembershipOrPackOrderScreen(item, session);
    await act(async () => undefined);
    expect(agreementCheckboxes()).toHaveLength(2);
  });

  it('learns it from the answer to her press, says that nothing is ordered, and orders with the next', async () => {
    const requests = stubOrderRequests(refuse, noConnection);
    renderMembershipOrPackOrderScreen(sampleMembershipItem);
    agreementCheckboxes().forEach((box) => fireEvent.click(box));
    fireEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Nothing has been ordered yet',
    );
    expect(screen.getByText(/You withdrew from a membership on/)).toBeDefined();
    expect(screen.getByText('The boxes you ticked before don’t apply here.')).toBeDefined();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(button().textContent).toBe(`Order and pay £59.99 on ${later}`);
    requests.answerWith(respondWithOrderCheckoutSession);
    fireEvent.click(button());
    await waitFor(() => expect(orderLocationAssignMock).toHaveBeenCalledWith(orderPaymentPageUrl));
    expect(JSON.parse(String(requests.sent[1]?.body)).agreements).toMatchObject({
      supplyNow: false,
    });
  });

  it('learns it after the login that her press started', async () => {
    storeOrderInBrowser(sampleMembershipItem, null);
    const { sent } = stubOrderRequests(refuse, noConnection);
    renderMembershipOrPackOrderScreen(
      sampleMembershipItem,
      memberSession,
      '?product=sub_annual&after=login',
    );
    expect(await screen.findByText(/You withdrew from a membership on/)).toBeDefined();
    expect(orderLocationAssignMock).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });
});

describe('a cart with a pack that she withdrew from', () => {
  beforeEach(resetCartOrderPageTest);
  afterEach(() => act(clearCart));

  const stubCart = (record: () => Promise<Response>, press = refuse) => {
    const sent: Record<string, unknown>[] = [];
    let answer = press;
    stubFetch(async ({ address, body }) => {
      if (address.startsWith(generalApiPaths.customer)) return record();
      if (address === shopApiPaths.cart)
        return Response.json(
          quoteOfLines([quoteLineOfCartItem(beltItem), quoteLineOfCartItem(powerPackItem)]),
        );
      sent.push(JSON.parse(String(body)));
      return answer();
    });
    return {
      sent,
      answerWith: (next: typeof press): void => {
        answer = next;
      },
    };
  };

  it('says before she orders when its packs open, and asks for no statements', async () => {
    stubCart(withdrawnFrom(powerPackItem.sku));
    showCart([beltItem, powerPackItem], memberSession);
    expect(await screen.findByText(/You withdrew from this pack on/)).toBeDefined();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('learns it from the answer to her press, and orders with the next', async () => {
    const cart = stubCart(noConnection, async () =>
      Response.json({ ...refusal, sku: powerPackItem.sku }, { status: 409 }),
    );
    showCart([beltItem, powerPackItem], memberSession);
    const pay = await findOrderButton();
    agreementCheckboxes().forEach((box) => fireEvent.click(box));
    fireEvent.click(pay);
    expect((await screen.findByRole('alert')).textContent).toContain('The reason is above');
    expect(screen.getByText(/You withdrew from this pack on/)).toBeDefined();
    expect(screen.getByText('The boxes you ticked before don’t apply here.')).toBeDefined();
    cart.answerWith(async () =>
      Response.json({ till: 'stripe', id: 'cs_1', url: orderPaymentPageUrl, customer: null }),
    );
    fireEvent.click(await findOrderButton());
    await waitFor(() => expect(cart.sent).toHaveLength(2));
    expect(cart.sent[1]).toMatchObject({ priceId: { agreements: { supplyNow: false } } });
  });
});
