import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { findFreePort } from '../../../local/ports.ts';
import { startChild } from './child.ts';
import { keyCodes, type EngineWindow, type WindowOptions } from './engine-window.ts';
import { openScreen } from './screen.ts';
import { waitFor } from './wait-for.ts';

const Answer = v.object({ value: v.unknown() });
const Refusal = v.object({ value: v.object({ error: v.string(), message: v.string() }) });
const Session = v.object({ sessionId: v.string() });

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * How long a command may take, in milliseconds: more than a page takes to load on a busy machine.
 */
const patience = 40_000;

/** Sends a command of WebDriver. */
const toSend =
  (origin: string): Send =>
  async (method, where, body) => {
    const response = await fetch(`${origin}${where}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return v.parse(Answer, answer).value;
    const { error, message } = v.parse(Refusal, answer).value;
    throw new Error(`${error}: ${message}`);
  };

/**
 * Marks the document, and says later whether it is still this one although another address was
 * asked for.
 */
const mark = `document.isLeaving = true;`;
const readMark = `
  const isPlaceOfPage = arguments[0].includes('#') && arguments[0].split('#')[0] === location.href.split('#')[0];
  return document.isLeaving === true && !isPlaceOfPage;
`;

/** For how many seconds a page that was asked to go may still be the one before. */
const secondsToLeave = 5;

/** Opens a window of WebKitGTK, the engine of Safari, on a screen that nobody sees. */
export const openWebKit = async (options: WindowOptions): Promise<EngineWindow> => {
  const { profile, isPrivate = false, deniesStorage = false } = options;
  mkdirSync(profile, { recursive: true });
  const faults = path.join(profile, 'faults');
  const port = await findFreePort();
  const child = startChild('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: await openScreen(),
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
    LANG: 'C.UTF-8',
    // The machine's own settings of windows stay out of it.
    GSETTINGS_BACKEND: 'memory',
  });
  const driver = toSend(`http://127.0.0.1:${port}`);
  await waitFor('WebKitWebDriver', () => driver('GET', '/status'));
  const args = [
    '--profile',
    profile,
    '--faults',
    faults,
    ...(isPrivate ? ['--private'] : []),
    ...(deniesStorage ? ['--denies-storage'] : []),
  ];
  const { sessionId } = v.parse(
    Session,
    await driver('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: path.join(import.meta.dirname, 'webkit-window.py'),
            args,
          },
        },
      },
    }),
  );
  const send: Send = (method, where, body) => driver(method, `/session/${sessionId}${where}`, body);
  await send('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
  const kill = (): Promise<void> => child.kill();
  const elementPath = (element: Readonly<Record<string, string>>): string =>
    `/element/${Object.values(element)[0] ?? ''}`;
  return {
    engine: 'webkit',
    navigate: async (url) => {
      // Once: the page that comes must not be marked, too.
      await send('POST', '/execute/sync', { script: mark, args: [] });
      const isLeft = async (): Promise<void> => {
        const isStill = await send('POST', '/execute/sync', { script: readMark, args: [url] });
        if (isStill === true) throw new Error('still on the page before');
      };
      // If the page before is still loading, the driver answers as soon as that has loaded, and
      // sometimes goes nowhere.
      await waitFor(`goes to ${url}`, async () => {
        await send('POST', '/url', { url });
        await waitFor('the page before is left', isLeft, secondsToLeave);
      });
    },
    run: (script, args) => send('POST', '/execute/async', { script, args }),
    click: async (element) => {
      await send('POST', `${elementPath(element)}/click`, {});
    },
    type: async (element, text) => {
      await send('POST', `${elementPath(element)}/value`, { text });
    },
    pressKey: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] }));
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    resize: async ({ width, height }) => {
      await send('POST', '/window/rect', { width, height });
    },
    screenshot: async () => String(await send('GET', '/screenshot')),
    forgetCookies: async () => {
      await send('DELETE', '/cookie');
    },
    takeFaults: async () => {
      if (!existsSync(faults)) return [];
      const lines = readFileSync(faults, 'utf8').split('\n');
      rmSync(faults);
      return lines.filter((line) => line !== '');
    },
    kill,
    close: async () => {
      await driver('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await kill();
    },
  };
};
