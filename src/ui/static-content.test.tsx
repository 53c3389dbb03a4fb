// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { StaticContent } from './static-content.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

const onServer = (): string => {
  // There is no document where pages are built.
  vi.stubGlobal('document', undefined);
  const html = renderToString(<StaticContent render={() => <p>Three sets</p>} />);
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return html;
};

it('takes what the server made as it stands, and keeps it when the page shows something new', async () => {
  document.body.innerHTML = onServer();
  const served = document.querySelector('p');
  const render = vi.fn(() => <p>Three sets</p>);
  const complaints = vi.fn();
  const root = await act(async () =>
    hydrateRoot(document.body, <StaticContent render={render} />, {
      onRecoverableError: complaints,
    }),
  );
  await act(async () => root.render(<StaticContent render={() => <p>Four sets</p>} />));
  expect(document.querySelector('p')).toBe(served);
  expect(document.body.textContent).toBe('Three sets');
  expect(render).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

it('is rendered in the browser on a page that was reached by a link', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<StaticContent render={() => <p>Three sets</p>} />));
  expect(place.innerHTML).toBe('<div><p>Three sets</p></div>');
});
