/** A short plan that shows a bit of everything. */
export const examplePlanNotation = `Weeks 1-4: Build

Day 1: Squat and push

Warm-up
- "Cat-cow": 1 x 10
- Goblet squat: 2 x 8 at 8 kg

Main
- Back squat: 4 x 6 at 60 kg and RPE 8, rest 3 min, each week add 2.5 kg (belt for the last set)
- Superset, 3 rounds, rest 90 s
  - Dumbbell bench press: 8-10 at 2 RIR
  - Seated cable row: 10-12

Day 2: Hinge and pull

Main
- Romanian deadlift: 3 x 8-10 at RPE 7, rest 2 min
- Lat pulldown: 3 x 10-12 at 2 RIR, rest 90 s

Cool-down
- Plank: 2 x 45 s
`;
