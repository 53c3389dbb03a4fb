import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { parseImageRequest, placeCut } from './image-request.ts';

const parse = (query: string, source?: string) =>
  parseImageRequest(new URLSearchParams(query), source);

describe('parseImageRequest', () => {
  it('wants the original without parameters of its own', () => {
    expect(parse('')).toBeUndefined();
    expect(parse('v=2')).toBeUndefined();
  });

  it('reads every parameter', () => {
    expect(
      parse('w=300&h=200&fit=fill&f=bottom_left&fm=jpg&fl=progressive&q=70&r=8&bg=rgb:FFaa00'),
    ).toEqual({
      width: 300,
      height: 200,
      fit: 'fill',
      focus: { horizontal: -1, vertical: 1 },
      format: 'jpg',
      isProgressive: true,
      isPalette: false,
      quality: 70,
      radius: 8,
      background: 'ffaa00',
    });
    expect(parse('r=max&f=faces')).toMatchObject({ radius: 'max', focus: 'face', fit: 'inside' });
  });

  it('lets flags stand alone on a source of their own format', () => {
    expect(parse('fl=progressive', 'jpg')).toMatchObject({ isProgressive: true });
    expect(parse('fl=png8', 'png')).toMatchObject({ isPalette: true });
    expect(() => parse('fl=progressive', 'webp')).toThrow(ApiError);
    expect(() => parse('fl=png8&fm=jpg', 'png')).toThrow(ApiError);
  });

  it.each(['w=', 'w=0', 'w=1.5', 'w=1e3', 'h=4001', 'q=101', 'r=-1', 'bg=rgb:fff', 'fm=JPG', 'f='])(
    'refuses %s',
    (query) => expect(() => parse(query)).toThrow(ApiError),
  );
});

describe('placeCut', () => {
  it('keeps the side asked for', () => {
    expect(
      [-1, 0, 1].map((side) => placeCut(100, 40, side === -1 ? -1 : side === 0 ? 0 : 1)),
    ).toEqual([0, 30, 60]);
  });
});
