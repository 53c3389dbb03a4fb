/**
 * Forty lines of notes as a coach types them on her phone: abbreviations, typos, a lift without a
 * page, and some words that aren't part of the plan.
 */
export const coachsNote = `Jo, spring block
Wk 1-4
Mon – lower
squats 5x5 @ 75% rest 3 min
RDL 3x10 60kg rest 2min
leg press 3 x 12
walking lunges 3x10 each leg
superset: leg ext 3x12 / lying leg curl 3x12
plank 3x45s
Tue – upper
BB bench 4x6 @RPE 8
bent over row 4x8 50kg
OHP 3 sets of 8
lat pulldown 3x10-12
DB curl 3x12
face pulls 3x15
dead bug 2x10
Thu – lower
deadlift 4x4 @ 80% rest 3-4 min
front squat 3x6
hip thrust 4x8 80 kg
BSS 3x8 each side
calf raises 4x12
side plank 2x30s each side
Fri – upper
incline DB press 4x8-10
pull ups 4 x AMRAP
seated cable row 3x10
lateral raises 3x15
tricep pushdowns 3x12
hammer curls 3x10
push ups 2x to failure
Sat – easy
KB swings 5x15 16kg
gobblet squat 3x10
farmers walk 3x40m
bird dog 2x8
copenhagen plank 2x20s
she sleeps badly on Sundays
see how the knee feels`;
