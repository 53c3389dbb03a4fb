import type { ReactElement } from 'react';
import { PageHead } from '../../page-parts/head/page-head.tsx';
import type { SocialPicture } from '../../page-parts/head/social-picture.ts';
import { PackNextStep } from './pack-next-step.tsx';
import { ProgrammePage } from './programme-page.tsx';
import type { Programme } from './programme-page.tsx';

/** What the query of a pack's page returns. */
type Pack = Programme & { readonly image: SocialPicture | null };

type PackPageProps = {
  readonly pack: Pack | null;
  /** The page's own address on this site. */
  readonly path: string;
};

/** The page of a workout pack, a pre-built plan or a home gym pack. */
export const PackPage = ({ pack, path }: PackPageProps): ReactElement | null =>
  pack === null ? null : (
    <ProgrammePage programme={pack} path={path}>
      <PackNextStep title={pack.title} />
    </ProgrammePage>
  );

/** The head of a pack's page. */
export const PackHead = ({ pack, path }: PackPageProps): ReactElement | null =>
  pack === null ? null : (
    <PageHead title={pack.title} description={pack.excerpt} path={path} picture={pack.image} />
  );
