/** A form field that people do not see and bots fill in (DATA-6, ERRORS-3). */
export const honeypotFieldNameAndLabel = {
  name: 'bot-field',
  label: "Don't fill this out if you're human.",
} as const;
