/*
 * The first script that runs, in place of Gatsby's. Evaluating all modules of a first visit at once keeps a slow phone busy for a
 * quarter of a second, in which it answers no touch. Here each part is evaluated in a task of its own, and the browser may
 * paint and answer between them. All of them are in the scripts of the first visit: `eager` loads nothing more.
 */
const parts = [
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["hydrateRoot", "createRoot"] */ 'react-dom/client'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["styled"] */ 'styled-components'),
  () => import(/* webpackMode: "eager", webpackExports: ["Shell"] */ './shell.tsx'),
  () => import(/* webpackMode: "eager" */ 'start-gatsby'),
];

const channel = new MessageChannel();

/** Resolves in a task of its own. A timeout would wait for a second in a tab in the background. */
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
