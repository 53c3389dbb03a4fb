import { describe, expect, it } from 'vitest';
import { codeOf, functionNames, modulesOf } from '../support/function-modules.ts';

// Nobody waits for the clock: what a function queues is done right after its answer. A function
// that could queue something has a module that queues, directly or through others.

const queue = 'src/server/store/work-queue/enqueue-work.ts';
const doer = 'src/server/store/work-queue/work-after-answer.ts';

/** Functions that have such a module, and never queue anything. */
const exceptions = [
  // Asks what a cart costs.
  'cart',
  // Shows the owner what the watch has found.
  'owner-watch',
];

describe('a function that can queue work', () => {
  const names = functionNames.filter((name) => modulesOf(name).includes(queue));

  it.each(names.filter((name) => name !== 'clock' && !exceptions.includes(name)))(
    '%s does it right after its answer',
    (name) => {
      const [file = ''] = modulesOf(name);
      expect(modulesOf(name)).toContain(doer);
      expect(codeOf(file)).toMatch(/export default with\w+AfterAnswer\(/);
    },
  );

  it.each(exceptions)('%s is an exception that still needs to be one', (name) => {
    expect(names).toContain(name);
  });
});
