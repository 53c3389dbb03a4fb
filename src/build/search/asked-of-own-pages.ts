import { routes } from '../../domain/routes.ts';

/** What people type who need a page that no entry describes: short phrases, with commas between them, as editors enter them for an entry. */
export const askedOfOwnPages: ReadonlyMap<string, string> = new Map([
  [
    routes.findAPlan,
    'suggest a programme for me, match me with a plan, recommend by days and kit, what plan should i do, recommend a plan, ' +
      'choose a plan by days, match me, pick for me, what suits, not sure which, short quiz, choose by equipment, ' +
      'for my level, by days, help deciding, two plans compare',
  ],
  [
    routes.train,
    'count my rest, gym mode, tick off sets, workout player, follow along on phone, do a workout now, log my sets as i go, ' +
      'tick off exercises, stop watch, tick sets, beep when rest is over, do todays session, follow workout on my phone, ' +
      'record sets live, begin session, keep screen on, write down sets, start todays, next set, beep, countdown, ' +
      'screen goes dark, log sets, rest clock, follow along, alarm after rest, workout mode, which set am i on, skip a set, ' +
      'pause workout, timer sound',
  ],
  [
    routes.mySessions,
    "repeat last workout, create template, write my own session, my routines, put together a session, do my pt's programme, " +
      'my trainers plan, workout builder, pick my own exercises, freestyle, log something not in plan, own sets, quick log, ' +
      'blank workout, copy a session, class i do, pt wrote me',
  ],
  [
    routes.myWeights,
    'round to my dumbbells, my bar weighs 15 kg, what goes on each side, set my maxes, enter my one rep max, ' +
      'what plates for 60kg, my bar is 15kg, change kg to lb, put in my numbers, what weights do i own, my equipment, ' +
      'how do i load 47.5, update my max, 1.25 plates dont have, plate maths, plates for 72.5, bar is 15, bar only weighs, ' +
      'own plates, load the bar, smallest dumbbell, my dumbbells go up in 2s, kit i own, my gym has, womens bar, ' +
      'plates each side, ez bar weight, update one rep max',
  ],
  [
    routes.trainingLog,
    'see past workouts, progress graph, list of personal bests, edit an old set, download my lifts, ' +
      'what did i lift last time, last weeks weights, my history, my progress, how much did i squat last time, see my lifts, ' +
      'training diary, progress chart, my best lifts, import from strong, export my data csv, previous weights, ' +
      'look back at sessions, delete a workout i logged, graph of my squat, how am i doing, what i did last week, ' +
      'have i improved, spreadsheet, what did i do, last time, lifted last week, old workouts, my graph, my squat history, ' +
      'progress over time, export excel, fix a mistake in log, calendar of workouts, streak, see what weight, notes, ' +
      'how many times have i trained',
  ],
  [
    routes.logOnAllDevices,
    'transfer my history, recovery key, same log on laptop, use on two phones, changed phone, lost my history, ' +
      'recovery code, phone stolen, all gone after new phone, log disappeared on other phone, phone broke, phone died, ' +
      'new handset, ipad too, same on both phones, restore, share log between, moved to iphone, get log back, ' +
      'computer as well',
  ],
  [
    routes.onThisDevice,
    'add to home screen, save for offline, free up space, is there an app, install, app store, save plan to phone, ' +
      'airplane mode, works offline, uses too much data, clear storage, put it on my home screen, play store, ' +
      'works without internet, android, apple store, storage space, load offline, plane, download plans',
  ],
  [
    routes.account,
    'expired card, pause subscription, when is my renewal, delete everything you have on me, see what i ordered, my account, ' +
      'new card, renewal date, what have i bought, charged, freeze membership, next payment, proof of purchase, ' +
      'bank card expired, take a break from membership, stop for a month, when is next payment taken, card ran out, ' +
      'see my bill, need a receipt for my order, put on hold, copy of my data, freeze, hold my membership, new bank, ' +
      'invoice for work, company expense receipt, surname, married name, erase me, add my wife to membership, second person, ' +
      'see payments, download everything, billing date, refund status',
  ],
  [
    routes.gift,
    'got given a membership, present code not working, someone bought me membership, i was given a gift card, ' +
      'code doesnt work, got this for my birthday, code from my sister, i got membership as a present, how do i use my gift, ' +
      'friend got me this, scratch code, expired code, claim my present, friend bought me membership',
  ],
  [
    routes.cart,
    'go to pay, remove item from basket, change quantity, what i have picked, pay for my things, remove from cart, pay now, ' +
      'complete my order',
  ],
]);
