/** The lines of the figures on each page that has them. */
export const nowLines = {
  forCustomer: ['image', 'points', 'token'],
  makeMoney: ['image', 'points', 'waiting', 'workers'],
  advertising: ['workers', 'solved', 'accuracy'],
} as const
