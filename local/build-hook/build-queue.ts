/** The title and body of a call to a build hook. */
export type HookCall = {
  readonly title: string | undefined;
  /** The body, passed to the build as INCOMING_HOOK_BODY. */
  readonly body: string;
};

/** The builds of one site, queued as the host does it. */
export type BuildQueue = {
  readonly ask: (call: HookCall) => void;
  /** Resolves when no build is running or waiting. */
  readonly idle: () => Promise<void>;
};

/**
 * Runs one build at a time. Of those waiting, only the last is run: Netlify skips the others too
 * (the founder of Netlify, quoted at viewsource.io/how-the-netlify-build-queue-works).
 * @param build Runs one build. It should report its own failure.
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
