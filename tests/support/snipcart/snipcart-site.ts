import { spawn } from 'node:child_process';
import path from 'node:path';

/** A second server of the built site, with the same database and stand-ins. */
export type SnipcartSite = { readonly origin: string; readonly close: () => Promise<void> };

/** Starts a server of the site whose carts are paid through the cart service. */
export const startSnipcartSite = async (): Promise<SnipcartSite> => {
  // Playwright runs its tests at the root of the project, and as CommonJS: a separate process can
  // load the server's modules.
  const server = spawn(process.execPath, [path.resolve('tests/support/snipcart/serve-site.ts')], {
    env: { ...process.env, SHOP_CHECKOUT: 'snipcart' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (text: string): void => {
      printed += text;
      const [, address] = /^Site: (\S+)$/m.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    };
    server.stdout.setEncoding('utf8').on('data', read);
    server.stderr.setEncoding('utf8').on('data', read);
    void ended.then(() => reject(new Error(`The server has ended: ${printed}`)));
  });
  return {
    origin,
    close: async () => {
      server.kill();
      await ended;
    },
  };
};
