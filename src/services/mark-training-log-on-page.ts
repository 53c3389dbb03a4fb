/**
 * Marks a page when there is a training log on the device, so that a plan reserves space for the
 * lifter’s weights and nothing shifts when they load: `data-training` is `hers`, or `written` on
 * the plans that she reads as written (`training.written` has their paths). It is inlined as text
 * in the head of every page and runs before the first paint, so it must not refer to anything
 * outside itself.
 */
export const markTrainingLogOnPage = (window: Window & typeof globalThis): void => {
  try {
    const { document, localStorage, location } = window;
    const { dataset } = document.documentElement;
    const written = (localStorage.getItem('training.written') ?? '').split(' ');
    if (localStorage.getItem('training') === null) delete dataset['training'];
    else dataset['training'] = written.includes(location.pathname) ? 'written' : 'hers';
  } catch {
    // The storage can't be read.
  }
};
