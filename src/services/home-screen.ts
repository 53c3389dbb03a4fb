/**
 * Whether the browser is built on WebKit, which deletes what scripts have stored after seven days
 * of use without a visit to the site (webkit.org, “Full Third-Party Cookie Blocking and More”,
 * 2020). Every browser on an iPhone is.
 */
export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/**
 * Whether the site was opened from the home screen. The same page says that such an app is exempt:
 * it has its own day counter.
 */
export const isOpenedFromHomeScreen = (): boolean =>
  ('standalone' in navigator && navigator.standalone === true) ||
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
