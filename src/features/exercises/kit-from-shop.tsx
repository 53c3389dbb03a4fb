import { graphql } from 'gatsby';
import { Fragment, type ReactElement } from 'react';
import { SiteLink } from '../../ui/text/site-link.tsx';

type KitFromShopProps = { readonly kit: Queries.KitFromShopFragment['kit'] };

/** The shop's kit for an exercise, as a line of links; nothing if there is none. */
export const KitFromShop = ({ kit }: KitFromShopProps): ReactElement | null =>
  kit.length === 0 ? null : (
    <p className="no-print">
      Kit from the shop:{' '}
      {kit.map(({ path, title }, place) => (
        <Fragment key={path}>
          {place === 0 ? null : ', '}
          <SiteLink to={path}>{title}</SiteLink>
        </Fragment>
      ))}
    </p>
  );

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment KitFromShop on ContentfulExercise {
    kit {
      title
      path
    }
  }
`;
