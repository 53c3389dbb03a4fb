import type { BuildSettings } from './build-settings.ts';
import { toLoginOrigin } from '../public/login-origin.ts';

/**
 * One host for the script, and that of each region for what it sends. Its other hosts serve
 * advertising, which is switched off.
 */
const analyticsSources = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com'],
} as const;

const noSources = { script: [], connect: [] } as const;

/**
 * The payment provider's script reports to its API, and looks for signs of fraud in frames of its
 * own.
 */
const paymentSources = {
  script: ['https://js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com'],
} as const;

const noPaymentSources = { script: [], connect: [], frame: [] } as const;

type CartSources = Readonly<
  Record<'script' | 'style' | 'font' | 'image' | 'connect' | 'frame', readonly string[]>
>;

const noCartSources: CartSources = {
  script: [],
  style: [],
  font: [],
  image: [],
  connect: [],
  frame: [],
};

/**
 * The cart service's script, styles and fonts come from one host. It reports to other hosts of its
 * domain, and shows the payment in a frame from there. The stand-in uses a single host.
 */
const cartSources = ({ publicKey, domain, protocol }: BuildSettings['snipcart']): CartSources => {
  if (publicKey === '') return noCartSources;
  const host = `${protocol}://${domain}`;
  const others = domain.endsWith('.snipcart.com') ? ['https://*.snipcart.com'] : [];
  const all = [host, ...others];
  return { script: [host], style: [host], font: [host], image: all, connect: all, frame: all };
};

/**
 * The Content-Security-Policy of every page: pages load from, and scripts connect to, this site and
 * the hosted services of the build's settings. Only inline scripts with the given hashes run; they
 * are the same on every page. Inline styles are allowed, because styled-components writes each
 * page's styles into it. `framedBy` are the origins that may show a page in a frame.
 */
export const createContentSecurityPolicy = (
  {
    auth0,
    analyticsId,
    stripePublishableKey,
    snipcart,
  }: Pick<BuildSettings, 'auth0' | 'analyticsId' | 'stripePublishableKey' | 'snipcart'>,
  scriptHashes: readonly string[],
  framedBy: readonly string[] = ["'none'"],
): string => {
  const analytics = analyticsId === '' ? noSources : analyticsSources;
  const payment = stripePublishableKey === '' ? noPaymentSources : paymentSources;
  const cart = cartSources(snipcart);
  const frames = [...payment.frame, ...cart.frame];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes,
      ...analytics.script,
      ...payment.script,
      ...cart.script,
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'", ...cart.style],
    ...(cart.font.length === 0 ? {} : { 'font-src': ["'self'", ...cart.font] }),
    'img-src': ["'self'", 'data:', ...cart.image],
    'connect-src': [
      "'self'",
      toLoginOrigin(auth0.domain),
      ...analytics.connect,
      ...payment.connect,
      ...cart.connect,
    ],
    'form-action': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'frame-ancestors': framedBy,
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
