/**
 * Poses of walks: of a carry, of walking lunges and of a crawl, with their phases. She walks on;
 * the camera goes along.
 */
import { shifted } from '../drawing/between.ts';
import type { Phase } from '../drawing/phases.ts';
import type { V3 } from '../drawing/geometry.ts';
import { hands, stand } from './poses-standing.ts';
import { mirroredPose, solve, type Arm, type Leg, type Pose } from './skeleton.ts';

/** The same moment of the next step: the other foot's, so much further. */
const next = (pose: Pose, step: number): Pose => shifted(mirroredPose(pose), [step, 0, 0]);

const standing = (x: number, z: number): Leg => ({
  to: [x, 8, z],
  pole: [1, 0, 0],
  toe: [1, 0, z > 0 ? 0.06 : -0.06],
  toes: 0,
});

/**
 * A foot on its ball, with its heel up by an angle. The ball is where it is under a flat foot whose
 * ankle is at x.
 */
function onBall(x: number, z: number, degrees: number, pole: V3 = [1, 0, 0]): Leg {
  const tip = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(tip), Math.sin(tip)];
  const to: V3 = [x + 10 - 10 * c + 7.5 * s, 0.5 + 10 * s + 7.5 * c, z];
  return { to, pole, toe: [c, -s, z > 0 ? 0.04 : -0.04], toes: degrees };
}

type Hold = (pose: Pose) => Pose;

/** How far a step of a carry goes, in centimetres: a short one. */
export const stepLength = 52;

/** A weight in each hand, on straight arms beside her. */
const bothLoaded: Hold = (pose) => {
  const { root } = solve(pose).arms[0];
  return {
    ...pose,
    arms: hands([root[0] + 1, root[1] - 57.5, 29], [-1, 0, 0.3], { grip: [1, 0, 0] }),
  };
};

/** One step of a carry, from the right foot's touch to the left one's, as shares of the step. */
function carryStep(z: number): readonly (readonly [share: number, Pose])[] {
  const front = 24;
  const back = front - stepLength;
  const over = (share: number, y: number, aside: number): Partial<Pose> => ({
    pelvis: [stepLength * share + 1, y, aside],
    lean: 2,
    head: 0,
  });
  return [
    [
      0,
      stand({
        ...over(0, 85.6, 0),
        legs: [
          { ...standing(front, z), to: [front, 8.2, z], toe: [1, 0.05, 0.06] },
          onBall(back, -z, 32),
        ],
      }),
    ],
    [0.2, stand({ ...over(0.2, 86, 0.8), legs: [standing(front, z), onBall(back, -z, 56)] })],
    // The toes leave the floor before the foot swings.
    [
      0.34,
      stand({
        ...over(0.34, 86.8, 1.2),
        legs: [
          standing(front, z),
          { to: [back + 19, 19.5, -z], pole: [1, 0, 0], toe: [0.64, -0.77, -0.05], toes: 20 },
        ],
      }),
    ],
    [
      0.56,
      stand({
        ...over(0.56, 87.8, 1.6),
        legs: [
          standing(front, z),
          { to: [front - 2, 16, -z], pole: [1, 0, 0], toe: [0.9, -0.4, -0.06], toes: 0 },
        ],
      }),
    ],
    [
      0.86,
      stand({
        ...over(0.86, 86.6, 0.8),
        legs: [
          onBall(front, z, 14),
          {
            to: [front + stepLength - 9, 10.5, -z],
            pole: [1, 0, 0],
            toe: [0.98, 0.16, -0.06],
            toes: 0,
          },
        ],
      }),
    ],
  ];
}

/** A carry: two steps, the right foot ahead at first. */
function carrying(
  hold: readonly [right: Hold, left: Hold],
  z: number,
): { shown: Pose; other: Pose; phases: readonly Phase<Pose>[] } {
  const seconds = 0.96;
  const step = carryStep(z);
  const turn = [
    ...step.map(([share, pose]) => ({ share, pose: hold[0](pose), name: 'Left step' })),
    ...step.map(([share, pose]) => ({
      share: share + 1,
      pose: hold[1](next(pose, stepLength)),
      name: 'Right step',
    })),
  ];
  const shown = turn[0]?.pose ?? stand();
  const ends = [
    ...turn,
    { share: 2, pose: shifted(shown, [stepLength * 2, 0, 0]), name: 'Right step' },
  ];
  const phases = turn.map(({ share, name }, i): Phase<Pose> => {
    const end = ends[i + 1] ?? { share: 2, pose: shown };
    return { name, to: end.pose, seconds: (end.share - share) * seconds };
  });
  return { shown, other: shifted(turn[step.length]?.pose ?? shown, [-stepLength, 0, 0]), phases };
}

export const farmersWalk = carrying([bothLoaded, bothLoaded], 8);

/**
 * A weight in the right hand; the left arm hangs, and swings a little against the leg of its side.
 */
const oneLoaded =
  (swing: number): Hold =>
  (pose) => {
    const [right, left] = solve(pose).arms;
    const loaded: Arm = {
      to: [right.root[0] + 1, right.root[1] - 57.5, 29],
      pole: [-1, 0, 0.4],
      grip: [1, 0, 0],
    };
    const free: Arm = {
      to: [left.root[0] + 2 + swing, left.root[1] - 57, -27],
      pole: [-1, 0, -0.4],
      grip: [0.9, -0.3, 0],
    };
    return { ...pose, arms: [loaded, free] };
  };
export const suitcaseCarry = carrying([oneLoaded(4), oneLoaded(-4)], 7);

/** How far a walking lunge goes, in centimetres: so far that both knees make right angles. */
export const lungeLength = 92;
const [ahead, wide] = [38, 8] as const;
const lunged = bothLoaded(
  stand({
    pelvis: [-2, 51.5, 0],
    lean: 4,
    legs: [standing(ahead, wide), onBall(ahead - lungeLength, -wide, 62, [0.3, -1, 0])],
  }),
);
const lungeWay: readonly Phase<Pose>[] = [
  {
    name: 'Stand up',
    seconds: 0.48,
    to: stand({
      pelvis: [16, 70, 0.5],
      lean: 8,
      legs: [
        standing(ahead, wide),
        { to: [-26, 25, -wide], pole: [1, -0.5, 0], toe: [0.55, -0.83, -0.04], toes: 20 },
      ],
    }),
  },
  {
    name: 'Stand up',
    seconds: 0.48,
    to: stand({
      pelvis: [38, 89.5, 1.5],
      lean: 3,
      legs: [
        standing(ahead, wide),
        { to: [36, 24, -wide], pole: [1, 0, 0], toe: [0.92, -0.38, -0.06], toes: 0 },
      ],
    }),
  },
  {
    name: 'Step',
    seconds: 0.4,
    to: stand({
      pelvis: [62, 82, 0.8],
      lean: 3,
      legs: [
        onBall(ahead, wide, 24),
        { to: [102, 20, -wide], pole: [1, 0, 0], toe: [1, 0.1, -0.06], toes: 0 },
      ],
    }),
  },
  {
    name: 'Step',
    seconds: 0.24,
    to: stand({
      pelvis: [80, 71, 0],
      lean: 4,
      legs: [onBall(ahead, wide, 46, [1, -0.4, 0]), standing(ahead + lungeLength, -wide)],
    }),
  },
  { name: 'Lower', seconds: 0.88, to: next(lunged, lungeLength) },
];
const lungeLoaded = lungeWay.map((phase) => ({ ...phase, to: bothLoaded(phase.to) }));

/** Walking lunges: two of them, the right foot ahead at first. */
export const walkingLunge = {
  shown: lunged,
  phases: [
    ...lungeLoaded,
    ...lungeLoaded.map((phase) => ({ ...phase, to: next(phase.to, lungeLength) })),
  ],
};

/** How far a step of a crawl takes her, in centimetres: half a foot and a bit. */
export const crawlLength = 16;
const paw = (x: number, y: number, z: number): Arm => ({
  to: [x, y, z],
  pole: [-1, 0, z > 0 ? 0.3 : -0.3],
  flat: [1, -0.05, 0],
});
const tiptoe = (x: number, y: number, z: number): Leg => ({
  to: [x, y, z],
  pole: [1, -1, 0],
  toe: [0.3, -0.95, 0],
});
const crawled = (pelvis: V3, limbs: Pick<Pose, 'arms' | 'legs'>): Pose =>
  stand({ pelvis, lean: 79, chest: 81, head: 58, ...limbs });
/** Right hand and left foot ahead. */
const crawlAhead = crawled([-22, 48.8, 0], {
  arms: [paw(33, 4, 16), paw(17, 4, -16)],
  legs: [tiptoe(-70, 15, 9), tiptoe(-54, 15, -9)],
});
/** The left hand and the right foot are on their way. */
const crawlHalf = crawled([-22 + crawlLength / 2, 48.8, 0], {
  arms: [paw(33, 4, 16), paw(33, 11, -16)],
  legs: [tiptoe(-54, 20, 9), tiptoe(-54, 15, -9)],
});
const crawlWay: readonly Phase<Pose>[] = [
  { name: 'Left hand', seconds: 0.56, to: crawlHalf },
  { name: 'Left hand', seconds: 0.56, to: next(crawlAhead, crawlLength) },
];
export const bearCrawl = {
  shown: crawlAhead,
  other: mirroredPose(crawlAhead),
  phases: [
    ...crawlWay,
    ...crawlWay.map(({ seconds, to }) => ({
      name: 'Right hand',
      seconds,
      to: next(to, crawlLength),
    })),
  ],
};

/**
 * A lateral walk from its widest pose: two steps to her right and two back. The foot that leads
 * goes first, each time.
 */
export function sidewaysPhases(wide: Pose, narrow: Pose): readonly Phase<Pose>[] {
  const step = wide.legs[0].to[2] - narrow.legs[0].to[2];
  const aside = (pose: Pose, steps: number): Pose => shifted(pose, [0, 0, steps * step]);
  const follow = { name: 'Follow', seconds: 0.72 };
  return [
    { ...follow, to: aside(narrow, 1) },
    { name: 'Step right', to: aside(wide, 1), seconds: 0.56 },
    { ...follow, to: aside(narrow, 2) },
    { name: 'Step left', to: aside(wide, 1), seconds: 0.56 },
    { ...follow, to: aside(narrow, 1) },
    { name: 'Step left', to: wide, seconds: 0.56 },
    { ...follow, to: narrow },
    { name: 'Step right', to: wide, seconds: 0.56 },
  ];
}
