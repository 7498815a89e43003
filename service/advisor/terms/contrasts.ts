/** Contrasts between terms that are often confused. */
import type { MeasureName } from '#schema/advisor/measure'
import type { GlossaryTerm } from '#schema/advisor/terms'

type Term = MeasureName | GlossaryTerm

type Contrast = readonly [one: Term, other: Term, says: string]

const timing =
  'A sale counts in profit when it is made and in cash when it is paid. Tax that is held, loans, stock and owners’ drawings move cash and leave profit as it is.'

const contrasts: readonly Contrast[] = [
  ['cash-flow', 'profit', timing],
  ['cash', 'profit', timing],
  ['margin', 'profit', 'Profit is in dollars; the margin is the same profit as a share of revenue.'],
  [
    'margin',
    'markup',
    'A margin is a share of the price, a markup a share of the cost: a markup of 100% is a margin of 50%.',
  ],
  [
    'gross-margin',
    'markup',
    'A margin is a share of the price, a markup a share of the cost: a markup of 100% is a margin of 50%.',
  ],
  [
    'gross-margin',
    'margin',
    'The gross margin takes off only the direct cost of what was sold; the profit margin takes off every cost.',
  ],
  [
    'gross-profit',
    'profit',
    'Gross profit takes off only the direct cost of what was sold; profit takes off every cost.',
  ],
  [
    'points',
    'percent',
    'Points say how far a percentage moved; percent says how large that move is next to where it started.',
  ],
  [
    'mean',
    'median',
    'They differ where a few values are extreme: the mean follows them, the median does not.',
  ],
  [
    'accrual',
    'cash-basis',
    'Accrual accounting counts a sale when the work is done or invoiced, and a cost when it is incurred; cash accounting counts both when the money moves.',
  ],
  ['revenue', 'profit', 'Revenue is what comes in; profit is what is left of it.'],
  ['revenue', 'cash', 'Revenue is what was sold over some time; cash is what is in the account on a day.'],
  [
    'revenue',
    'cash-flow',
    'Revenue leaves out what is paid out; cash flow takes it off, and counts money only when it moves.',
  ],
  ['runway', 'cash', 'Cash is in dollars; runway is the weeks of costs that those dollars pay for.'],
  [
    'fixed-costs',
    'variable-costs',
    'One more sale leaves fixed costs as they are and adds to variable ones.',
  ],
  [
    'churn',
    'retention',
    'Churn is the share of customers who leave, retention the share who stay: together they are 100%.',
  ],
  [
    'ebitda',
    'profit',
    'EBITDA leaves out interest, tax, depreciation and amortisation; net profit takes them off too.',
  ],
  [
    'bench',
    'utilisation',
    'Utilisation is the share of available days that is billed; bench is the time that is not.',
  ],
]

/** Sentence for a pair of terms, in either order. */
export const contrastOf = (one: Term, other: Term): string | undefined =>
  contrasts.find(([a, b]) => (a === one && b === other) || (a === other && b === one))?.[2]
