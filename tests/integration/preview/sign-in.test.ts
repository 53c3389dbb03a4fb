import {
  chromium,
  type Browser,
  type BrowserContext,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../local/chromium.ts';
import { samplePassword } from '../../../local/login/sample-accounts.ts';
import { findFreePort } from '../../../local/ports.ts';
import { servePreview } from '../../../local/preview/serve-preview.ts';
import { createAuthenticateEditor } from '../../../src/server/auth/access-token.ts';
import { openTokenVerificationKeys } from '../../../src/server/auth/token-verification-keys.ts';
import { openPreviewManifestAndFiles } from '../../../src/server/preview/open-preview-manifest-and-files.ts';
import { createPreviewGate } from '../../../src/server/preview/preview-gate.ts';
import {
  audience,
  clientId,
  openTestLoginService,
  type TestLoginService,
} from '../../support/login/test-login-service.ts';
import { launchOptions } from '../../support/browser/launch-options.ts';
import { packLittlePreview } from '../../support/preview/built-preview.ts';

// The real gate and login service, a preview of three pages, and a real browser that blocks
// third-party cookies.

const draft = '/articles/chalk/';
const contentful = 'https://app.contentful.com/spaces/abc/entries/article-chalk';

let login: TestLoginService;
let preview: { readonly origin: string; readonly close: () => Promise<void> };
let browser: Browser;
let context: BrowserContext;
const little = packLittlePreview();

beforeAll(async () => {
  const port = await findFreePort();
  login = await openTestLoginService([`http://localhost:${port}`]);
  const tokens = { issuer: `${login.origin}/`, audience, clientId };
  const gate = createPreviewGate({
    settings: {
      login: { origin: login.origin, ...tokens },
      spaceId: 'abc',
      contentHost: 'preview.contentful.com',
      liveSiteUrl: 'http://localhost:1',
      buildHookUrl: undefined,
    },
    authenticate: createAuthenticateEditor(
      tokens,
      openTokenVerificationKeys(`${login.origin}/.well-known/jwks.json`),
    ),
    files: openPreviewManifestAndFiles(little.folder),
  });
  preview = await servePreview(port, { call: (request) => gate(request) });
  browser = await chromium.launch(
    launchOptions(
      findChromium(process.env) ?? '',
      '--test-third-party-cookie-phaseout',
      // Otherwise the browser blocks a frame from this machine in a page of the internet.
      '--disable-features=LocalNetworkAccessChecks',
    ),
  );
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await preview.close();
  await login.dispose();
  little.dispose();
});

const openPage = async (): Promise<Page> => {
  context = await browser.newContext();
  return context.newPage();
};

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(samplePassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Contentful’s web app with the preview in a frame. */
const openInContentful = async (page: Page): Promise<FrameLocator> => {
  await context.route('https://app.contentful.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Contentful</title><iframe title="Preview" src="${preview.origin}${draft}" width="800" height="600"></iframe>`,
    }),
  );
  await page.goto(contentful);
  return page.frameLocator('iframe');
};

const pressInFrame = async (page: Page, frame: FrameLocator): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await frame.getByRole('button', { name: 'Log in' }).click();
  return opened;
};

describe('in a tab', () => {
  it('an editor logs in and returns to the draft that she requested', async () => {
    const page = await openPage();
    const refused = await page.goto(`${preview.origin}${draft}?from=mail#part`);
    expect(refused?.status()).toBe(401);
    await page.getByRole('button', { name: 'Log in' }).click();
    await logIn(page, 'editor@example.com');
    await page.getByRole('heading', { name: 'A draft about chalk' }).waitFor();
    expect(page.url()).toBe(`${preview.origin}${draft}?from=mail#part`);
  });

  it('a member who is no editor is told so, and can log in with another account', async () => {
    const page = await openPage();
    await page.goto(`${preview.origin}${draft}`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await logIn(page, 'subscriber@example.com');
    await page.getByText('This is for the editors of the content.').waitFor();
    await page.getByRole('button', { name: 'Log in as somebody else' }).click();
    await logIn(page, 'editor@example.com');
    await page.getByRole('heading', { name: 'A draft about chalk' }).waitFor();
  });

  it('a cancelled login says so, with another try', async () => {
    const page = await openPage();
    await page.goto(`${preview.origin}${draft}`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${login.origin}/**`);
    await page.getByRole('button', { name: /cancel|back/i }).click();
    await page.waitForURL(`${preview.origin}/login/**`);
    await page.getByText('User did not authorize the request').waitFor();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
  });
});

describe('in Contentful’s frame', () => {
  it('an editor logs in through a window, and the frame shows the draft', async () => {
    const page = await openPage();
    const frame = await openInContentful(page);
    const popUp = await pressInFrame(page, frame);
    await logIn(popUp, 'editor@example.com');
    await frame.getByRole('heading', { name: 'A draft about chalk' }).waitFor();
    expect(popUp.isClosed()).toBe(true);
    // The cookie is in the frame's partition, so a tab still has to log in.
    const tab = await context.newPage();
    expect((await tab.goto(`${preview.origin}${draft}`))?.status()).toBe(401);
  });

  it('a window that is closed too early leaves a sentence and a way on', async () => {
    const page = await openPage();
    const frame = await openInContentful(page);
    const popUp = await pressInFrame(page, frame);
    await popUp.close();
    await frame.getByText('The login window was closed before you were logged in.').waitFor();
    const link = frame.getByRole('link', { name: 'Open the preview in a tab' });
    expect(await link.getAttribute('href')).toBe(draft);
    const again = await pressInFrame(page, frame);
    await logIn(again, 'editor@example.com');
    await frame.getByRole('heading', { name: 'A draft about chalk' }).waitFor();
  });

  it('a window that the browser blocks leaves a sentence and a way on', async () => {
    const page = await openPage();
    await context.addInitScript('window.open = () => null;');
    const frame = await openInContentful(page);
    await frame.getByRole('button', { name: 'Log in' }).click();
    await frame.getByText('Your browser has stopped the login window.').waitFor();
    await frame.getByRole('link', { name: 'Open the preview in a tab' }).waitFor();
  });

  it('a browser that blocks cookies in frames says so instead of asking again and again', async () => {
    const page = await openPage();
    const frame = await openInContentful(page);
    // The cookie never arrives.
    await context.route('**/api/preview-session', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
    );
    const popUp = await pressInFrame(page, frame);
    await logIn(popUp, 'editor@example.com');
    await frame.getByText('your browser keeps no cookies inside Contentful').waitFor();
    await frame.getByRole('link', { name: 'Open the preview in a tab' }).waitFor();
  });

  it('a window isolated from the frame opens the preview itself', async () => {
    const page = await openPage();
    const frame = await openInContentful(page);
    await context.addInitScript('if (window.top === window) window.opener = null;');
    const popUp = await pressInFrame(page, frame);
    await logIn(popUp, 'editor@example.com');
    await popUp.getByRole('heading', { name: 'A draft about chalk' }).waitFor();
  });

  it('any other site’s frame shows nothing', async () => {
    const page = await openPage();
    await context.route('https://evil.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><iframe src="${preview.origin}${draft}"></iframe>`,
      }),
    );
    const refused = page.waitForEvent('console', (line) => line.text().includes('frame-ancestors'));
    await page.goto('https://evil.example/');
    await refused;
  });
});
