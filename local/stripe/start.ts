import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { refuseBadAddress } from '../bad-address.ts';
import { closeServer, listenLocally } from '../ports.ts';
import type { SeedPurchase } from './seed-purchases.ts';
import type { SeedProduct } from './seed.ts';
import type { StandInOptions, StripeStandIn } from './stand-in.ts';

/** A running stand-in for Stripe. */
export type StripeService = {
  readonly origin: string;
  /** The stand-in behind the port; opened on the first request or call. */
  readonly open: () => Promise<StripeStandIn>;
  /** Reads the seed again, because it may have changed. */
  readonly seed: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const toRequest = async (incoming: IncomingMessage, origin: string): Promise<Request> => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // Uses the host that the browser used, so that a form's origin matches it.
  const base = incoming.headers.host === undefined ? origin : `http://${incoming.headers.host}`;
  return new Request(new URL(incoming.url ?? '/', base), {
    method,
    headers,
    ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
  });
};

const send = async (answer: Response, response: ServerResponse): Promise<void> => {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
};

/**
 * Serves a stand-in for Stripe: the API below /v1, the pages beside it. Its code and books are
 * loaded on the first request, so that it doesn't slow down the start of the site.
 */
export const startStripe = async ({
  port,
  readSeed = async () => [],
  purchases = [],
  ...options
}: StandInOptions & {
  readonly port: number;
  /** Reads the products that the account has from the start. */
  readonly readSeed?: () => Promise<readonly SeedProduct[]>;
  /** Purchases from before the account was opened. */
  readonly purchases?: readonly SeedPurchase[];
}): Promise<StripeService> => {
  const server = createServer();
  const origin = `http://localhost:${await listenLocally(server, port)}`;
  let opening: Promise<StripeStandIn> | undefined;
  const seed = async ({ account }: StripeStandIn): Promise<void> => {
    const products = await readSeed();
    const { seedAccount } = await import('./seed.ts');
    seedAccount(account, products);
    if (purchases.length === 0) return;
    const { seedPurchases } = await import('./seed-purchases.ts');
    seedPurchases(account, purchases);
  };
  const open = (): Promise<StripeStandIn> =>
    (opening ??= import('./stand-in.ts').then(async ({ openStandIn }) => {
      const standIn = openStandIn(options, () => origin);
      await seed(standIn);
      return standIn;
    }));

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const standIn = await open();
    const answer = await standIn.answer(await toRequest(incoming, origin));
    if (answer === undefined) incoming.socket.destroy();
    else await send(answer, response);
  };
  server.on('request', (incoming, response) => {
    if (refuseBadAddress(incoming, response)) return;
    serve(incoming, response).catch((error: unknown) => {
      console.error('The Stripe stand-in failed:', error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"error":{"type":"api_error","message":"The stand-in failed."}}');
    });
  });

  return {
    origin,
    open,
    seed: async () => {
      if (opening !== undefined) await seed(await opening);
    },
    close: async () => {
      await closeServer(server);
      if (opening !== undefined) await (await opening).close();
    },
  };
};
