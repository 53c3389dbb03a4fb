import { healthStopReasons, type HealthStopReason } from './health-stop-reasons.ts';

/** Where a lifter who stopped for her health gets help in the United Kingdom. */
type HealthHelp = {
  readonly reason: HealthStopReason;
  readonly title: string;
  /** The most urgent step comes first. */
  readonly sentences: readonly string[];
};

/*
 * The NHS's advice to the public, in our words, and erring on the side of asking for help too soon:
 * "Chest pain", "Shortness of breath", "Fainting" (also
 * https://111.wales.nhs.uk/encyclopaedia/f/article/fainting), "Back pain", "Vaginal bleeding" and
 * "Vaginal bleeding in pregnancy" on nhs.uk; and Royal College of Obstetricians and Gynaecologists,
 * "Bleeding and/or pain in early pregnancy: information for you" (2016). Nothing here may be
 * softened unless a doctor or a nurse has read it.
 */
const helpFor: Readonly<Record<HealthStopReason, Omit<HealthHelp, 'reason'>>> = {
  'chest pain or breathlessness': {
    title: 'Chest pain or breathlessness',
    sentences: [
      'Stop and sit down. Call 999 now if the pain is sudden, feels tight or heavy, spreads to an arm, your back, neck or jaw, comes with sweating, sickness or faintness, or hasn’t gone after a few minutes of rest.',
      'Call 999 as well if you can’t get your breath back, or can’t speak in whole sentences.',
      'Tell somebody near you, and don’t drive yourself.',
      'If it has passed, call 111 today before you train again, however well you feel.',
    ],
  },
  'dizziness or faintness': {
    title: 'Dizziness or faintness',
    sentences: [
      'Put the weight down and lie on your back with your legs raised. If you are pregnant, lie on your side. If you can’t lie down, sit with your head low.',
      'Somebody should call 999 if you fainted while you were training, can’t be woken within a minute, hit your head, or have chest pain, a racing or uneven heartbeat, weakness on one side or trouble speaking.',
      'If it passes, sip water, eat something, and don’t leave alone or drive until you are steady.',
      'If it comes back, doesn’t clear, or you don’t know why it came, call 111 today or see your GP before the next session.',
      'If you are pregnant, call your maternity unit today.',
    ],
  },
  'unusual bleeding': {
    title: 'Unusual bleeding',
    sentences: [
      'If you are or may be pregnant, call your maternity unit or early pregnancy unit now, however little it is; 111 finds the nearest one.',
      'Call 999 or go to A&E if the bleeding is heavy and doesn’t slow, or comes with strong pain in your belly, pain in the tip of your shoulder, or faintness.',
      'If you soak a pad or tampon every hour or two, call 111 today.',
      'Bleeding between periods, after sex, or at any time after the menopause: ask your GP for an appointment soon. Most causes are harmless, and all of them are worth knowing.',
    ],
  },
  'sharp or new pain': {
    title: 'Sharp or new pain',
    sentences: [
      'Stop what brought it on. Don’t test it with another set.',
      'Go to A&E if you can’t put weight on it or move it, if it looks out of shape, or if a hand or foot is numb or cold.',
      'Back pain with numbness between the legs, weak legs, or trouble with bladder or bowels: A&E at once, or 999.',
      'A hot, swollen or painful calf on one side only can be a clot: call 111 today, and 999 if you are short of breath too.',
      'If you are pregnant and the pain is in your belly, back or pelvis, call your maternity unit.',
      'Anything else that is still there in a few days: your GP or a physiotherapist.',
    ],
  },
};

const mostUrgentFirst = [
  'chest pain or breathlessness',
  'dizziness or faintness',
  'unusual bleeding',
  'sharp or new pain',
] as const satisfies readonly HealthStopReason[];

/** Where to get help for each reason that ends a session, most urgent first. */
export const healthHelpMostUrgentFirst: readonly HealthHelp[] = healthStopReasons
  .toSorted((one, other) => mostUrgentFirst.indexOf(one) - mostUrgentFirst.indexOf(other))
  .map((reason) => ({ reason, ...helpFor[reason] }));
