import { describe, expect, it } from 'vitest';
import { DeliveryApiError } from './api-error.ts';
import { parseImageRequest } from './image-request.ts';

const parse = (query: string) => parseImageRequest(new URLSearchParams(query));

describe('parseImageRequest', () => {
  it('returns undefined, which means the original, when no image parameter is set', () => {
    expect(parse('')).toBeUndefined();
    expect(parse('v=2')).toBeUndefined();
  });

  it('reads every parameter', () => {
    expect(parse('w=300&h=200&fit=fill&fm=jpg&q=70')).toEqual({
      width: 300,
      height: 200,
      fit: 'fill',
      format: 'jpg',
      quality: 70,
    });
    expect(parse('w=300')).toMatchObject({ height: undefined, fit: 'inside', format: undefined });
  });

  it.each(['w=', 'w=0', 'w=1.5', 'w=1e3', 'h=4001', 'q=0', 'q=101', 'fm=JPG', 'fm=', 'fit=inside'])(
    'refuses the wrong value %s',
    (query) => expect(() => parse(query)).toThrow(DeliveryApiError),
  );

  it.each(['f=face', 'fl=progressive', 'r=max', 'bg=rgb:ffffff', 'w=20&fit=pad'])(
    'refuses %s, which only the real service supports',
    (query) => expect(() => parse(query)).toThrow(DeliveryApiError),
  );
});
