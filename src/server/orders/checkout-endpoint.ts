import * as v from 'valibot';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { Refusal } from '../http/answers.ts';
import { readBodyText } from '../http/request-body.ts';
import { buyerCookieHeader } from './cart/buyer.ts';
import { answerCartCheckout, type CartCheckoutDependencies } from './cart/cart-order-press.ts';
import { answerItemCheckout, type ItemCheckoutDependencies } from './item/item-order-press.ts';

/** The dependencies of `POST /api/checkout`. */
export type CheckoutDependencies = ItemCheckoutDependencies & CartCheckoutDependencies;

const CartBody = v.object({ mode: v.literal('cart') });

const asksForCart = async (request: Request): Promise<boolean> => {
  try {
    return v.is(CartBody, JSON.parse(await readBodyText(request.clone())));
  } catch (error) {
    // The order of an item reports the problem.
    if (error instanceof SyntaxError || error instanceof Refusal) return false;
    throw error;
  }
};

/**
 * `POST /api/checkout` (CALLS-2): the page on which an order is paid, of an item or of a cart. The
 * body's mode says which of them it is. A cookie keeps the buyer of a cart.
 */
export const createCheckoutEndpoint =
  (dependencies: CheckoutDependencies): Handler =>
  async (request) => {
    let cookie: Readonly<Record<string, string>> = {};
    const answer = await createEndpoint(
      {
        POST: async (one) =>
          (await asksForCart(one))
            ? answerCartCheckout(dependencies, one, (buyer) => {
                cookie = buyerCookieHeader(dependencies.signingSecret, buyer, request);
              })
            : answerItemCheckout(dependencies, one),
      },
      dependencies,
    )(request);
    // Even after a failure: the order may have been created, and the next press must find it.
    for (const [name, value] of Object.entries(cookie)) answer.headers.append(name, value);
    return answer;
  };
