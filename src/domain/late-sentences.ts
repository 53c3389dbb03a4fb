// What somebody reads when a call takes too long: from the server, which answers before her browser
// gives up, or, if not even that answer arrives, from her browser. Each is an export of its own, so
// that a page loads only those of its calls.

/** For a call that changes nothing. */
export const readTimeoutSentence = 'This is taking too long. Please try again in a moment.';

/** For a call that may have changed something. */
export const changeTimeoutSentence =
  'This is taking too long, so we don’t know yet whether it went through. Please try again in a moment.';

/**
 * For an order. An earlier one may have been paid, so only the press itself has charged nothing.
 */
export const orderTimeoutSentence =
  'This is taking too long. Pressing the button doesn’t charge you, so please try again in a moment.';

/** For the address of the payment provider's page for the buyer's card. */
export const billingPageTimeoutSentence =
  'The page for your card is taking too long to open. Nothing has changed; please try again in a moment.';
