import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { ExercisePicturesAndFilmOnPress } from '../exercise-pictures-and-film-on-press.tsx';
import {
  exerciseAddressOfElement,
  exerciseLinksInDayElement,
  movementPaneInDayOfElement,
} from '../plan/exercise-lines.ts';
import { fetchExercisePageData, type ExercisePageData } from './exercise-page-data.ts';

/**
 * In milliseconds: how long a pointer rests on a line before its movement is shown. One that only
 * crosses it loads nothing.
 */
const restMs = 150;

/** The exercise of each pane, by the address of its page. */
type Shown = ReadonlyMap<HTMLElement, string>;

/**
 * Each pane that comes into view shows the first exercise of its day, or the one whose line is
 * pointed at or has the focus.
 */
const useShown = (root: HTMLElement): Shown => {
  const [shown, setShown] = useState<Shown>(new Map());
  useEffect(() => {
    const show = (pane: HTMLElement, path: string): void =>
      setShown((before) =>
        before.get(pane) === path ? before : new Map([...before, [pane, path]]),
      );
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        seen.unobserve(target);
        const lines = exerciseLinksInDayElement(target.closest('article'));
        // What the visitor points at has loaded this code, and sends no event again.
        const line = lines.find((link) => link.matches(':hover, :focus')) ?? lines[0];
        if (line !== undefined) show(target, line.pathname);
      }
    });
    const watchPanes = (): void => {
      const panes = [...root.querySelectorAll<HTMLElement>('[data-movement]')];
      for (const pane of panes) seen.observe(pane);
      setShown((before) =>
        [...before.keys()].every((pane) => panes.includes(pane))
          ? before
          : new Map([...before].filter(([pane]) => panes.includes(pane))),
      );
    };
    watchPanes();
    // A plan that a link led to may be rendered later than this.
    const changes = new MutationObserver(watchPanes);
    changes.observe(root, { childList: true, subtree: true });
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onLine = ({ target, type }: Event): void => {
      clearTimeout(resting);
      const path = exerciseAddressOfElement(target);
      const pane = movementPaneInDayOfElement(target);
      if (path === undefined || pane === undefined) return;
      resting = setTimeout(() => show(pane, path), type === 'focusin' ? 0 : restMs);
    };
    root.addEventListener('pointerover', onLine);
    root.addEventListener('focusin', onLine);
    return () => {
      clearTimeout(resting);
      seen.disconnect();
      changes.disconnect();
      root.removeEventListener('pointerover', onLine);
      root.removeEventListener('focusin', onLine);
    };
  }, [root]);
  return shown;
};

/**
 * An exercise's name, its pictures and its film. While another one comes, the last one stays; what
 * can't be loaded stays away, since its line leads to it.
 */
const MovementPane = ({ path }: { readonly path: string }): ReactElement | null => {
  const [loaded, setLoaded] = useState<{
    readonly path: string;
    readonly page: ExercisePageData;
  }>();
  useEffect(() => {
    let isCurrent = true;
    fetchExercisePageData(path).then(
      (page) => isCurrent && setLoaded({ path, page }),
      () => isCurrent && setLoaded(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (loaded === undefined) return null;
  return (
    <div>
      <SiteLink to={loaded.path}>{loaded.page.title}</SiteLink>
      <ExercisePicturesAndFilmOnPress key={loaded.path} {...loaded.page} />
    </div>
  );
};

/**
 * Fills the right side of each day of a plan on a wide screen (`data-movement` in `day-card.tsx`)
 * with how an exercise moves.
 */
export const MovementPanesBesideDays = ({ root }: { readonly root: HTMLElement }): ReactElement => (
  <>
    {[...useShown(root)].map(([pane, path], index) =>
      createPortal(<MovementPane path={path} />, pane, `${index}`),
    )}
  </>
);
