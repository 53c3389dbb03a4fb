import * as v from 'valibot';
import type { Handler } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { readBody } from '../http/request-body.ts';

const CartMode = v.object({ mode: v.literal('cart') });

const isCart = async (request: Request): Promise<boolean> => {
  if (request.method !== 'POST') return false;
  try {
    return v.is(CartMode, JSON.parse(await readBody(request.clone())));
  } catch (error) {
    // The handler that gets the request reports the problem.
    if (error instanceof SyntaxError || error instanceof Refusal) return false;
    throw error;
  }
};

/** `POST /api/checkout` takes two kinds of body, told apart by the mode: a whole cart, or a single item. */
export const createCheckoutModes =
  (orders: { readonly single: Handler; readonly cart: Handler }): Handler =>
  async (request) =>
    (await isCart(request)) ? orders.cart(request) : orders.single(request);
