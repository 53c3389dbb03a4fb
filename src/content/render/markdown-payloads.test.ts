// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { markdownPayloads } from '../../../tests/support/injected-markup.ts';
import { liveParts } from '../../../tests/support/live-html.ts';
import { renderMarkdown } from './markdown.ts';

it.each(markdownPayloads)('produces no live HTML from %j', (source) => {
  expect(liveParts(renderMarkdown(source).html)).toEqual([]);
});
