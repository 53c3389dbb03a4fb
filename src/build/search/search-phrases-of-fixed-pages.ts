import { routes } from '../../domain/routes.ts';

/**
 * What people type who need a page that no entry describes: short phrases, with commas between
 * them, as editors enter them for an entry.
 */
export const searchPhrasesOfFixedPages: ReadonlyMap<string, string> = new Map([
  [
    routes.findAPlan,
    'suggest a programme for me, match me with a plan, recommend by days and kit, what plan ' +
      'should i do, recommend a plan, match me, pick for me, what suits, not sure which, short ' +
      'quiz, for my level, by days, help deciding, two plans compare, which plan suits me, ' +
      'plan finder, plan quiz, find my plan, choose a programme, plans for my kit, what can i ' +
      'do with dumbbells and three days, three days and a barbell, filter plans, plan for bad ' +
      'knees and home, choose by time, compare plans, questionnaire, help me pick, test to ' +
      'find programme, match to my week, by equipment, choose by goal, plan for four days, ' +
      'plan for my level, only bands which plan, sort plans, two days which one, search plans ' +
      'by minutes, narrow down plans, plan selector, plan that spares my back, easy on the ' +
      'knees, what hurts, leave out squats for my knees, help me choose a plan, what should i ' +
      'do with the kit i have, which plan fits three days, tell me what to do, i have half an ' +
      'hour which plan, find something for my level, pick a plan for me, help me choose, quiz, ' +
      "which plan is right for me, i've got 45 minutes and dumbbells, plan without overhead " +
      'pressing, recommend me a programme, too many plans, what can i do with the kit i own, ' +
      "can't decide between two plans, plan that's easy on the knees, so many which one, just " +
      "give me a sensible one, hate burpees what's for me, i've got a bench and bands",
  ],
  [
    routes.train,
    'count my rest, gym mode, tick off sets, workout player, follow along on phone, do a ' +
      'workout now, log my sets as i go, tick off exercises, stop watch, beep when rest is ' +
      'over, follow workout on my phone, record sets live, begin session, keep screen on, ' +
      'write down sets, start todays, next set, beep, countdown, screen goes dark, log sets, ' +
      'rest clock, follow along, alarm after rest, workout mode, which set am i on, skip a ' +
      'set, pause workout, timer sound, timer between sets, countdown between sets, no sound ' +
      'when rest ends, buzz when rest ends, vibrate when rest over, timer with screen locked, ' +
      'notification when rest is up, rest alarm not working, mute the timer, change rest time, ' +
      'longer rest, start training, how do i start a workout, next exercise, undo a set, wrong ' +
      'weight typed, finish session, left a session open, workout on my phone, phone locks ' +
      'during set, cant hear timer, back to my session, what weight today, start todays ' +
      'workout, phone goes to sleep, stopwatch, buzzer, workout timer app, log while lifting, ' +
      'tap when done, screen stays lit, bleep, carry on my workout, resume session, swap ' +
      'weight mid workout, note on a set, skip rest, add thirty seconds, warm up sets shown, ' +
      'can i cut todays session short, start today, how do i tick off a set, does it count my ' +
      'rest, the timer doesnt make a noise, screen keeps going off between sets, swap ' +
      'something in todays workout, stop halfway and finish later, i put in the wrong number ' +
      'of reps, where do i type what i lifted, leave out an exercise today, walk me through my ' +
      "workout, show one exercise at a time, how do i begin today's workout, continue the " +
      'workout i left open, i closed the tab mid workout, is there a stopwatch for breaks, ' +
      'tick off sets as i go, finish my workout early, i only have twenty minutes left today, ' +
      'need to go lighter today, not feeling it today shorter version, my screen keeps going ' +
      'dark mid set, keep the phone awake while i train, beep when my break is over, timer ' +
      "makes no noise, buzz when it's time for the next set, typed the wrong weight for a set, " +
      "undo last set, next workout in my programme, jump to week three of my plan, do friday's " +
      'workout on wednesday, someone is on the rack, machine taken what instead, write a note ' +
      'about how a set felt, metronome for slow reps, emom clock, interval countdown for ' +
      'circuits, it picks the wrong day of the plan, how to leave out one exercise today, my ' +
      "first workout on here how does it work, the plan doesn't know where i am, does the " +
      'clock keep running when phone locks, alert me when the break ends, allow alerts from ' +
      'the site, warm up sets shown before the main lift, lower the weight just for today, ' +
      "picture of my workout for instagram, share what i lifted with my sister, iphone doesn't " +
      'buzz when the break ends, gym closes in fifteen minutes, phone went to sleep between ' +
      'sets, sweaty fingers wrong number typed, got to the gym late, feeling poorly but want ' +
      'to do a bit, begin, guide me through it, step by step workout on phone, it says no ' +
      'session is open, got interrupted halfway phone rang, battery died mid workout, see ' +
      'previous numbers while lifting, start button, rang off in the middle can i come back, ' +
      'staff called me away after two sets, half a workout done',
  ],
  [
    routes.mySessions,
    'repeat last workout, create template, write my own session, my routines, put together a ' +
      "session, do my pt's programme, my trainers plan, workout builder, pick my own " +
      'exercises, freestyle, log something not in plan, own sets, quick log, blank workout, ' +
      'copy a session, class i do, pt wrote me, create a routine, save a workout, add an ' +
      'exercise myself, empty workout, log a random workout, reorder exercises, edit my ' +
      'routine, share my routine, create routine, my coaches workout, own template, save ' +
      'class, type in a workout, put my own exercises in, delete my routine, rename workout, ' +
      'duplicate routine, one off workout, crossfit workout log, my old programme, start a ' +
      'workout without any programme, write my own workout, log a workout thats not one of ' +
      'yours, save my own routine, add moves as i go, my trainer gave me a workout can i put ' +
      'it in, do my own thing today, keep a workout to use again, train without a plan, save ' +
      'my favourite workout, build a routine from scratch, i just want to log whatever i do, ' +
      'type in the plan my pt gave me, copy a day from a plan and change it, repeat the ' +
      "workout i made last week, add an exercise that isn't in your list, my gym has a machine " +
      "you don't list, custom exercise, put in my own supersets, reuse last tuesday's workout, " +
      'change the order in my own workout, crossfit wod can i log it here, plan from a book ' +
      'enter it here, my physio gave me exercises to do, merge two exercises that are the ' +
      "same, trainer wrote it on a napkin, making it up as i go today, repeat tuesday's " +
      'routine, class at the gym log it, i follow a youtube programme, log without a plan, my ' +
      "trainer's workout",
  ],
  [
    routes.myWeights,
    'round to my dumbbells, my bar weighs 15 kg, what goes on each side, set my maxes, enter ' +
      'my one rep max, what plates for 60kg, my bar is 15kg, change kg to lb, put in my ' +
      'numbers, what weights do i own, my equipment, how do i load 47.5, update my max, 1.25 ' +
      'plates dont have, plate maths, plates for 72.5, bar is 15, bar only weighs, own plates, ' +
      'load the bar, smallest dumbbell, my dumbbells go up in 2s, kit i own, my gym has, ' +
      'womens bar, plates each side, ez bar weight, update one rep max, plate calculator, ' +
      'which plates, change units, kg to pounds, enter my maxes, training max, gym plates, ' +
      'tell it what plates, only have small plates, fractional plates, set dumbbells i own, my ' +
      'kettlebells, why is weight wrong, plan shows wrong weight, weights not in kilos, show ' +
      'in pounds, percentages to kilos, bodyweight setting, plates i have at home, only 5kg ' +
      'discs, bar is heavier at my gym, hex bar weight, trap bar weight, dumbbells in pounds, ' +
      'lbs please, stones and lbs, put in best lifts, numbers too high, weight suggested too ' +
      'heavy, rounds up too much, microplates, collars weight, home gym discs, adjustable ' +
      'dumbbells steps, jump by 5kg, hotel gym dumbbells, switch gym, two gyms different ' +
      'plates, smith bar weight, tell you my strength, set starting numbers, my kit list, no ' +
      '1.25s, kettlebell sizes i have, american gym, technique bar, tell it which discs i own, ' +
      'which plates do i put on, my gym only has small plates, how do i tell you how strong i ' +
      'am, it says a weight i dont have, show it in pounds not kilos, my dumbbells go up two ' +
      'at a time, what goes on each end of the bar, set the weight of my bar, tell the site ' +
      'which plates i have, my gym only has 2 5 kg plates, bar at home weighs 10 kg, what goes ' +
      'on the bar, enter my one rep maxes, my bench pb for the percentages, plan says percent ' +
      "but i don't know kg, gym with odd dumbbell sizes, machine stack goes up in sevens, tell " +
      "it i train at home, women's bar setting, i got stronger update numbers, weights " +
      'suggested are too heavy for me, rounding of weights, no 1 25 plates, choose bands and ' +
      'dumbbells as my kit, i train in two gyms with different plates, my garage rack and ' +
      "what's on it, half kilo plates add them, 45 lb bar, us plates, plates here say lbs, gym " +
      "just bought fractional plates, our gym's bar is only 12 kilos, does the year work at " +
      'home, year with just dumbbells and a band, my block weights look too light, what does ' +
      '70 percent mean in kilos, fill in my maximums, dumbbells jump from 10 to 14, old maxes ' +
      'from a year ago, garage gym with odd plates, set up my rack and plates, enter best ' +
      "lifts, i'm in texas, weights in pounds i don't understand",
  ],
  [
    routes.trainingLog,
    'progress graph, list of personal bests, edit an old set, download my lifts, last weeks ' +
      'weights, my progress, how much did i squat last time, see my lifts, training diary, ' +
      'progress chart, my best lifts, import from strong, export my data csv, previous ' +
      'weights, look back at sessions, delete a workout i logged, how am i doing, what i did ' +
      'last week, have i improved, spreadsheet, what did i do, last time, lifted last week, ' +
      'old workouts, progress over time, export excel, fix a mistake in log, calendar of ' +
      'workouts, streak, see what weight, notes, how many times have i trained, import from ' +
      'another app, bring my data from another app, move from hevy, import csv, from strong ' +
      'app, old notes in, export log, backup my log, download my training, personal bests, ' +
      'prs, records, graph, charts, workout history, delete a session, edit a session, change ' +
      'a past workout, add yesterdays workout, log old workout, my log is empty, lost my log, ' +
      'log disappeared, sessions missing, best squat, estimated max, how many sessions, ' +
      'training stats, body weight log, notes from last time, restore from file, what weight ' +
      'did i use, look up old deadlift, heaviest bench so far, pb list, see volume, reps last ' +
      'tuesday, chart of lifts, correct typo in past set, remove duplicate workout, put in ' +
      'workout from paper, wheres my diary, did i beat my record, print my log, share log with ' +
      'physio, send log to coach, csv file, weekly totals, sessions this month, compare ' +
      'months, lift went up, erase a day, garmin file, bodyweight graph, forgot to log ' +
      'yesterday, where are my old workouts, what did i lift last month, am i getting ' +
      'stronger, see how my squat has gone up, i typed a set wrong, delete a session i did, ' +
      'take my workouts somewhere else, bring my workouts from another app, how many times did ' +
      'i train this month, show me my records, remove a workout i saved by accident, note down ' +
      'what i weigh, what did i lift last week on this day, fix a set i already logged, what ' +
      'did i squat in march, chart of my deadlift, how often did i train this month, delete a ' +
      "workout from last week, change yesterday's numbers, add my body weight, download " +
      'everything i lifted, come over from hevy, i used strong before, moving from another ' +
      'lifting app, fitbod data, jefit, upload my old workouts, undo an import, save a copy of ' +
      'my records, backup, wipe all my training data, my workouts disappeared, lost everything ' +
      'after clearing history, estimated one rep max over time, how many sets for each muscle ' +
      'this week, volume per muscle, logbook online, see what my notes said, which plans am i ' +
      'following, show my trainer what i did, export, export one workout for another app, does ' +
      "safari delete my records, private window didn't save, cancelled my other tracker, look " +
      'back at last year, proof for my physio that i trained, fitnotes, a year of squats as a ' +
      'line, same workout is in there twice, my weight week by week, back up my training, ' +
      'history gone after update, where did last monday go, best deadlift ever, my pbs, move ' +
      'years of lifting in here, download all my sets, take my workouts elsewhere if i leave, ' +
      "save a copy on my computer, my coach wants to see what i've done, where i see my " +
      "results from before, logged in but no history, afraid of losing everything i've noted, " +
      'all records since day one in a table, heaviest ever hip thrust, wrote it in notes app ' +
      'put it here',
  ],
  [
    routes.logOnAllDevices,
    'transfer my history, recovery key, use on two phones, changed phone, lost my history, ' +
      'recovery code, phone stolen, all gone after new phone, log disappeared on other phone, ' +
      'phone broke, phone died, new handset, ipad too, same on both phones, restore, share log ' +
      'between, moved to iphone, get log back, computer as well, move to new phone, sync, log ' +
      'on laptop and phone, sync not working, lost my phrase, twelve words, lost my key, ' +
      'forgot recovery phrase, passkey, two devices, not showing on my other phone, turn off ' +
      'sync, copy log to new device, got a new mobile, lost phone get log back, on all my ' +
      'devices, same diary on laptop, swap handset keep sessions, dropped phone in loo, ' +
      'upgraded mobile, old phone wiped, pair tablet, link devices, connect my computer, cloud ' +
      'backup, icloud, move everything to android, husbands ipad shows my log, remove a lost ' +
      'device, stop sharing between devices, secret words, can you recover my words, forgotten ' +
      'passphrase, is synced log encrypted, face id, fingerprint unlock, log only on one ' +
      'phone, merge logs, duplicate after syncing, out of date on tablet, new laptop, factory ' +
      'reset, see my workouts on laptop and phone, got a new phone how do i get my workouts ' +
      'back, my old phone is gone, keep my workouts when i change phone, same sessions on ' +
      'tablet, i lost my secret words, use it on more than one phone, log in on another phone ' +
      'and see my sets, someone saw my secret phrase, restore from backup, new phone, use it ' +
      'on tablet and phone, laptop and phone show different things, move my workouts to ' +
      'another device, phone stolen is my training gone, i lost my twelve words, secret words ' +
      'to open my diary, keep everything in step between devices, turn it off for my old ' +
      'tablet, is my diary encrypted, can you reset my phrase, somebody saw my recovery words, ' +
      "android to iphone, log on the phone read on the pc, logged in but my workouts aren't " +
      'here, same account empty diary on the other phone, my partner uses the same tablet, ' +
      'which of my devices are joined, it asks for words i never wrote down, left my mobile on ' +
      'the train, husband wiped the ipad, phone for the gym laptop at home, remove my workouts ' +
      "from your server, new telephone old data, opened it in another browser and it's empty, " +
      'why is my diary different at home, keep a spare copy somewhere safe, what are these ' +
      'words for',
  ],
  [
    routes.onThisDevice,
    'add to home screen, save for offline, free up space, is there an app, install, app ' +
      'store, save plan to phone, airplane mode, works offline, uses too much data, clear ' +
      'storage, put it on my home screen, play store, android, apple store, storage space, ' +
      'load offline, plane, download plans, no signal at gym, no wifi in the basement, gym has ' +
      'no reception, use without internet, download for offline, save a plan, how much space, ' +
      'delete downloaded, remove saved plans, storage full, works on a plane, clear the cache, ' +
      'update the app, old version showing, keep plans without signal, gym in cellar, ' +
      'underground gym no bars, no data left, roaming abroad, save megabytes, shortcut on ' +
      'homescreen, add like an app, what is stored here, wipe this phone, shared computer ' +
      'clear, someone else uses this phone, browser deleted data, private browsing loses log, ' +
      'which plans are saved, remove from phone, flight workout, caravan no internet, boat no ' +
      'signal, out of storage, stored on my mobile, iphone install, samsung install, offline ' +
      'reading, make it load faster, refresh to newest version, storage used, use it with no ' +
      'internet in the gym, open my plan when theres no signal, basement gym nothing loads, ' +
      'keep the plan on my phone, how do i make room on my phone, will it work on the plane, ' +
      'take a plan on holiday without wifi, it takes up too much of my phone, why did my log ' +
      "vanish on iphone, safari deleted everything, cleared my browser and now it's empty, no " +
      'signal in my gym, use it on airplane mode, save a plan to my phone, how much storage ' +
      'does this take, phone is full free up space, no roaming where i am going, download a ' +
      "plan for later, page won't load in the weights room, how many megabytes, keep exercise " +
      'pictures for the plane, does this eat my data allowance, camping next week no ' +
      'reception, member plans offline, make it available without a connection, empty on home ' +
      'screen icon full in safari, works like an app without internet, flying on friday ' +
      'training there, steel walls nothing loads, underground car park gym, in the mountains ' +
      'all month, run out of data, get rid of saved pages, will my browser throw it all away, ' +
      'no bars at my gym, page is blank at the gym, private browsing lost my workout, loading ' +
      'wheel forever in the changing room, use it on the tube, does the page stay after i shut ' +
      'down my phone, wipe the site off my phone, what have you put on my phone',
  ],
  [
    routes.account,
    'expired card, pause subscription, when is my renewal, delete everything you have on me, ' +
      'see what i ordered, my account, new card, renewal date, what have i bought, charged, ' +
      'freeze membership, next payment, proof of purchase, bank card expired, take a break ' +
      'from membership, stop for a month, when is next payment taken, card ran out, need a ' +
      'receipt for my order, put on hold, copy of my data, freeze, hold my membership, new ' +
      'bank, invoice for work, surname, married name, erase me, add my wife to membership, ' +
      'second person, download everything, billing date, refund status, delete my account, ' +
      'wipe my account, close my account, remove my details, erase everything you hold, get ' +
      'rid of my profile, cancel button on account, end membership online, put membership on ' +
      'hold, hold it while im away, injured so pause, pregnant so pause, resume membership, ' +
      'unpause, update card details, payment method, card expires soon, card got declined, ' +
      'payment failed what now, pay failed renewal, receipts, get a receipt, invoice, order ' +
      'history, past orders, find my order, am i still a member, when does it renew, renewal ' +
      'price, when does membership end, has my payment gone through, see my membership, manage ' +
      'subscription, gifts i gave, gift used yet, has she used my gift, invite second person, ' +
      'invite my flatmate, add my partner, remove second person, send proof, student proof, ' +
      'upload id, download my data, export everything, withdraw from order, refund request, ' +
      'where is my refund, which emails do i get, stop reminder emails, email settings, sign ' +
      'out, account settings, my details, profile, my packs, manage my account, see what ' +
      'renewal will cost, leave the club, quit subscription, stop paying, stop taking money, ' +
      'scrap my sub, show my purchases, print gift card again, find gift code i bought, did ' +
      'she open my present, take back my invite, partner hasnt got invite, resend invitation, ' +
      'my flatmate cant join, upload nurse badge, add uni email proof, switch on membership ' +
      'after break, end my break early, paid but locked, plans locked, tax receipt, statement ' +
      'of payments, changed bank, how do i leave, bin my account, gdpr download button, bought ' +
      'pack wheres it, download receipt pdf, how many days left, undo cancellation, changed my ' +
      'mind about leaving, wipe everything you have stored about me, has she opened my gift ' +
      'yet, kick out the other person on my plan, stolen phone sign me out everywhere, log out ' +
      'on every device, forgot to log out on a library computer, where can i see when i pay ' +
      'next, which card do you charge, need a copy of my bill for the accountant, where do i ' +
      'see what i paid for, take a break for the summer, what date does my year end, pause ' +
      'while i have the baby, who is on my membership with me, get all my information out, get ' +
      'rid of my account for good, switch the card you charge, is my partner still on my ' +
      'membership, start again after pausing, stop sharing with my ex, give the other place to ' +
      'somebody else, paused by mistake turn it back on, has my gift been used, im going ' +
      'travelling can you hold my membership, has my cancellation worked, am i still paying, ' +
      'how do i know i cancelled, when will you next take money, turn off the monthly note, ' +
      'get rid of reminders, see all my receipts in one place, remove all my stuff from your ' +
      'site, print a card to put with the present, see if she has opened what i sent, ' +
      'cancelled but now i want to stay, i am the second one and want out, she never got my ' +
      'invitation, mail me when each training block starts, card expired, new bank card, ' +
      'change payment method, lost my card and got a new number, switch to another card, where ' +
      'do i enter new card number, which card is on file, my card was stolen, card ending in ' +
      'old numbers, credit card runs out in march, payment failed, renewal did not go through, ' +
      'no money in account when you charged me, locked out after failed payment, bank declined ' +
      'the renewal, owe money for the new year, insufficient funds on renewal day, got an ' +
      'email payment unsuccessful, pay an overdue renewal, how long until you cut me off, will ' +
      'you send debt collectors, ignored the payment email, unsubscribe from paid plan, cancel ' +
      'by email, subscription i forgot about, delete my card details, drunk purchase, my ' +
      'daughter bought it on my card, withdraw button, reverse a purchase, freeze my account, ' +
      'put it on hold, pause, take a break from paying, pause button is gone, freeze for six ' +
      'months, when does my year end, next payment date, how long have i got left, when did i ' +
      'join, is my subscription still active, when will you next charge me, what am i paying ' +
      'for, my profile, see my past orders, what will next year cost, cost of staying on, why ' +
      'is my membership not open yet, where to send id, how do i invite her, add my sister ' +
      'now, where do i enter her email, send the invitation again, she never got my invite, ' +
      'invited wrong email address, give the place to somebody else, remove the other person, ' +
      'we fell out, my second person has dropped out, take back the invite, has the code been ' +
      'used, dog ate the card, bought a gift where is it, see gifts i gave, printer broken how ' +
      'to give the code, receipt, download my invoice, proof of payment, need a bill for my ' +
      'tax return, accountant wants paperwork, pdf of what i paid, payment history, health ' +
      'cash plan needs a receipt, when did i pay and how much, lost the confirmation email ' +
      'with the price, bank asks what this payment was, erase everything about me, export all ' +
      'my personal data, close account for good, copy of everything you hold, what stays after ' +
      'i delete, can i delete while membership is running, i no longer want to be in your ' +
      'system, do you keep anything once i am gone, stop the reminder emails for my blocks, ' +
      'too many emails about the year, turn off members letter notification, contactless card ' +
      'snapped in half, my bank closed my account, mum says nothing arrived from me, present ' +
      'still unopened i think, broke my wrist still paying, injured and my year is ticking ' +
      'away, cannot use it till september, away all summer paying for nothing, operation in ' +
      'march hold my membership, baby coming keep my remaining months, my gym is shut freeze ' +
      'payments, stop the clock on my year, no time until after my exams save my months, new ' +
      'baby dont need the subscription, how can i finish my subscription, where can i find my ' +
      'bill, charity reimburses me needs a document, status of my order, download a pdf of the ' +
      'bill, need the bill again from march, where are my receipts, all my past payments, what ' +
      'have i bought so far, my past orders, see my shop orders, gifts i gave has she used it, ' +
      'did she redeem it yet, bought a pack and my account is empty',
  ],
  [
    routes.gift,
    'got given a membership, present code not working, someone bought me membership, i was ' +
      'given a gift card, code doesnt work, got this for my birthday, code from my sister, i ' +
      'got membership as a present, friend got me this, scratch code, expired code, claim my ' +
      'present, friend bought me membership, redeem code, use my gift, enter gift code, ' +
      'activate my gift, been given a year, someone gave me a code, where do i type the code, ' +
      'how do i use the code, gift voucher use, granny bought me a year, start my gift, when ' +
      'does my gift begin, already a member and got a gift, claim code, gift card code, ' +
      'present from my daughter, open my gift, unwrap my gift, present wont work, mam gave me ' +
      'code, hubby bought me a year, boyfriend got me pack, email with a code, code has ' +
      'already been used, code for a pack, start date of present, wait to begin gift, add gift ' +
      'to membership, does present renew, do i need account for gift, dashes in code, capital ' +
      'letters in code, printed card, voucher from work, put in my code, use present later, ' +
      'cash in gift, who gave me this, someone paid for a year for me, opened my present what ' +
      'now, where do i put the code in, can i save my gift for later, my mate paid for my ' +
      'membership how do i get it, what did i get given, it was bought for me how do i open ' +
      'it, got a card with letters and numbers, will my present renew next year, is a present ' +
      'a subscription, use a code, activate my present, got a card with letters on it, my ' +
      'boyfriend gave me a year, someone bought me this, where do i put the code, code from my ' +
      'aunt, unwrapped a year of plans, got given a pack, how do i use my present, birthday ' +
      'card with a code inside, check what my code is for, open my present, mum gave me a ' +
      'printout, do i need an account to redeem, colleagues clubbed together for me, envelope ' +
      'from my sister with letters and numbers, santa brought me this, got a code from a ' +
      'friend, i got a code for christmas, redeem, where do i type my code, my daughter bought ' +
      'me plans now what, use my present, got a printed card with letters on it, colleagues ' +
      'gave me a membership, present from my boyfriend with a code, check what my gift code is ' +
      'for, code starts only in january, open my gift early, does the gift renew on my card, i ' +
      'found a card in my stocking',
  ],
  [
    routes.cart,
    'go to pay, remove item from basket, change quantity, what i have picked, pay for my ' +
      'things, remove from cart, pay now, complete my order, my basket, whats in my basket, ' +
      'check out, checkout, basket empty, cant check out, basket wont load, pay for basket, ' +
      'take something out of basket, delivery cost in basket, where do i pay, things i added, ' +
      'trolley, shopping bag, shopping basket, delivery quote, postage before paying, change ' +
      'my size before paying, two of the same, bin item, choose country, total price, pay ' +
      'button not working, item vanished from trolley, price went up in trolley, saved things, ' +
      'add delivery address, back to checkout, proceed to payment, empty my trolley, arrival ' +
      'days, import vat shown, take one thing out before i pay, how do i finish buying, add ' +
      'another one, what will delivery be for my things, it wont let me pay, i want to see ' +
      'what im buying, where did my things go, price changed while paying, what does it cost ' +
      'to send, do i pay shipping per item, delivery price in euros, any hidden costs, see ' +
      'shipping before i pay, find out delivery cost without an account, basket, my bag, ' +
      "where's my cart, i want to pay now, change the quantity before paying, how many can i " +
      'buy at once, what did i put in, pay for what i picked, total with postage, finish my ' +
      'order, change size before checkout, buy a pack and a belt together, leggings and a plan ' +
      'in one payment, basket says price is different, something in my cart has to change, how ' +
      'do i pay for my order, switch delivery country to canada in the basket',
  ],
]);
