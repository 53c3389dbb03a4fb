/**
 * Where the site was started from the home screen and there is a training log on the device, goes
 * on from the home page to what is next for her, at `next`, before anything is drawn: the
 * manifest's start address is fixed (FIGURES-10). A link to the home page, a reload and “back” show
 * it: then this window has been somewhere before. It is inlined as text in the head of the home
 * page, so it must not refer to anything outside itself.
 */
export const skipHomePageIfLogAtAppStart = (
  window: Window & typeof globalThis,
  next: string,
): void => {
  try {
    const { document, history, localStorage, location, navigator } = window;
    // On an iPhone the window has no display mode of the manifest's.
    const isOnHomeScreen =
      ('standalone' in navigator && navigator.standalone === true) ||
      window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
    const isStart = history.length === 1 && document.referrer === '';
    // An address with more than a path asks for something, such as a login.
    const isPlain = location.search === '' && location.hash === '';
    if (isOnHomeScreen && isStart && isPlain && localStorage.getItem('training') !== null) {
      location.replace(next);
    }
  } catch {
    // The storage can't be read: the home page is as good a start.
  }
};
