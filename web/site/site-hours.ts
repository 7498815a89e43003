/** The business hours; three pages state them, so the others need not fetch them. */

/** When somebody answers, in Australian Eastern Standard Time. */
export const hours = {
  zone: 'AEST',
  days: [
    { days: 'Monday to Friday', open: '9 am to 6 pm' },
    { days: 'Saturday', open: '10 am to 2 pm' },
    { days: 'Sunday', open: 'Closed' },
  ],
} as const
