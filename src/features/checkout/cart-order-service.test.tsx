// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { belt } from '../../domain/cart/quote.test-support.ts';
import { CartServiceRefusal, type CartService } from '../../services/cart/cart-service.ts';
import { emptyCart, undoRemove } from '../../services/cart/cart.ts';
import { stubFetch } from '../../services/stub-fetch.test-support.ts';
import {
  answering,
  answerWithCheckoutSession,
  cartAsSeen,
  openCartOrder,
  orderButton,
  pressesIn,
  replace,
  show,
  url,
  type Answer,
} from './cart-order.test-support.tsx';

const { loadCartService } = vi.hoisted(() => ({ loadCartService: vi.fn() }));
vi.mock('../../services/cart/load-cart-service.ts', () => ({ loadCartService }));

beforeEach(openCartOrder);
afterEach(() => act(emptyCart));

describe('when the cart service checks out', () => {
  const there: Answer = async ({ body }) =>
    String(body).includes('"till":"stripe"')
      ? answerWithCheckoutSession()
      : Response.json({ till: 'snipcart', reference: 'link', customer: null });
  const checkOut = vi.fn<CartService['checkOut']>();
  beforeEach(() => loadCartService.mockResolvedValue({ checkOut }));

  it('opens its checkout for the order, and empties this cart once paid', async () => {
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    checkOut.mockResolvedValueOnce();
    stubFetch(answering(there));
    show([belt]);
    await orderButton();
    expect(checkOut).toHaveBeenCalledWith([belt], 'link');
    expect(JSON.parse(localStorage.getItem('cart.order') ?? '')).toMatchObject({ payment: 'link' });
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['its script can’t be loaded', () => checkOut.mockRejectedValueOnce(new Error('blocked'))],
    ['there is none', () => loadCartService.mockResolvedValue(undefined)],
    ['it can’t even be asked for', () => loadCartService.mockRejectedValueOnce(new Error('chunk'))],
  ])('falls back to Stripe’s page if %s', async (_, prepare) => {
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    const requests = stubFetch(answering(there));
    undoRemove(belt, 0);
    prepare();
    show([]);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
    expect(pressesIn(requests).map((one) => one['till'])).toEqual([undefined, 'stripe']);
  });

  it('shows the service’s reason for refusing', async () => {
    checkOut.mockRejectedValueOnce(new CartServiceRefusal('The belt’s price isn’t the page’s.'));
    history.replaceState({ pressed: cartAsSeen(belt) }, '');
    stubFetch(answering(there));
    show([belt]);
    expect((await screen.findByRole('alert')).textContent).toContain('isn’t the page’s');
  });
});
