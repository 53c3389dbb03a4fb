import { useLayoutEffect, useState } from 'react';
import { accessCodesOfVisit, moveAccessCodesToHistory } from '../domain/addresses/address-codes.ts';
import type { UrlAndHistoryStateOnArrival } from '../domain/addresses/address-codes.ts';

/**
 * The codes with which the visitor came to this page. If a link within the site or a login has led
 * to it, they are moved away from its address before anything hears of the new page. A jump within
 * the page keeps them.
 */
export const useAccessCodesHiddenFromUrl = (arrival: UrlAndHistoryStateOnArrival): string => {
  const { search, hash } = arrival;
  const arrived = accessCodesOfVisit(arrival);
  const [codes, setCodes] = useState(arrived);
  if (arrived !== '' && arrived !== codes) setCodes(arrived);
  useLayoutEffect(() => moveAccessCodesToHistory(window), [search, hash]);
  return codes;
};
