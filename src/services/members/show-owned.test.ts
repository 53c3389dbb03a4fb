// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicSettings } from '../../config/public/public-settings.ts';
import { rememberedSessionScript } from '../auth/remembered-session.ts';
import { applyOwnedItemStyles } from './show-owned.ts';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(text: string): void {
        written.push(text);
      }
    },
  );
  localStorage.setItem(`@@auth0spajs@@::${publicSettings.auth0.clientId}::@@user@@`, '{}');
  localStorage.setItem('owned', 'prod_a prod_b');
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  delete document.documentElement.dataset['session'];
});

const run = (): void => {
  new Function(rememberedSessionScript)();
};

it('hides what sells her packs and shows the way to them, before the first paint and whenever her record is fetched', () => {
  run();
  applyOwnedItemStyles();
  expect(written).toHaveLength(2);
  expect(written[0]).toBe(written[1]);
  expect(written[0]).toContain('[data-sold="prod_a"]{display:none!important}');
  expect(written[0]).toContain('[data-yours="prod_b"]{display:contents}');
});

it('marks the session even where style sheets can’t be made, and throws nothing', () => {
  vi.stubGlobal('CSSStyleSheet', undefined);
  run();
  applyOwnedItemStyles();
  expect(document.documentElement.dataset['session']).toBe('remembered');
});
