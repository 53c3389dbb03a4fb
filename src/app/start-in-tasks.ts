/*
 * The first script that runs, in place of Gatsby's. Evaluating all modules of a first visit at once
 * blocks a slow phone for a quarter of a second, during which it doesn't respond to touch. Here
 * each part is evaluated in a separate task, so the browser can paint and respond in between. All
 * of them are in the scripts of the first visit: `eager` loads nothing more.
 */
const parts = [
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["hydrateRoot", "createRoot"] */ 'react-dom/client'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: ["Shell"] */ './page-shell.tsx'),
  // Every page has it, so it is here once, and not in the script of each.
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["PageHead"] */ '../page-parts/page-head/page-head.tsx'
    ),
  () => import(/* webpackMode: "eager" */ 'start-gatsby'),
];

const channel = new MessageChannel();

/** Resolves in a new task. A timeout would wait for a second in a background tab. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });

const start = async (): Promise<void> => {
  for (const evaluate of parts) {
    await nextTask();
    await evaluate();
  }
  channel.port1.close();
};

void start();
