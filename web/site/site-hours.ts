/** Business hours, in their own file because only three pages need them. */

/** In Australian Eastern Standard Time. */
export const hours = {
  zone: 'AEST',
  days: [
    { days: 'Monday to Friday', open: '9 am to 6 pm' },
    { days: 'Saturday', open: '10 am to 2 pm' },
    { days: 'Sunday', open: 'Closed' },
  ],
} as const
