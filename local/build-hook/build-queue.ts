/** What a build hook was called with. */
export type HookCall = {
  readonly title: string | undefined;
  /** The body, which the build finds in INCOMING_HOOK_BODY. */
  readonly body: string;
};

/** The builds of one site, as the host runs them. */
export type BuildQueue = {
  readonly ask: (call: HookCall) => void;
  /** Resolves when nothing is built and nothing waits. */
  readonly idle: () => Promise<void>;
};

/**
 * Runs one build at a time. Of those that wait, only the last is run, as Netlify skips the ones between (the founder of Netlify, quoted
 * at viewsource.io/how-the-netlify-build-queue-works).
 * @param build Runs one. Its failure is its own to tell.
 */
export const createBuildQueue = (build: (call: HookCall) => Promise<void>): BuildQueue => {
  let next: HookCall | undefined;
  let running: Promise<void> | undefined;
  const runAll = async (): Promise<void> => {
    while (next !== undefined) {
      const call = next;
      next = undefined;
      await build(call).catch((error: unknown) => console.error('A build failed:', error));
    }
    running = undefined;
  };
  return {
    ask: (call) => {
      next = call;
      running ??= runAll();
    },
    idle: async () => running,
  };
};
