// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { UnhydratedContent } from './unhydrated-content.tsx';

const renderOnServer = (): string => {
  // There is no document during the build.
  vi.stubGlobal('document', undefined);
  const html = renderToString(<UnhydratedContent render={() => <p>Three sets</p>} />);
  vi.unstubAllGlobals();
  return html;
};

it('keeps the server’s HTML through hydration and later renders', async () => {
  document.body.innerHTML = renderOnServer();
  const served = document.querySelector('p');
  const render = vi.fn(() => <p>Three sets</p>);
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(document.body, <UnhydratedContent render={render} />, {
      onRecoverableError,
    }),
  );
  await act(async () => root.render(<UnhydratedContent render={() => <p>Four sets</p>} />));
  expect(document.querySelector('p')).toBe(served);
  expect(document.body.textContent).toBe('Three sets');
  expect(render).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('renders in the browser on a page reached by a link', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<UnhydratedContent render={() => <p>Three sets</p>} />));
  expect(place.innerHTML).toBe('<div><p>Three sets</p></div>');
});
