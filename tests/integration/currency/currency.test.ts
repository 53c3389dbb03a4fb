import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenLocally } from '../../../local/ports.ts';
import {
  createCurrencyEndpoint,
  type CurrencyDependencies,
} from '../../../src/server/currency/currency-endpoint.ts';
import { createFindCurrencyCodeOfIpAddress } from '../../../src/server/currency/geolocation-service.ts';
import { Refusal } from '../../../src/server/http/answers.ts';

const key = 'a-secret-key';
const address = '203.0.113.7';

let logged: string[] = [];
let asked: URL[] = [];
let servers: Server[] = [];

beforeEach(() => {
  logged = [];
  asked = [];
});

afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
});

type Place = { readonly country?: string | undefined; readonly ip?: string };

const requestFrom = ({ country, ip = address }: Place): Request => {
  const location = Buffer.from(JSON.stringify({ country: { code: country } })).toString('base64');
  const headers = new Headers({ 'x-nf-client-connection-ip': ip });
  if (country !== undefined) headers.set('x-nf-geo', location);
  return new Request('https://knurl.example/api/currency', { headers });
};

type Settings = Partial<CurrencyDependencies>;

const ask = async (settings: Settings, place: Place = {}): Promise<unknown> => {
  const endpoint = createCurrencyEndpoint({
    service: undefined,
    localIsoCode: undefined,
    log: (message) => void logged.push(message),
    ...settings,
  });
  const answer = await endpoint(requestFrom(place));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return answer.json();
};

/** A service with this listener, behind a limit that counts nothing. */
const serviceThat = async (listener: RequestListener): Promise<Settings> => {
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service'));
    listener(request, response);
  });
  servers.push(server);
  const port = await listenLocally(server, 0);
  const find = createFindCurrencyCodeOfIpAddress({ url: `http://127.0.0.1:${port}/`, key }, 300);
  return { service: { find, countRequest: () => undefined } };
};

const serviceAnswering = (text: string, status = 200): Promise<Settings> =>
  serviceThat((_, response) => response.writeHead(status).end(text));

describe('with a geolocation service', () => {
  it('answers with the currency of the visitor’s address', async () => {
    const service = await serviceAnswering('{"currency":{"code":"NZD","symbol":"$"}}');
    expect(await ask(service)).toEqual({ currency: { code: 'NZD' } });
    const [url] = asked;
    expect(url?.pathname).toBe(`/${address}`);
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({ key, fields: 'currency' });
  });

  it('looks up an IPv6 address too', async () => {
    const service = await serviceAnswering('{"currency":{"code":"eur"}}');
    expect(await ask(service, { ip: '2001:db8::1' })).toEqual({ currency: { code: 'EUR' } });
    expect(decodeURIComponent(asked[0]?.pathname ?? '')).toBe('/2001:db8::1');
  });

  it.each([
    ['an empty object', '{}'],
    ['an empty currency', '{"currency":null}'],
    ['an empty code', '{"currency":{"code":""}}'],
  ])('returns no currency for the answer %s, whatever the host knows', async (_, text) => {
    expect(await ask(await serviceAnswering(text), { country: 'FR' })).toEqual({});
  });

  it.each([
    ['nonsense', '<html>', 200],
    ['no code', '{"currency":{"code":"pounds"}}', 200],
    ['500', '{"currency":{"code":"EUR"}}', 500],
    ['403', `{"message":"The key ${key} is wrong"}`, 403],
  ])(
    'returns no currency and logs it when the service answers %s, without the key or the address',
    async (_, text, status) => {
      expect(await ask(await serviceAnswering(text, status), { country: 'FR' })).toEqual({});
      expect(logged).toHaveLength(1);
      expect(logged.join()).not.toContain(key);
      expect(logged.join()).not.toContain(address);
    },
  );

  it('doesn’t wait for a service that hangs', async () => {
    expect(await ask(await serviceThat(() => undefined))).toEqual({});
    expect(logged).toEqual(['The geolocation service failed: it took too long.']);
  });

  it('sends the key to no other host', async () => {
    const service = await serviceThat((_, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    );
    expect(await ask(service)).toEqual({});
    expect(logged).toEqual(['The geolocation service failed: it cannot be reached.']);
  });

  it('refuses nobody above the network’s limit: the host’s location answers', async () => {
    const { service } = await serviceAnswering('{"currency":{"code":"NZD"}}');
    const countRequest = (): never => {
      throw new Refusal(429, 'Very often.');
    };
    const settings = { service: service && { ...service, countRequest } };
    expect(await ask(settings, { country: 'FR' })).toEqual({ currency: { code: 'EUR' } });
    expect(asked).toEqual([]);
  });

  it('looks up nobody whose address the host doesn’t name', async () => {
    const service = await serviceAnswering('{"currency":{"code":"NZD"}}');
    expect(await ask(service, { country: 'FR', ip: 'unknown' })).toEqual({
      currency: { code: 'EUR' },
    });
    expect(asked).toEqual([]);
  });
});

describe('without a service', () => {
  it.each([
    ['GB', { currency: { code: 'GBP' } }],
    ['IE', { currency: { code: 'EUR' } }],
    ['NZ', { currency: { code: 'NZD' } }],
    ['JP', { currency: { code: 'USD' } }],
    ['XX', {}],
    [undefined, {}],
  ])('the host’s location decides: %s', async (country, expected) => {
    expect(await ask({}, { country })).toEqual(expected);
  });

  it('nonsense in the host’s header counts as no location', async () => {
    const endpoint = createCurrencyEndpoint({ service: undefined, localIsoCode: undefined });
    for (const text of ['', 'e30=', 'bm9uc2Vuc2U=', '%%%']) {
      const request = new Request('https://knurl.example/', { headers: { 'x-nf-geo': text } });
      expect(await (await endpoint(request)).json()).toEqual({});
    }
  });

  it('this machine’s own currency takes precedence over the host’s location', async () => {
    expect(await ask({ localIsoCode: 'EUR' }, { country: 'US' })).toEqual({
      currency: { code: 'EUR' },
    });
  });
});
