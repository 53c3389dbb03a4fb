import { between, shifted } from './between.ts';
import { through, type Phase } from './phases.ts';
import type { Scene } from './sheet.ts';
import type { Stage } from './stage.ts';

/** A picture of the starter space. */
export interface Picture {
  /** Id of its asset in `content/assets`. */
  id: string;
  title: string;
  /** Alternative text: what the picture shows, in one sentence. */
  alt: string;
  scene: Scene;
  /** How it moves, if it is the main picture of a movement. */
  motion?: Motion;
}

/**
 * A movement at any moment between its two pictures: 0 is the main one, 1 the other. One with
 * phases is a whole turn: at 0 and at 1 it is the main picture.
 */
interface Motion {
  readonly moment: 'start' | 'end';
  /** Its phases, each with its share of the turn; none if it goes straight there and back. */
  readonly phases: readonly { name: string; seconds: number }[];
  readonly poseAt: (t: number) => unknown;
  /** How far she has walked after a turn, in centimetres; the camera goes along at one speed. */
  readonly travel: number;
  readonly drawAt: (t: number) => (stage: Stage) => void;
}

const titled = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A picture; its title is made of the id unless one is given. */
export const picture = (id: string, alt: string, scene: Scene, title?: string): Picture => ({
  id,
  title: title ?? titled(id.replace(/^[a-zA-Z]+-/, '')),
  alt,
  scene,
});

/** Two pictures of one thing: a wide one, and a square one whose id ends with `-thumb`. */
export const pair = (
  id: string,
  alt: string,
  wide: Scene,
  altSquare: string,
  square: Scene,
): Picture[] => [
  picture(id, alt, wide),
  picture(`${id}-thumb`, altSquare, { w: 800, h: 800, ...square }),
];

/** What the two pictures of a movement share: everything but the pose. */
type Movement<Pose> = Omit<Scene, 'build' | 'framedWith'> & {
  /** `gone` is how far the camera has gone along with her: so much the ground has gone back. */
  readonly build: (stage: Stage, pose: Pose, gone: number) => void;
};
/** The pose of an exercise's main picture, and that of the picture of its start or of its end. */
type Moments<Pose> = {
  readonly shown: Pose;
  readonly alt: string;
  /** How far back the hips go halfway in the film, in centimetres, for a bar to pass the knees. */
  readonly hinge?: number;
  /**
   * Its pose t of the way from the main picture to the other one, if neither straight nor through
   * phases is the movement.
   */
  readonly way?: (t: number) => Pose;
  /**
   * How far she walks in one turn through the phases, in centimetres: the last one ends in `shown`,
   * so much further.
   */
  readonly travel?: number;
  /**
   * The way of its film, if straight to the other picture and back is not the movement; the last
   * one ends in `shown`.
   */
  readonly phases?: readonly Phase<Pose>[];
} & (
  | { readonly start: Pose; readonly end?: never }
  | { readonly end: Pose; readonly start?: never }
);

/**
 * An exercise's main picture, and its start or its end: whichever the main picture does not show.
 * Both stand in the same place at the same scale, so that one can fade into the other. Arrows are
 * only in the main picture.
 */
export function movement<Pose>(
  id: string,
  alt: string,
  { build, ...scene }: Movement<Pose>,
  moments: Moments<Pose>,
): Picture[] {
  const { shown, alt: otherAlt } = moments;
  const [moment, other] =
    'start' in moments ? (['start', moments.start] as const) : (['end', moments.end] as const);
  const { phases = [], travel = 0, way } = moments;
  const draw =
    (pose: Pose, gone = 0) =>
    (stage: Stage): void =>
      build(stage, shifted(pose, [-gone, 0, 0]), gone);
  const { front, ...behind } = scene;
  const main: Scene = { ...behind, ...(front ? { front } : {}), build: draw(shown) };
  const straight = (t: number): Pose => between(shown, other, t, moments.hinge);
  const poseAt =
    phases.length > 0 ? (t: number): Pose => through(phases, t, shown) : (way ?? straight);
  const lasts = phases.reduce((sum, { seconds }) => sum + seconds, 0);
  const framedWith = (stage: Stage): void => {
    draw(shown)(stage);
    draw(other)(stage);
    let gone = 0;
    for (const { to, seconds } of phases) {
      gone += (travel * seconds) / lasts;
      draw(to, gone)(stage);
    }
  };
  return [
    {
      ...picture(id, alt, { ...main, framedWith }),
      motion: { moment, phases, poseAt, travel, drawAt: (t) => draw(poseAt(t), travel * t) },
    },
    picture(`${id}-${moment}`, otherAlt, { ...behind, build: draw(other), framedWith }),
  ];
}
