import {
  moveAccessCodesToHistory,
  urlWithAccessCodesFromHistory,
} from '../domain/addresses/address-codes.ts';

/** The address to return to after a login, with the codes of this page. */
export const currentReturnUrlWithAccessCodes = (): string =>
  urlWithAccessCodesFromHistory(location, history.state);

/** Removes this page's codes, once they are used, from its address and its history entry. */
export const discardAccessCodesOfPage = (): void => {
  moveAccessCodesToHistory(window);
  history.replaceState({ ...history.state, codes: undefined }, '');
};
