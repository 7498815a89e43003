/** What is wrong with a file: the defects with which every layout is tested. */
export const defects = [
  'day or month first',
  'comma before the cents',
  'parentheses',
  'UTF-16',
  'preamble',
  'totals',
  'debits and credits',
  'clock change',
] as const
export type Defect = (typeof defects)[number]
