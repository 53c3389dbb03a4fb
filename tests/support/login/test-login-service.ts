import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samplePassword } from '../../../local/login/sample-accounts.ts';
import { startLoginService, type LoginService } from '../../../local/login/start.ts';
import { findFreePort } from '../../../local/ports.ts';
import { routes } from '../../../src/domain/routes.ts';

/** The site that the login service serves in tests. */
export const site = 'http://localhost:8888';
/** The address that the login service returns the browser to. */
export const callback = `${site}${routes.login}`;
export const audience = 'https://knurl.example/api';
export const clientId = 'local-stand-in-knurl';
export const management = { clientId: 'functions', clientSecret: 'secret of the functions' };
export const subscriber = { email: 'subscriber@example.com', password: samplePassword };

/** A login service for one test file, with only the sample accounts. */
export type TestLoginService = {
  readonly origin: string;
  /** The e-mails it has sent. */
  readonly mails: { readonly to: string; readonly text: string }[];
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
  /** Starts it again after `stop`, at the same address and with the same accounts and sessions. */
  readonly start: () => Promise<void>;
  readonly dispose: () => Promise<void>;
};

/** `siteOrigins` are the origins of the sites that people log in to. */
export const openTestLoginService = async (
  siteOrigins: readonly string[] = [site],
): Promise<TestLoginService> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'login-service-'));
  const port = await findFreePort();
  const mails: { to: string; text: string }[] = [];
  let service: LoginService | undefined;
  const start = async (): Promise<void> => {
    service = await startLoginService({
      folder,
      port,
      client: { clientId, audience, siteOrigins },
      management,
      inboxOrigin: 'http://localhost:8891',
      sendMail: (mail) => mails.push(mail),
    });
  };
  const stop = async (): Promise<void> => {
    await service?.close();
    service = undefined;
  };
  await start();
  return {
    origin: `http://localhost:${port}`,
    mails,
    isRunning: () => service !== undefined,
    stop,
    start,
    dispose: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
};

export const parametersOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address).searchParams);
