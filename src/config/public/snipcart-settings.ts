/**
 * How browsers reach the cart service. The build inserts the values into the scripts
 * (`gatsby-node.ts`). In a separate file, because only the shop loads it.
 */
export const snipcartSettings = {
  /** Empty if there is no cart service. */
  publicKey: process.env.SNIPCART_PUBLIC_KEY ?? '',
  version: process.env.SNIPCART_VERSION ?? '3.0.29',
  /** Without a scheme: `cdn.snipcart.com`, or the host and port of the stand-in. */
  domain: process.env.SNIPCART_DOMAIN ?? 'cdn.snipcart.com',
  protocol: process.env.SNIPCART_PROTOCOL ?? 'https',
} as const;
