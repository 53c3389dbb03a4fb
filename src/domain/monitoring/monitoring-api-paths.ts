// Separate from the answer, whose schema would otherwise be loaded for an error report.
export const monitoringApiPaths = {
  /** `GET`: the state of the site. Needs the owner's permission. */
  ownerWatch: '/api/owner-watch',
  /** `POST`: reports an error in a browser. */
  browserErrors: '/api/browser-errors',
} as const;
