import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { logOfSessions, storeLog } from '../../support/training/fill-log.ts';
import type { Journey } from '../journey.ts';
import {
  button,
  css,
  field,
  first,
  heading,
  inside,
  last,
  link,
  main,
  region,
} from '../queries.ts';
import type { Visitor } from '../visitor.ts';
import { begin, mainButton, session, setHeading } from './training.ts';

const sessions = region('Sessions');
const nothingYet = region('Nothing logged yet');

const openEmptyLog = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/training-log/');
  await visitor.press(button('Open my empty log'));
  await visitor.see(heading('Keep it safe'));
};

/** Opens a log of some sessions, as if the lifter had trained. */
const openFilledLog = async (visitor: Visitor, count: number): Promise<void> => {
  await openEmptyLog(visitor);
  await visitor.run(storeLog, logOfSessions(count));
  await visitor.open('/training-log/');
  await visitor.see(sessions);
};

/**
 * Has the page keep the next file that it saves, so that its content can be read: the engines save
 * files in ways of their own.
 */
const keepNextFile = (visitor: Visitor): Promise<void> =>
  visitor.run(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) {
        void file.text().then((text) => {
          document.documentElement.dataset['saved'] = text;
        });
      }
      return create(file);
    };
  });

const savedFile = (visitor: Visitor): Promise<string> =>
  visitor.until('a file is saved', () => document.documentElement.dataset['saved']);

const importFile = async (visitor: Visitor, name: string, text: string): Promise<void> => {
  const file = path.join(visitor.folder, name);
  writeFileSync(file, text);
  await visitor.press(button('Import a log'));
  await visitor.giveFile(file);
};

const openWeights = async (visitor: Visitor, address = '/my-weights/'): Promise<void> => {
  await visitor.open(address);
  if (!address.includes('?')) await visitor.press(button('Enter your weights'));
  await visitor.see(field('Another lift'));
};

const sheet = last(css('dialog[open]'));

const openSessions = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/my-sessions/');
  await visitor.press(button('Open my sessions'));
  await visitor.see(heading('Train now'));
};

/** The log, the weights, and the sessions of one’s own. */
export const logJourneys: readonly Journey[] = [
  {
    title: 'a set in the log is corrected',
    run: async (visitor) => {
      await openFilledLog(visitor, 3);
      await visitor.press(first(inside(sessions, css('button[aria-expanded="false"]'))));
      await visitor.press(first(inside(sessions, button(/^Correct/))));
      await visitor.fill(inside(sessions, field('Reps')), '7');
      await visitor.press(inside(sessions, button('Save the set')));
      await visitor.seeText(sessions, '100 kg × 7');
    },
  },
  {
    title: 'a session is deleted from the log and brought back',
    run: async (visitor) => {
      await openFilledLog(visitor, 3);
      await visitor.press(first(inside(sessions, css('button[aria-expanded="false"]'))));
      await visitor.press(inside(sessions, button('Delete this session')));
      await visitor.press(inside(sessions, button('Bring it back')));
      await visitor.seeCount(inside(sessions, css('button[aria-expanded]')), 3);
    },
  },
  {
    title: 'the history of an exercise has a chart and a table',
    run: async (visitor) => {
      await openFilledLog(visitor, 5);
      await visitor.press(inside(region('Exercises'), link('Back squat')));
      await visitor.seeText(main, 'Estimated maximum');
      await visitor.press(button('Show it as a table'));
      await visitor.see(css('main table'));
    },
  },
  {
    title: 'a log is exported, deleted and imported again',
    run: async (visitor) => {
      await openFilledLog(visitor, 2);
      await keepNextFile(visitor);
      await visitor.press(button('Export as JSON'));
      const saved = await savedFile(visitor);
      await visitor.press(button('Delete my training log'));
      await visitor.press(button('Delete it for good'));
      await visitor.see(nothingYet);
      await importFile(visitor, 'log.json', saved);
      await visitor.press(button('Add it to my log'));
      await visitor.seeCount(inside(sessions, css('button[aria-expanded]')), 2);
    },
  },
  {
    title: 'a file of another app is shown before it is added, and taken out again',
    run: async (visitor) => {
      await openEmptyLog(visitor);
      const columns =
        'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
      await importFile(
        visitor,
        'strong.csv',
        `${columns}\n2026-10-01 18:00:00,Legs,45m,Back squat,1,62.5,5,0,0,,,8\n`,
      );
      await visitor.seeText(main, 'A file of Strong');
      await visitor.press(button('Add it to my log'));
      await visitor.see(sessions);
      await visitor.press(button('Take it out again'));
      await visitor.see(nothingYet);
    },
  },
  {
    title: 'a set becomes a maximum that survives a reload, is removed and brought back',
    run: async (visitor) => {
      await openWeights(visitor);
      await visitor.press(field('Back squat'));
      await visitor.fill(field('Weight, kg'), '60');
      await visitor.choose(field('Reps'), '5');
      await visitor.press(button('Keep this max'));
      const lifts = region('Your one-rep maxes');
      await visitor.seeText(lifts, '70 kg');
      // The page shows it before it is stored.
      await visitor.until('it is stored', () => localStorage.getItem('training') !== null);
      await visitor.open('/my-weights/');
      await visitor.press(button('Remove Back squat'));
      await visitor.press(button('Undo'));
      await visitor.seeText(lifts, 'Estimated from 5 × 60 kg');
    },
  },
  {
    title: 'the calculator passes its set on to her weights',
    run: async (visitor) => {
      await visitor.open('/calculators/one-rep-max/');
      await visitor.fill(field('Weight you lifted in kilograms'), '62.5');
      await visitor.fill(field('Reps, 1 to 10'), '4');
      await visitor.press(button('Calculate'));
      await visitor.press(link('Use this in my plans'));
      await visitor.at('/my-weights/');
      await visitor.until('the weight is there', () =>
        [...document.querySelectorAll('input')].some(({ value }) => value === '62.5'),
      );
    },
  },
  {
    title: 'a plan asks for one lift and is returned to',
    run: async (visitor) => {
      const plan = '/workout-plans/first-barbell-plan/';
      await openWeights(visitor, `/my-weights/?exercise=deadlift&back=${encodeURIComponent(plan)}`);
      await visitor.fill(field('Weight, kg'), '80');
      await visitor.press(button('Keep this max'));
      await visitor.press(last(link('Back to the plan')));
      await visitor.at(plan);
    },
  },
  {
    title: 'an empty session is filled, logged and saved as a routine that starts again',
    run: async (visitor) => {
      await openSessions(visitor);
      await visitor.press(button('Start an empty session'));
      await visitor.seeText(setHeading, 'What comes first?');
      await visitor.press(mainButton);
      await visitor.fill(inside(sheet, field(/^Find an exercise/)), 'back squat');
      await visitor.press(inside(sheet, button('Back squat')));
      await visitor.fill(inside(sheet, field('Sets')), '1');
      await visitor.fill(inside(sheet, field(/^Each of/)), '5');
      await visitor.press(inside(sheet, button('Add it')));
      await visitor.seeText(setHeading, 'Back squat');
      await visitor.press(inside(session, button('Weight: more')));
      await visitor.press(mainButton);
      await visitor.seeText(setHeading, 'That was the last set');
      await visitor.press(mainButton);
      await visitor.fill(field(/^Name of the routine/), 'Squats at home');
      await visitor.press(button('Save as a routine'));
      await visitor.press(link('your sessions'));
      const routines = region('Your routines');
      await visitor.seeText(routines, 'Back squat 1 × 5 reps');
      await visitor.press(inside(routines, button('Start Squats at home')));
      await visitor.seeText(setHeading, 'Back squat');
    },
  },
  {
    title: 'a day of a plan is copied into her sessions',
    run: async (visitor) => {
      await visitor.open('/train/?plan=/workout-plans/first-barbell-plan/&week=2&day=1');
      await visitor.press(link('Copy this day into my sessions'));
      await visitor.press(button('Copy this day'));
      await visitor.seeText(region('Your routines'), 'week 2, day 1');
    },
  },
  {
    title: 'a session that is open says so before another one begins',
    run: async (visitor) => {
      await begin(visitor);
      await visitor.go('/train/?plan=/workout-plans/first-barbell-plan/&week=1&day=2');
      await visitor.see(heading('Another session is open'));
      await visitor.press(button('Go on with that one'));
      await visitor.see(mainButton);
    },
  },
];
