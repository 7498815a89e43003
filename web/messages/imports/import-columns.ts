/** Texts of Imports: columns that are left out, and what they could be used for. */

/** Why a column is left out; `instead` is the column used in its place. */
const why: { readonly [reason: string]: ((instead: string) => string) | undefined } = {
  empty: () => 'It is empty.',
  told: () => 'You left it out.',
  earlier: () =>
    'It was left out of earlier files with these columns. To use it, undo those imports first, so that nothing counts twice.',
  costs: () => 'It has costs, and this file is read as sales. Send the costs as a file of their own.',
  taken: (instead) => `“${instead}” is used in its place.`,
  amounts: (instead) => `“${instead}” has the amounts.`,
  dates: (instead) => `“${instead}” has the dates.`,
  checked: () => 'It is only checked for rows that do not count.',
  'beside-periods': () => 'It is beside the months: a total, a budget or a note.',
  'no-figure': () => 'No figure needs it so far.',
}

export const columnTexts = {
  accounting: {
    cash: 'This statement is on a cash basis: money counts when it moves.',
    accrual:
      'This statement is on an accrual basis: income counts when it is earned, and costs when they are owed, whenever the money moves.',
    unsaid: 'This statement doesn’t say whether it is on a cash or an accrual basis.',
  },
  leftOut: 'Left out',
  whyLeftOut: (reason: string, instead: string) => why[reason]?.(instead) ?? '',
  changeUse: (column: string) => `Change what “${column}” is used for`,
  leftOutNote: (columns: string) => `Left out: ${columns}. “How we read this file” says why.`,
  useLead: 'So far, no figure uses this column. Your answer also applies to later files with these columns.',
}
