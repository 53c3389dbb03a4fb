/** What Stripe's SDK has to be told of where the API is. */
export type StripeAddress = {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
};

/** The parts of the API's address (STRIPE_API_URL) in the form in which Stripe's SDK takes them. */
export const toStripeAddress = (apiUrl: string): StripeAddress => {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  };
};
