import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useLoginSession } from '../../services/auth/login-session.ts';

type ForMembersProps = { readonly children: ReactNode };

/** Shows its children, whose scripts may still have to load, only to a member. */
export const ShownWhenLoggedIn = ({ children }: ForMembersProps): ReactElement | null =>
  useLoginSession().session.kind === 'member' ? <Suspense>{children}</Suspense> : null;
