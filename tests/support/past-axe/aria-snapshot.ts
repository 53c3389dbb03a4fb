import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { toAriaOutline } from './aria-outline.ts';

/** Playwright runs in the project's folder. */
const folder = path.resolve('tests/e2e/aria-snapshots');

/**
 * Runs in the page: takes out the texts of entries, whose headings and lists are an editor's. The
 * checks of the content hold them to an order.
 */
const emptyTexts = (): void => {
  for (const text of document.querySelectorAll('div.prose')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = 'The text of an entry.';
    text.replaceChildren(paragraph);
  }
};

/**
 * Expects that assistive technology is given the reviewed tree of this part of a page,
 * `<name>.aria.yml`, or writes it anew if `WRITE_ARIA` asks for it. The texts of entries are gone
 * from the page afterwards.
 */
export const expectAriaSnapshot = async (part: Locator, name: string): Promise<void> => {
  await part.page().evaluate(emptyTexts);
  const read = async (): Promise<string> => toAriaOutline(await part.ariaSnapshot());
  const file = path.join(folder, `${name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.aria.yml`);
  if (process.env['WRITE_ARIA'] !== undefined) return writeFileSync(file, await read());
  await expect
    .poll(
      read,
      `${name} as a listener hears it. After a change that is meant, write it anew with WRITE_ARIA=1 and read it`,
    )
    .toBe(readFileSync(file, 'utf8'));
};
