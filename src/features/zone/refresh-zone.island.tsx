import { useEffect } from 'react';
import { useZone } from './use-zone.ts';

/** Fetches her record and plans again when it appears, so that the whole site knows of what is new. Shows nothing. */
export const RefreshZone = (): null => {
  const zone = useZone();
  useEffect(() => zone.refresh(), [zone]);
  return null;
};
