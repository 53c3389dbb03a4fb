import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../config/server/server-settings.ts';
import { createStripeSdkClient } from '../till/stripe/stripe-sdk-client.ts';
import { createBatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import { enforceRateLimit } from '../rate-limit/rate-limit.ts';
import { createGiftAndLinkCodeDeriver } from '../rights/gift-codes.ts';
import { openDatabase } from '../store/database.ts';
import { openPrivateBuildFiles } from '../store/private-build-files.ts';
import { readDateOfTerms } from '../store/terms-day.ts';
import type { TillForPaidOrders } from '../till/till.ts';
import type { ShopRefundAtEitherTillDependencies } from '../refunds/shop-refunds.ts';
import {
  refreshShopOrderFromStripe,
  type ShopOrderRefreshDependencies,
} from '../orders/cart/refresh-shop-order-from-stripe.ts';
import type { ShopStripeReconcileDependencies } from './reconcile-shop-orders-with-stripe.ts';
import type { ShopOrderPageDependencies } from './shop-order-endpoint.ts';
import { createMakeStripeRefund } from '../till/stripe/refund.ts';
import { logFailure } from '../log.ts';

/**
 * The dependencies of reading shop orders in production. Throws SettingsError if a setting is
 * missing.
 */
const createShopRefreshDependencies = (): ShopOrderRefreshDependencies => {
  const { databaseUrl, stripe } = readServerSettings();
  const files = openPrivateBuildFiles();
  return {
    database: openDatabase(databaseUrl),
    stripe: createStripeSdkClient(stripe),
    readTermsDay: () => readDateOfTerms(files),
    now: () => new Date(),
  };
};

/** Stripe as a till of the shop: makes refunds, and updates an order from what Stripe says now. */
export const createStripeTillForPaidOrders = (
  dependencies: ShopOrderRefreshDependencies,
): TillForPaidOrders => ({
  refund: createMakeStripeRefund(dependencies.stripe),
  refresh: (shopOrderId) => refreshShopOrderFromStripe(dependencies, shopOrderId),
});

/**
 * The dependencies of the refund code in production. Throws SettingsError if a setting is missing.
 * @param snipcart The cart service as a till, if it is set up (`src/server/till/snipcart`, which
 * this folder may not import).
 */
export const createShopRefundDependencies = (
  snipcart?: (dependencies: ShopOrderRefreshDependencies) => TillForPaidOrders | undefined,
): ShopRefundAtEitherTillDependencies => {
  const dependencies = createShopRefreshDependencies();
  return {
    database: dependencies.database,
    now: dependencies.now,
    log: logFailure,
    tills: {
      stripe: createStripeTillForPaidOrders(dependencies),
      snipcart: snipcart?.(dependencies),
    },
  };
};

/**
 * The dependencies of an order's page in production. Throws SettingsError if a setting is missing.
 */
export const createShopOrderPageDependencies = (): ShopOrderPageDependencies => {
  const { signingSecret } = readServerSettings();
  const dependencies = createShopRefreshDependencies();
  return {
    ...dependencies,
    codes: createGiftAndLinkCodeDeriver(signingSecret),
    countRequest: createBatchedRateLimit({ ...dependencies, signingSecret }),
    enforceLimit: (charges) => enforceRateLimit({ ...dependencies, signingSecret }, charges),
    newId: () => randomUUID(),
    log: logFailure,
  };
};

/**
 * The dependencies of a reconciliation in production. Throws SettingsError if a setting is missing.
 */
export const createShopStripeReconcileDependencies = (): Omit<
  ShopStripeReconcileDependencies,
  'hasTime'
> => ({
  ...createShopRefreshDependencies(),
  contactInbox: readServerSettings().contactInbox,
  log: logFailure,
});
