// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beltItem } from '../../domain/cart/quote.test-support.ts';
import { CartServiceRefusal, type CartService } from '../../services/cart/cart-service.ts';
import { clearCart, putRemovedItemBackIntoCart } from '../../services/cart/cart.ts';
import { stubFetch } from '../../services/stub-fetch.test-support.ts';
import {
  addCartQuotesToResponder,
  cartAtShownPricesOf,
  cartLocationReplaceMock,
  cartPaymentPageUrl,
  checkoutRequestBodiesIn,
  findOrderButton,
  resetCartOrderPageTest,
  respondWithCartCheckoutSession,
  showOrderOfCartItems,
  type StubbedFetchResponder,
} from './cart-order.test-support.tsx';

const { loadCartService } = vi.hoisted(() => ({ loadCartService: vi.fn() }));
vi.mock('../../services/cart/load-cart-service.ts', () => ({ loadCartService }));

beforeEach(resetCartOrderPageTest);
afterEach(() => act(clearCart));

describe('when the cart service checks out', () => {
  const there: StubbedFetchResponder = async ({ body }) =>
    String(body).includes('"till":"stripe"')
      ? respondWithCartCheckoutSession()
      : Response.json({ till: 'snipcart', reference: 'link', customer: null });
  const checkOut = vi.fn<CartService['checkOut']>();
  beforeEach(() => loadCartService.mockResolvedValue({ checkOut }));

  it('opens its checkout for the order, and empties this cart once paid', async () => {
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    checkOut.mockResolvedValueOnce();
    stubFetch(addCartQuotesToResponder(there));
    showOrderOfCartItems([beltItem]);
    await findOrderButton();
    expect(checkOut).toHaveBeenCalledWith([beltItem], 'link');
    expect(JSON.parse(localStorage.getItem('cart.order') ?? '')).toMatchObject({ payment: 'link' });
    expect(cartLocationReplaceMock).not.toHaveBeenCalled();
  });

  it.each([
    ['its script can’t be loaded', () => checkOut.mockRejectedValueOnce(new Error('blocked'))],
    ['there is none', () => loadCartService.mockResolvedValue(undefined)],
    ['it can’t even be asked for', () => loadCartService.mockRejectedValueOnce(new Error('chunk'))],
  ])('falls back to Stripe’s page if %s', async (_, prepare) => {
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    const requests = stubFetch(addCartQuotesToResponder(there));
    putRemovedItemBackIntoCart(beltItem, 0);
    prepare();
    showOrderOfCartItems([]);
    await waitFor(() => expect(cartLocationReplaceMock).toHaveBeenCalledWith(cartPaymentPageUrl));
    expect(checkoutRequestBodiesIn(requests).map((one) => one['till'])).toEqual([
      undefined,
      'stripe',
    ]);
  });

  it('shows the service’s reason for refusing', async () => {
    checkOut.mockRejectedValueOnce(new CartServiceRefusal('The belt’s price isn’t the page’s.'));
    history.replaceState({ pressed: cartAtShownPricesOf(beltItem) }, '');
    stubFetch(addCartQuotesToResponder(there));
    showOrderOfCartItems([beltItem]);
    expect((await screen.findByRole('alert')).textContent).toContain('isn’t the page’s');
  });
});
