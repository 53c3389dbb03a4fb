/**
 * Words that say nothing at all. Other stop words say a little: somebody who types "my" asks for
 * something of hers.
 */
export const grammaticalArticles: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** Words such as "how" and "the", which a result doesn't need to have. */
export const optionalSearchWords: ReadonlySet<string> = new Set(
  (
    'a after also an and any are around as at be been before best between can cant could did do does doing during for from get good ' +
    'had has have having her how i if im in is it its just me mean much my need of on or our over please really shall she should so some than that ' +
    'the their them then there they this to us use vs versus want was we were what whats when where which while who why will with would ' +
    'you your'
  ).split(' '),
);
