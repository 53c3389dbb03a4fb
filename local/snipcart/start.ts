import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { refuseBadAddress } from '../bad-address.ts';
import { closeServer, listenLocally } from '../ports.ts';
import { openSnipcartBooks, type SnipcartBooks } from './books.ts';
import { createCartApi } from './cart-api.ts';
import type { ShopAccount } from './orders.ts';
import { createSnipcartPages } from './pages.ts';
import { createRestApi } from './rest-api.ts';
import { createSnipcartWebhooks, type SnipcartWebhooks } from './webhooks.ts';

export type SnipcartServiceOptions = {
  /** The folder of the books; undefined keeps them in memory. */
  readonly folder: string | undefined;
  /** 0 picks any free port. */
  readonly port: number;
  readonly publicKey: string;
  readonly secretKey: string;
  /** The webhook endpoint set in the dashboard; undefined sends no webhooks. */
  readonly webhookUrl: string | undefined;
  /**
   * The address that is asked for the cost of delivery. It has a place of its own in the dashboard:
   * Store configurations, Shipping, Webhooks (docs.snipcart.com/v3/webhooks/shipping). Without it
   * no cart finds a way to be delivered.
   */
  readonly shippingWebhookUrl: string | undefined;
  /** The domains set in the dashboard, as origins. */
  readonly origins: readonly string[];
};

/** A running stand-in for Snipcart. */
export type SnipcartService = {
  readonly origin: string;
  readonly account: ShopAccount;
  readonly books: SnipcartBooks;
  readonly webhooks: SnipcartWebhooks;
  readonly close: () => Promise<void>;
};

const themeFolder = path.join(import.meta.dirname, 'theme');
const themeFiles = ['main', 'sdk', 'wire', 'overlay', 'elements'] as const;

/** The script that the loader adds to a page. Its own address tells it the theme's version. */
const entry = `(() => {
  const { src } = document.currentScript;
  import(src.replace('snipcart.js', 'modules/main.ts')).then(({ startTheme }) => startTheme(src));
})();
`;

const addTheme = (app: Hono): void => {
  app.get('/themes/:version/default/snipcart.js', (context) =>
    context.body(entry, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/themes/:version/default/snipcart.css', async (context) =>
    context.body(await readFile(path.join(themeFolder, 'snipcart.css'), 'utf8'), 200, {
      'content-type': 'text/css; charset=utf-8',
    }),
  );
  app.get('/themes/:version/default/modules/:file', async (context) => {
    const name = themeFiles.find((one) => `${one}.ts` === context.req.param('file'));
    if (name === undefined) return context.notFound();
    const source = await readFile(path.join(themeFolder, `${name}.ts`), 'utf8');
    return context.body(stripTypeScriptTypes(source), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    });
  });
};

/**
 * Serves a stand-in for Snipcart: the theme, the theme's API, the REST API below /api, and a page
 * with the orders.
 */
export const startSnipcart = async (options: SnipcartServiceOptions): Promise<SnipcartService> => {
  const books = openSnipcartBooks(options.folder);
  const webhooks = createSnipcartWebhooks(books, {
    events: options.webhookUrl,
    shipping: options.shippingWebhookUrl,
  });
  const account: ShopAccount = { books, webhooks, origins: options.origins };
  const app = new Hono();
  app.use('/themes/*', cors());
  app.use('/carts/*', cors());
  addTheme(app);
  app.route('/carts', createCartApi(account, options.publicKey));
  app.route('/api', createRestApi(account, options.secretKey));
  app.route('/', createSnipcartPages(account));

  const server = createServer();
  const port = await listenLocally(server, options.port);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => {
    if (!refuseBadAddress(request, response)) void listener(request, response);
  });
  return {
    origin: `http://localhost:${port}`,
    account,
    books,
    webhooks,
    close: async () => {
      await webhooks.settled();
      await closeServer(server);
    },
  };
};
