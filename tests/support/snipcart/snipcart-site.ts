import path from 'node:path';
import { projectFolder } from '../../../local/folders.ts';
import { runNode } from '../../../local/run-process.ts';

/** A second server of the built site, with the same database and stand-ins. */
export type SnipcartSite = { readonly origin: string; readonly close: () => Promise<void> };

/** Starts a server of the site whose carts are paid at the cart service. */
export const startSnipcartSite = async (): Promise<SnipcartSite> => {
  let printed = '';
  let found: (origin: string) => void = () => undefined;
  const origin = new Promise<string>((resolve) => {
    found = resolve;
  });
  const server = runNode([path.join(import.meta.dirname, 'serve-site.ts')], {
    folder: projectFolder,
    environment: { ...process.env, SHOP_CHECKOUT: 'snipcart' },
    onOutput: (text) => {
      printed += text;
      const [, address] = /^Site: (\S+)$/m.exec(printed) ?? [];
      if (address !== undefined) found(address);
    },
  });
  const ended = server.ended.then(() => {
    throw new Error(`The server has ended: ${printed}`);
  });
  return { origin: await Promise.race([origin, ended]), close: server.stop };
};
