import type { DigitalCatalogue, MembershipItem } from '../../domain/digital-catalogue.ts';
import type { OfferKeyNeedingProof } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { Refusal } from '../http/answers.ts';

/** The membership sold under an offer. Refuses (409) one that isn't for sale. */
export const requireMembershipOnSaleByOffer = (
  catalogue: DigitalCatalogue,
  offer: OfferKeyNeedingProof,
): MembershipItem => {
  const found = catalogue.find(
    (item): item is MembershipItem => item.kind === 'membership' && item.offer === offer,
  );
  if (found === undefined) {
    throw new Refusal(409, 'This membership isn’t for sale at the moment.');
  }
  return found;
};
