import type { ReactElement } from 'react';

type IconProps = { readonly size?: number };

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  viewBox: '0 0 24 24',
  'aria-hidden': true,
  focusable: false,
} as const;

export const MenuIcon = ({ size = 24 }: IconProps): ReactElement => (
  <svg {...stroke} width={size} height={size}>
    <path d="M3 6h18M3 12h18M3 18h18" />
  </svg>
);

export const CloseIcon = ({ size = 24 }: IconProps): ReactElement => (
  <svg {...stroke} width={size} height={size}>
    <path d="M5 5l14 14M19 5L5 19" />
  </svg>
);

export const ChevronDownIcon = ({ size = 16 }: IconProps): ReactElement => (
  <svg {...stroke} width={size} height={size}>
    <path d="M5 9l7 7 7-7" />
  </svg>
);

export const SearchIcon = ({ size = 20 }: IconProps): ReactElement => (
  <svg {...stroke} width={size} height={size}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L21 21" />
  </svg>
);

export const PersonIcon = ({ size = 20 }: IconProps): ReactElement => (
  <svg {...stroke} width={size} height={size}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
  </svg>
);

export const CartIcon = ({ size = 22 }: IconProps): ReactElement => (
  <svg {...stroke} width={size} height={size}>
    <path d="M2 3h3l2.5 12h11L21 7H6" />
    <circle cx="9" cy="20" r="1.5" />
    <circle cx="17" cy="20" r="1.5" />
  </svg>
);
