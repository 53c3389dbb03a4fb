// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeXml, xmlDeclaration } from './xml.ts';

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

const readBack = (text: string): readonly (string | null | undefined)[] => {
  const escaped = escapeXml(text);
  const { documentElement } = parse(`${xmlDeclaration}<a b="${escaped}">${escaped}</a>`);
  return [documentElement.textContent, documentElement.getAttribute('b')];
};

it('escapes every text so that an XML parser reads it back unchanged', () => {
  const printable = fc.string({ unit: fc.constantFrom(...'<>&"\'[]é–“😀\ud800 a\n') });
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readBack(text)).toEqual([text, text]);
    }),
  );
  fc.assert(
    fc.property(printable, (text) => {
      expect(parse(`<a>${escapeXml(text)}</a>`).getElementsByTagName('parsererror')).toHaveLength(
        0,
      );
    }),
  );
});

it('drops the characters that XML cannot contain', () => {
  expect(escapeXml('a\u0000b\u000bc\uffffd\ud800e\udc00f')).toBe('abcdef');
  expect(escapeXml('😀\t\n')).toBe('😀\t\n');
});
