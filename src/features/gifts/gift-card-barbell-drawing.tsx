import type { ReactElement } from 'react';

/**
 * The drawing on the gift card: a barbell with its plates in front of a sun. Flat colours, like the
 * posters.
 */
export const GiftCardBarbellDrawing = (): ReactElement => (
  <svg viewBox="0 0 592 360" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="knurl" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0l8 8M8 0L0 8" stroke="#1d1b19" strokeWidth="1.4" />
      </pattern>
    </defs>
    <rect width="592" height="360" fill="#24483e" />
    <circle cx="296" cy="236" r="196" fill="#d99a2b" />
    <path d="M0 300h592v60H0z" fill="#19352d" />
    <path d="M40 202h512v16H40z" fill="#f5efe4" />
    <path d="M232 200h128v20H232z" fill="#f5efe4" />
    <path d="M232 200h128v20H232z" fill="url(#knurl)" />
    <path d="M150 194h10v32h-10zM432 194h10v32h-10z" fill="#1d1b19" />
    <path d="M112 112h34v196h-34zM446 112h34v196h-34z" fill="#b5401f" />
    <path d="M84 136h24v148H84zM484 136h24v148h-24z" fill="#f5efe4" />
    <path d="M62 168h18v84H62zM512 168h18v84h-18z" fill="#1d1b19" />
    <path
      d="M296 24c-10-18-34-14-32 6 1 12 16 16 32 16 16 0 31-4 32-16 2-20-22-24-32-6z"
      fill="none"
      stroke="#f5efe4"
      strokeWidth="8"
    />
    <path d="M290 44h12v156h-12z" fill="#f5efe4" />
  </svg>
);
