import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { PictureLinkList, SidePanel } from '../../ui/layout/side-panel.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type Tile =
  | Queries.WorkoutPackTileFragment
  | Queries.PreBuiltPlanTileFragment
  | Queries.HomeGymPackTileFragment;

type ProgrammeTilesProps = { readonly title: string; readonly tiles: readonly Tile[] };

/**
 * A side panel with packs or plans as tiles. The pictures have no alt text because each tile has
 * its title.
 */
export const PlanOrPackTiles = ({ title, tiles }: ProgrammeTilesProps): ReactElement => (
  <SidePanel title={title}>
    <PictureLinkList>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <SiteLink to={tile.path}>
            <Picture image={picturePropsOfAsset(tile.imageThumb).image} alt="" />
            {tile.title}
          </SiteLink>
        </li>
      ))}
    </PictureLinkList>
  </SidePanel>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment WorkoutPackTile on ContentfulWorkoutPack {
    id
    path
    title
    imageThumb {
      ...TilePicture
    }
  }
  fragment PreBuiltPlanTile on ContentfulPreBuiltPlan {
    id
    path
    title
    imageThumb {
      ...TilePicture
    }
  }
  fragment HomeGymPackTile on ContentfulHomeGymPack {
    id
    path
    title
    imageThumb {
      ...TilePicture
    }
  }
`;
