/** Value of a date field in which something is typed that is no date. Forms treat it as a wrong day. */
export const noDay = 'no day'
