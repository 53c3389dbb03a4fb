/* The theme's API client. These files run in the browser: the server strips their types and serves
   them. */

/** An item of the cart, as in the documented state. */
type ShownItem = {
  readonly uniqueId: string;
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly totalPrice: number;
  readonly minQuantity: number | null;
  readonly maxQuantity: number | null;
};

export type ShownCart = {
  readonly token: string;
  readonly currency: string;
  readonly items: readonly ShownItem[];
  readonly email: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly subtotal: number;
  readonly total: number;
  readonly shippingFees: number;
  readonly shippingMethod: string | null;
};

type Problem = { readonly key: string; readonly message: string };

/** An error response of the server. It has the form of a failed request's response. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly Problem[];

  constructor(status: number, errors: readonly Problem[]) {
    super(errors.map(({ message }) => message).join(' '));
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
  }
}

/** Sends a request to the stand-in's server and resolves with its response. */
export type SendRequest = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

export const createSendRequest =
  (origin: string, publicKey: string): SendRequest =>
  async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${origin}/carts${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-public-key': publicKey },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: Answer & { readonly errors?: readonly Problem[] } = await response.json();
    if (!response.ok) throw new ApiError(response.status, answer.errors ?? []);
    return answer;
  };
