import * as v from 'valibot';
import {
  askStripe,
  isMissingAtStripeError,
  StripeRequestFailed,
  type StripeSdkClient,
} from './stripe-sdk-client.ts';

const PortalSession = v.object({ url: v.pipe(v.string(), v.url()) });

type PortalWish = {
  readonly customer: string;
  /** The portal's configuration; undefined for the one that is saved in Stripe's Dashboard. */
  readonly configuration: string | undefined;
  readonly returnUrl: string;
  /** Whether only the page for the customer's card is opened. */
  readonly onlyCard: boolean;
};

/**
 * The address of Stripe's portal for a customer. Undefined if she was deleted at Stripe, with
 * everything that she could have managed.
 */
export const createBillingPortalUrl = async (
  stripe: StripeSdkClient,
  { customer, configuration, returnUrl: return_url, onlyCard }: PortalWish,
): Promise<string | undefined> => {
  try {
    const session = await askStripe('opening the billing portal', () =>
      stripe.billingPortal.sessions.create({
        customer,
        ...(configuration === undefined ? {} : { configuration }),
        return_url,
        locale: 'en-GB',
        ...(onlyCard
          ? {
              flow_data: {
                type: 'payment_method_update',
                after_completion: { type: 'redirect', redirect: { return_url } },
              },
            }
          : {}),
      }),
    );
    const result = v.safeParse(PortalSession, session);
    if (result.success) return result.output.url;
    const failure = { type: 'no portal session', code: undefined, status: 200, param: undefined };
    throw new StripeRequestFailed('opening the billing portal', failure);
  } catch (error) {
    if (isMissingAtStripeError(error)) return undefined;
    throw error;
  }
};
