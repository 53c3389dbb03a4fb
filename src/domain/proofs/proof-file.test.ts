import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proofFileTypeOf } from './proof-file.ts';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['image/jpeg', '\u00ff\u00d8\u00ff\u00e0 a photo'],
  ['image/png', '\u0089PNG\r\n\u001a\n a picture'],
  ['application/pdf', '%PDF-1.7 a document'],
])('recognises %s by its first bytes, whatever follows', (type, beginning) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), (rest) => {
      const bytes = Uint8Array.from([...bytesOf(beginning), ...rest]);
      expect(proofFileTypeOf(bytes)).toBe(type);
    }),
  );
});

it.each([
  ['nothing', ''],
  ['half a beginning', '\u0089PN'],
  ['a page', '<!doctype html><script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['an archive', 'PK\u0003\u0004'],
  ['a PDF after something else', '<script></script>%PDF-1.7'],
])('rejects %s', (_what, text) => {
  expect(proofFileTypeOf(bytesOf(text))).toBeUndefined();
});
