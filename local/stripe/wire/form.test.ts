import fc from 'fast-check';
import { createServer, type IncomingMessage } from 'node:http';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { listenLocally } from '../../ports.ts';
import { decodeForm, FormError, type FormValue } from './form.ts';

it('decodes nested names, and lists in the order of their indices', () => {
  expect(
    decodeForm('line_items[1][price]=b&line_items[0][price]=a&expand[]=x&expand[]=y&mode=payment'),
  ).toEqual({
    line_items: [{ price: 'a' }, { price: 'b' }],
    expand: ['x', 'y'],
    mode: 'payment',
  });
});

it('keeps names that are special in JavaScript', () => {
  const { metadata } = decodeForm('metadata[__proto__]=x&metadata[constructor]=y');
  expect(Object.entries(metadata ?? {})).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});

it.each(['a=1&a[b]=2', 'a[b]=2&a=1', 'a[b=1', '[a]=1', `a${'[b]'.repeat(11)}=1`])(
  'rejects %s',
  (text) => {
    expect(() => decodeForm(text)).toThrow(FormError);
  },
);

const name = fc
  .string({ minLength: 1, maxLength: 8 })
  .filter((text) => !/[[\]]/.test(text) && !/^\d+$/.test(text));
const value = fc.letrec<{ value: FormValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.string(),
    fc.array(tie('value'), { minLength: 1, maxLength: 4 }),
    fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

it('decodes everything that the SDK encodes', async () => {
  const bodies: string[] = [];
  const read = async (request: IncomingMessage): Promise<void> => {
    const chunks: string[] = [];
    for await (const chunk of request) chunks.push(String(chunk));
    bodies.push(chunks.join(''));
  };
  const server = createServer((request, response) => {
    void read(request).then(() => response.end('{}'));
  });
  const port = await listenLocally(server, 0);
  const stripe = new Stripe('sk_test', {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
  });
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(name, value, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
        async (params) => {
          await stripe.rawRequest('POST', '/v1/customers', params);
          expect(JSON.stringify(decodeForm(bodies.at(-1) ?? ''))).toBe(JSON.stringify(params));
        },
      ),
      { numRuns: 100 },
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
