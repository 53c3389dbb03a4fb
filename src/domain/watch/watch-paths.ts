// Apart from the answer, whose schema a report of an error would load.
/** The paths of what watches the site. */
export const watchPaths = {
  /** `GET`: how the site is. Needs the owner's permission. */
  ownerWatch: '/api/owner-watch',
  /** `POST`: an error in a browser. */
  browserErrors: '/api/browser-errors',
} as const;
