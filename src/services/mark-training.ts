/**
 * Marks a page when there is a training log on the device, so that a plan keeps room for her weights and nothing moves when they come:
 * `data-training` is `hers`, or `written` on the plans that she reads as written (`training.written` has their addresses). It stands in
 * the head of every page as text, to mark the page before its first paint, so it uses nothing from outside.
 */
export const markTraining = (window: Window & typeof globalThis): void => {
  try {
    const { document, localStorage, location } = window;
    const { dataset } = document.documentElement;
    const written = (localStorage.getItem('training.written') ?? '').split(' ');
    if (localStorage.getItem('training') === null) delete dataset['training'];
    else dataset['training'] = written.includes(location.pathname) ? 'written' : 'hers';
  } catch {
    // Nothing can be remembered here.
  }
};
