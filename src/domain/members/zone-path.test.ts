import { expect, it } from 'vitest';
import { parseZoneAddress } from './zone-address.ts';
import { zonePathOfPack } from './zone-path.ts';

it.each([
  ['/workout-packs/tone-sculpt/', '/members/packs/tone-sculpt/', 'section'],
  ['/pre-built-plans/mass-builder/', '/members/prebuilt/mass-builder/', 'section'],
  ['/home-gym-packs/dumbbell-home-gym/', '/members/homegym/', 'section'],
  ['/promotions/', '/members/', 'home'],
])('leads from %s to %s in the members zone', (path, zonePath, page) => {
  expect(zonePathOfPack(path)).toBe(zonePath);
  expect(parseZoneAddress(zonePath).page).toBe(page);
});
