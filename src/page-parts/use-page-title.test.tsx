// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePageTitle } from './use-page-title.ts';

afterEach(cleanup);

const Page = ({ title }: { readonly title: string }): null => {
  usePageTitle(title);
  return null;
};

/** Replaces the title, as Gatsby does once it has rendered the head of the page. */
const replaceTitle = (text: string): void => {
  document.querySelector('title')?.remove();
  const element = document.createElement('title');
  element.textContent = text;
  document.head.append(element);
};

it('keeps a page’s title when the head is written after it, and releases it when the page is left', async () => {
  const { rerender, unmount } = render(<Page title="Squat day" />);
  expect(document.title).toBe('Squat day | Knurl');
  replaceTitle('Members zone | Knurl');
  await waitFor(() => expect(document.title).toBe('Squat day | Knurl'));
  rerender(<Page title="Finishers" />);
  expect(document.title).toBe('Finishers | Knurl');
  unmount();
  replaceTitle('Articles | Knurl');
  // Mutation observers run before a new task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toBe('Articles | Knurl');
});
