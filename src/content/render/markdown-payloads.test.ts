// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { markdownPayloads } from '../../../tests/support/injected-markup.ts';
import { liveParts } from '../../../tests/support/live-html.ts';
import { renderAndCheckMarkdown } from './markdown.ts';

it.each(markdownPayloads)('produces no live HTML from %j', (source) => {
  expect(liveParts(renderAndCheckMarkdown(source).html)).toEqual([]);
});
