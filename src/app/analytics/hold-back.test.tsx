import { expect, it } from 'vitest';
import { analyticsScriptsAsHtml, withoutAnalyticsTags } from './hold-back.ts';

const link = <link key="preconnect-google-gtag" rel="preconnect" href="https://google.example" />;
const source = (
  <script key="gatsby-plugin-google-gtag" async src="https://google.example/js?id=G-T&l=d" />
);
const config = (
  <script key="gatsby-plugin-google-gtag-config" dangerouslySetInnerHTML={{ __html: 'f("a")' }} />
);
const ours = <script key="start" dangerouslySetInnerHTML={{ __html: 'g()' }} />;

it('takes everything of the plugin out of a page', () => {
  expect(withoutAnalyticsTags([link, source, config, ours])).toEqual([ours]);
});

it('writes the plugin’s scripts as they are', () => {
  expect(analyticsScriptsAsHtml([source, ours, config])).toBe(
    '<script async src="https://google.example/js?id=G-T&l=d"></script><script>f("a")</script>',
  );
});

it.each([[[source]], [[config]], [[source, config, link]], [[]]])(
  'fails if the plugin has other scripts',
  (parts) => expect(() => analyticsScriptsAsHtml(parts)).toThrow('other scripts'),
);
