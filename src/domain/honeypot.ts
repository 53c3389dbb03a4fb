/** The field that people do not see and machines fill in (specification, sections 3 and 8). */
export const honeypot = {
  name: 'bot-field',
  label: "Don't fill this out if you're human.",
} as const;
