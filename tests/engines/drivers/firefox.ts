import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { startChild } from './child.ts';
import { keyCodes, type EngineWindow, type WindowOptions } from './engine-window.ts';
import { connectMarionette, type Marionette } from './marionette.ts';
import { waitFor } from './wait-for.ts';

/**
 * The settings of the browser. Firefox itself adds those that it recommends to whoever drives it.
 */
const preferences = ({ isPrivate = false, deniesStorage = false }: WindowOptions): string =>
  Object.entries({
    'marionette.port': 0,
    'browser.sessionstore.resume_from_crash': false,
    'toolkit.startup.max_resumed_crashes': -1,
    'browser.download.folderList': 2,
    'browser.download.useDownloadDir': true,
    'browser.download.always_ask_before_handling_new_types': false,
    'intl.accept_languages': 'en-GB, en',
    // As on a phone: they lie over the page.
    'widget.gtk.overlay-scrollbars.enabled': true,
    'ui.useOverlayScrollbars': 1,
    // Nothing leaves this machine.
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
    'ui.systemUsesDarkTheme': 0,
    'ui.prefersReducedMotion': 0,
    'browser.privatebrowsing.autostart': isPrivate,
    // Its usual one, or nothing at all. Unless the choice is her own, a browser that starts again
    // on a profile goes back to the usual one.
    'network.cookie.cookieBehavior': deniesStorage ? 2 : 5,
    'browser.contentblocking.category': 'custom',
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

const Value = v.object({ value: v.unknown() });

/** Runs a function body in the browser's own window instead of the page. */
const inBrowser = async (
  { send }: Marionette,
  script: string,
  args: readonly unknown[] = [],
): Promise<unknown> => {
  await send('Marionette:SetContext', { value: 'chrome' });
  try {
    return v.parse(Value, await send('WebDriver:ExecuteScript', { script, args })).value;
  } finally {
    await send('Marionette:SetContext', { value: 'content' });
  }
};

/** The size of the page, not of the window: no window of Firefox is as narrow as a phone. */
const resizePage = `
  const browser = gBrowser.selectedBrowser;
  const [width, height] = arguments;
  for (const [name, value] of Object.entries({
    width: width + 'px', 'min-width': width + 'px', 'max-width': width + 'px',
    height: height + 'px', 'min-height': height + 'px', 'max-height': height + 'px',
  })) browser.style.setProperty(name, value);
  browser.parentElement.style.setProperty('align-items', 'start');
`;

/**
 * What scripts threw. Messages about styles and networks aren't of scripts. Whoever leaves a page
 * cancels what it was loading ahead, and Gatsby lets that error go: it counts only in a page that
 * is still there.
 */
const readFaults = `
  const isLeft = (one) => WindowGlobalParent.getByInnerWindowId(one.innerWindowID)?.isCurrentGlobal !== true;
  const found = Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError)
    .filter(({ category, flags, sourceName }) =>
      category === 'content javascript' && (flags & 1) === 0 && sourceName.startsWith('http'))
    .filter((one) => !(/load "\\/page-data\\/|ChunkLoadError|error loading dynamically imported/.test(one.errorMessage) && isLeft(one)))
    .map(({ errorMessage, sourceName, lineNumber }) => errorMessage + ' (' + sourceName + ':' + lineNumber + ')');
  Services.console.reset();
  return found;
`;

const Faults = v.array(v.string());

/** Opens a window of Firefox, without a screen. */
export const openFirefox = async (options: WindowOptions): Promise<EngineWindow> => {
  mkdirSync(options.profile, { recursive: true });
  const portFile = path.join(options.profile, 'MarionetteActivePort');
  rmSync(portFile, { force: true });
  writeFileSync(path.join(options.profile, 'user.js'), preferences(options));
  const child = startChild(
    'firefox-esr',
    [
      '--marionette',
      '--remote-allow-system-access',
      '--headless',
      '--no-remote',
      '--profile',
      options.profile,
    ],
    { MOZ_CRASHREPORTER_DISABLE: '1', HOME: options.profile },
  );
  const marionette = await waitFor('Firefox', async () =>
    connectMarionette(Number(readFileSync(portFile, 'utf8'))),
  );
  const { send } = marionette;
  await send('WebDriver:NewSession', {
    capabilities: {
      alwaysMatch: { pageLoadStrategy: 'normal', unhandledPromptBehavior: 'ignore' },
    },
  });
  await send('WebDriver:SetTimeouts', { script: 60_000, pageLoad: 60_000 });
  await send('WebDriver:SetWindowRect', { width: 1400, height: 1100 });
  const kill = async (): Promise<void> => {
    marionette.close();
    await child.kill();
  };
  const keys = async (actions: readonly object[]): Promise<void> => {
    await send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  let seen: readonly string[] = [];
  const look = async (): Promise<void> => {
    seen = [...seen, ...v.parse(Faults, await inBrowser(marionette, readFaults))];
  };
  return {
    engine: 'firefox',
    navigate: async (url) => {
      // While the page is still there.
      await look();
      await send('WebDriver:Navigate', { url });
    },
    run: async (script, args) =>
      v.parse(Value, await send('WebDriver:ExecuteAsyncScript', { script, args })).value,
    click: async (element) => {
      await send('WebDriver:ElementClick', { id: Object.values(element)[0] });
    },
    type: async (element, text) => {
      await send('WebDriver:ElementSendKeys', { id: Object.values(element)[0], text });
    },
    pressKey: (key) => keys(['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] }))),
    resize: async ({ width, height }) => {
      await inBrowser(marionette, resizePage, [width, height]);
    },
    screenshot: async () =>
      String(v.parse(Value, await send('WebDriver:TakeScreenshot', { full: false })).value),
    forgetCookies: async () => {
      await inBrowser(marionette, 'Services.cookies.removeAll();');
    },
    takeFaults: async () => {
      await look();
      const all = seen;
      seen = [];
      return all;
    },
    kill,
    close: async () => {
      await send('Marionette:Quit', { flags: ['eAttemptQuit'] }).catch(() => undefined);
      await child.ended;
      marionette.close();
    },
  };
};
