import { useEffect } from 'react';
import { useZone } from './use-zone.ts';

/**
 * Reloads the member’s record and plans when mounted, so that the whole site updates. Renders
 * nothing.
 */
export const RefreshZone = (): null => {
  const zone = useZone();
  useEffect(() => zone.refresh(), [zone]);
  return null;
};
