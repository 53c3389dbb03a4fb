// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSearchedTextAsPageTitle } from './use-searched-text-as-page-title.ts';

const Results = ({ text }: { readonly text: string }): ReactElement | null => {
  useSearchedTextAsPageTitle(text);
  return null;
};

afterEach(() => {
  document.title = '';
});

describe('the title of the page of results', () => {
  it('names the searched words, even after they change', () => {
    document.title = 'Search | Knurl';
    const { rerender, unmount } = render(<Results text="" />);
    expect(document.title).toBe('Search | Knurl');
    rerender(<Results text="belly fat" />);
    expect(document.title).toBe('Search for “belly fat” | Knurl');
    rerender(<Results text="plank" />);
    expect(document.title).toBe('Search for “plank” | Knurl');
    rerender(<Results text="" />);
    expect(document.title).toBe('Search | Knurl');
    unmount();
  });

  it('stays when Gatsby rewrites its own title, and is left to the next page', async () => {
    const { unmount } = render(<Results text="plank" />);
    // Like Gatsby, which replaces the element.
    const own = document.createElement('title');
    own.textContent = 'Search | Knurl';
    document.querySelector('title')?.replaceWith(own);
    await waitFor(() => expect(document.title).toBe('Search for “plank” | Knurl'));
    unmount();
    document.title = 'Plank | Knurl';
    await Promise.resolve();
    expect(document.title).toBe('Plank | Knurl');
  });
});
