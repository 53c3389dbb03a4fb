import { describe, expect, it } from 'vitest';
import { readLogJson } from './log-files/log-json.ts';

const session = `"id":"a","startedAt":0,"endedAt":1,"outcome":"finished","plannedSets":1,"doneSets":1`;
const set = `"id":"a/1","session":"a","exercise":"back-squat","at":1,"step":"1","line":"1","kind":"work","perHand":false,"planned":{},"done":{"reps":5}`;
const bodyweight = `"on":"2026-11-23","weight":{"value":60,"unit":"kg"}`;
const plan = `"path":"/workout-plans/one/","index":0,"key":"/workout-plans/one/","version":"1","outline":{"blocks":[]},"state":"active","next":{"week":1,"day":1},"startedOn":"2026-11-23","touchedOn":"2026-11-23","done":[],"swaps":[],"nextWeights":{}`;
const weights = `"unit":"kg","maxes":[],"barbell":{"unit":"kg","bar":20,"plates":[]},"dumbbells":{"kind":"list","weights":[]},"kettlebells":{"kind":"list","weights":[]},"machineStep":5`;

const unreadableIn = (store: string, record: string): number | undefined => {
  const file = readLogJson(`{"format":"knurl-training","version":1,"${store}":${record}}`);
  return file?.kind === 'own' ? file.unreadable : undefined;
};

/** JSON takes the last of two properties with the same name. */
const changed = (record: string, change: string): string => `[{${record},${change}}]`;

describe('a file that somebody has edited', () => {
  it('is read if its numbers and days make sense', () => {
    expect(unreadableIn('sessions', `[{${session}}]`)).toBe(0);
    expect(unreadableIn('sets', `[{${set}}]`)).toBe(0);
    expect(unreadableIn('bodyweights', `[{${bodyweight}}]`)).toBe(0);
    expect(unreadableIn('plans', `[{${plan}}]`)).toBe(0);
    expect(unreadableIn('weights', `{${weights}}`)).toBe(0);
  });

  it.each([
    ['sessions', '"startedAt":1e999', session],
    ['sessions', '"endedAt":8e15', session],
    ['sessions', '"doneSets":-1', session],
    ['sets', '"at":1e999', set],
    ['sets', '"done":{"reps":1e999}', set],
    ['sets', '"done":{"weight":{"value":1e999,"unit":"kg"}}', set],
    ['sets', '"planned":{"reps":{"from":1,"to":1e999}}', set],
    ['bodyweights', '"on":"2026-02-30"', bodyweight],
    ['bodyweights', '"on":"99999-01-01"', bodyweight],
    ['sessions', '"place":{"path":"//evil.example/","index":0,"week":1,"day":1}', session],
    ['plans', '"path":"javascript:alert(1)"', plan],
    ['plans', '"touchedOn":"tomorrow"', plan],
    ['plans', '"next":{"week":1e999,"day":1}', plan],
    ['plans', '"outline":{"blocks":[{"from":1,"to":1e999,"name":"","days":[]}]}', plan],
  ])('loses a record from the %s that says %s', (store, change, record) => {
    expect(unreadableIn(store, changed(record, change))).toBe(1);
  });

  it('has no kit with more weights than can be listed', () => {
    const plates = '"barbell":{"unit":"kg","bar":20,"plates":[{"size":1,"pairs":1e9}]}';
    expect(unreadableIn('weights', `{${weights},${plates}}`)).toBe(1);
    expect(unreadableIn('weights', `{${weights},"machineStep":1e999}`)).toBe(1);
  });
});
