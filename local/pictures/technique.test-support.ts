import { angle } from './drawing/between.ts';
import { dot, mix, norm, type V3 } from './drawing/geometry.ts';
import { phaseAt } from './drawing/phases.ts';
import { solve, type Joints, type Pose } from './figure/skeleton.ts';
import { filmed } from './films/films.ts';
import { keysOf, momentsOf, posesIn } from './films/frames.ts';
import { pictures } from './pictures.ts';

// What the technique tests measure on films: angles in degrees, places in centimetres.

const films = filmed(pictures);

/** For what a test needs and doesn't find. */
export const never = (): never => {
  throw new Error('no such film');
};

export const filmOf = (slug: string): (typeof films)[number] =>
  films.find(({ id }) => id === `exercise-${slug}`) ?? never();

export interface Moment {
  readonly pose: Pose;
  readonly joints: Joints;
  /** The phase that ends at this moment or goes on in it. */
  readonly phase: string;
}

function momentAt(slug: string, t: number): Moment {
  const { poseAt, phases } = filmOf(slug).motion ?? never();
  // Of two women the last one is she who trains.
  const pose = posesIn(poseAt(t)).at(-1) ?? never();
  const phase = phases[phaseAt(phases, t > 0 ? t - 1e-6 : 1)[0]]?.name ?? '';
  return { pose, joints: solve(pose), phase };
}

/** All pictures of an exercise's film, in order. */
export const every = (slug: string): readonly Moment[] =>
  momentsOf(filmOf(slug)).map((t) => momentAt(slug, t));

/** The pictures in which a phase begins or ends. */
export const ends = (slug: string): readonly Moment[] =>
  keysOf(filmOf(slug)).map((t) => momentAt(slug, t));

/** The angle between two directions. */
export const between = (a: V3, b: V3): number =>
  (Math.acos(Math.max(-1, Math.min(1, dot(norm(a), norm(b))))) * 180) / Math.PI;

export const shoulders = ({ arms: [a, b] }: Joints): V3 => mix(a.root, b.root, 0.5);

export const hips = ({ legs: [a, b] }: Joints): V3 => mix(a.root, b.root, 0.5);

export const knees = ({ legs: [a, b] }: Joints): V3 => mix(a.mid, b.mid, 0.5);

/** The elbow that is bent more. */
export const elbow = ({ joints }: Moment): number => Math.min(...joints.arms.map(angle));

/** The knee that is bent less. */
export const straightest = ({ joints }: Moment): number => Math.max(...joints.legs.map(angle));

/** Her right elbow, which works in each film of one arm. */
export const working = ({ joints }: Moment): number => angle(joints.arms[0]);
