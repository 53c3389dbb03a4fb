/** The location of the API in the form that Stripe's SDK expects. */
export type StripeApiHostAndPort = {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
};

/** Splits the API's address (STRIPE_API_URL) into the parts that Stripe's SDK expects. */
export const toStripeApiHostAndPort = (apiUrl: string): StripeApiHostAndPort => {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  };
};
