import fc from 'fast-check';
import { isFullScale, isWholeRun } from './proof-scale.ts';

// The same inputs in every run, so that a commit isn't refused for what another one brought, and a
// failure can be reproduced. `npm run prove` tries new inputs each time, and names the seed of what
// it finds.
fc.configureGlobal({
  numRuns: isWholeRun ? 100 : 30,
  ...(isFullScale ? {} : { seed: 20261121 }),
});
