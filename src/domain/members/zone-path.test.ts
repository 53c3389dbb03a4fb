import { expect, it } from 'vitest';
import { membersZonePageOrUnknown } from './zone-address.ts';
import { membersZonePathOfSalesPage } from './zone-path.ts';

it.each([
  ['/workout-packs/tone-sculpt/', '/members/packs/tone-sculpt/', 'section'],
  ['/pre-built-plans/mass-builder/', '/members/prebuilt/mass-builder/', 'section'],
  ['/home-gym-packs/dumbbell-home-gym/', '/members/homegym/', 'section'],
  ['/promotions/', '/members/', 'home'],
])('leads from %s to %s in the members zone', (path, zonePath, page) => {
  expect(membersZonePathOfSalesPage(path)).toBe(zonePath);
  expect(membersZonePageOrUnknown(zonePath).page).toBe(page);
});
