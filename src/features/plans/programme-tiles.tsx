import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOf } from '../../content/pictures.ts';
import { Picture } from '../../ui/picture.tsx';
import { SidePanel, TileList } from '../../ui/side-panel.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

type Tile =
  | Queries.WorkoutPackTileFragment
  | Queries.PreBuiltPlanTileFragment
  | Queries.HomeGymPackTileFragment;

type ProgrammeTilesProps = { readonly title: string; readonly tiles: readonly Tile[] };

/** Packs or plans beside a page, each with its square picture. The title says what is seen, so the picture is silent. */
export const ProgrammeTiles = ({ title, tiles }: ProgrammeTilesProps): ReactElement => (
  <SidePanel title={title}>
    <TileList>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <SiteLink to={tile.path}>
            <Picture image={pictureOf(tile.imageThumb).image} alt="" />
            {tile.title}
          </SiteLink>
        </li>
      ))}
    </TileList>
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
