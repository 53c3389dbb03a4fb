import { describe, expect, it } from 'vitest';
import { parsePath } from './gatsby-link.ts';

describe('parsePath', () => {
  it.each([
    ['/articles/', '/articles/', '', ''],
    ['/articles/?s=squat#day-2', '/articles/', '?s=squat', '#day-2'],
    ['/a/?b=?c#d?e#f', '/a/', '?b=?c', '#d?e#f'],
    ['/a/?', '/a/', '', ''],
    ['/a/#', '/a/', '', ''],
    ['', '/', '', ''],
  ])('splits %j as Gatsby’s own does', (address, pathname, search, hash) => {
    expect(parsePath(address)).toEqual({ pathname, search, hash });
  });
});
