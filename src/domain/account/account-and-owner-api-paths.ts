/**
 * The paths for a member's account and for the owner's page. They are in a separate file because
 * the other paths are part of the first visit's scripts.
 */
export const accountAndOwnerApiPaths = {
  account: '/api/account',
  accountPayments: '/api/account/payments',
  accountMembership: '/api/account/membership',
  withdrawal: '/api/account/withdrawal',
  refundRequest: '/api/account/refund-request',
  accountData: '/api/account/data',
  mailWishes: '/api/account/e-mails',
  stopMails: '/api/account/e-mails/stop',
  memberLetters: '/api/members/letters',
  accountDeletion: '/api/account/deletion',
  logOutEverywhere: '/api/account/log-out-everywhere',
  gifts: '/api/gifts',
  giftLook: '/api/gifts/look',
  giftRedeem: '/api/gifts/redeem',
  secondMember: '/api/second-member',
  proofs: '/api/proofs',
  proofConfirm: '/api/proofs/confirm',
  proofWithdraw: '/api/proofs/withdraw',
  owner: '/api/owner',
  ownerProofs: '/api/owner/proofs',
  ownerRefunds: '/api/owner/refunds',
  ownerDoubts: '/api/owner/doubts',
  ownerFigures: '/api/owner/figures',
} as const;
