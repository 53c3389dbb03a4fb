import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startSiteServer, type SiteServer } from '../../local/site-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The secret with which the site server signs its webhook for submitted forms. */
export const formSecret = 'a secret for forms, 32 letters long';

/** A submitted form, as the site server passes it on. */
type SubmittedForm = {
  readonly form: string;
  readonly fields: readonly (readonly [string, string])[];
};

/** A site server on its own folder, with the project's `netlify.toml`. */
export type ScratchSiteServer = {
  readonly origin: string;
  /** Sends a request and does not follow redirects. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Writes a file of the project again, as a build does. */
  readonly write: (name: string, text: string) => void;
  /** The forms submitted so far. */
  readonly submitted: SubmittedForm[];
  /** The answers so far of the function for submitted forms. */
  readonly notes: string[];
};

/**
 * Starts a site server before the tests of the file; `options` runs first and may start what the
 * server depends on.
 */
export const startSiteServerForAllTests = (
  files: Readonly<Record<string, string>>,
  options: (projectFolder: string) => Promise<{ readonly contentOrigin?: string }> = () =>
    Promise.resolve({}),
): ScratchSiteServer => {
  const project = mkdtempSync(path.join(tmpdir(), 'site-server-'));
  const submitted: SubmittedForm[] = [];
  const notes: string[] = [];
  let site: SiteServer;

  beforeAll(async () => {
    copyFileSync(path.join(root, 'netlify.toml'), path.join(project, 'netlify.toml'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
      writeFileSync(path.join(project, name), text);
    }
    const { contentOrigin } = await options(project);
    site = await startSiteServer({
      projectFolder: project,
      port: 0,
      contentOrigin,
      formWebhook: { path: '/api/form-submissions', secret: formSecret },
      submissions: {
        add: ({ form, fields }) => void submitted.push({ form, fields }),
        note: (_, note) => void notes.push(note),
      },
    });
  });
  afterAll(async () => {
    await site.close();
    rmSync(project, { recursive: true });
  });

  return {
    get origin() {
      return site.origin;
    },
    fetch: (address, init = {}) =>
      fetch(`${site.origin}${address}`, { redirect: 'manual', ...init }),
    write: (name, text) => writeFileSync(path.join(project, name), text),
    submitted,
    notes,
  };
};

/**
 * A function that answers 409 with the body it receives, and with the caller's address in a header.
 */
export const echoFunction = {
  'netlify/functions/echo.ts': `
    export default async (request: Request) => Response.json(
      { sent: await request.text() },
      { status: 409, headers: { 'x-caller': request.headers.get('x-nf-client-connection-ip') ?? '' } },
    );
    export const config = { path: '/api/echo' };`,
};
