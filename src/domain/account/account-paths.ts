/**
 * The paths of what is a member's own and of the owner's page. They are in a file of their own because the other paths come with the
 * first visit's scripts.
 */
export const accountPaths = {
  account: '/api/account',
  accountPayments: '/api/account/payments',
  accountMembership: '/api/account/membership',
  withdrawal: '/api/account/withdrawal',
  refundRequest: '/api/account/refund-request',
  accountData: '/api/account/data',
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
