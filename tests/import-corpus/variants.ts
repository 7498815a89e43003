/** How programs of one kind differ: other spellings of a label, other orders of columns, further columns. */
import type { Dice } from './dice.ts'
import { type BenchColumn, noise } from './layouts.ts'

const words: readonly (readonly [form: RegExp, others: readonly [string, ...string[]]])[] = [
  [/^Date$/, ['Date', 'Date', 'Transaction Date', 'DATE', 'Trans. date', 'Date of transaction']],
  [/^Total$/, ['Total', 'Total', 'Total (inc. GST)', 'TOTAL AUD', 'Total $', 'Total amount']],
  [/^Debit$/, ['Debit', 'Debit', 'Debits', 'Withdrawal', 'Money Out', 'Debit ($)']],
  [/^Credit$/, ['Credit', 'Credit', 'Credits', 'Deposit', 'Money In', 'Credit ($)']],
  [
    /^(?:Description|Details)$/,
    ['Description', 'Details', 'Narrative', 'Transaction details', 'Particulars'],
  ],
  [/^Balance$/, ['Balance', 'Running balance', 'Balance (AUD)', 'Account Balance']],
  [/^(?:GST|Tax)$/, ['GST', 'Tax', 'GST amount', 'Tax ($)']],
  [/^Qty$/, ['Qty', 'Quantity', 'QTY', 'Units']],
  [/^Hours$/, ['Hours', 'Hrs', 'Total hours']],
]

/** Labels that tell a reader nothing, or something else. */
export const strangeLabels: readonly [string, ...string[]] = [
  'Betrag',
  'Fecha',
  'Col_7',
  'Value A',
  'Ext. price',
  'Amt pd',
  'Dt',
  'xx',
  'Spend',
  'Line value',
]

/** A label as another version of the program writes it. */
export const otherLabel = (dice: Dice, label: string): string => {
  if (label === '') return ''
  const found = words.find(([form]) => form.test(label))
  // Debits and credits are a pair, so both keep their words.
  const word = found && !/debit|credit/i.test(label) ? dice.pick(found[1]) : label
  const forms: readonly [(text: string) => string, ...((text: string) => string)[]] = [
    (text) => text,
    (text) => text,
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase().replace(/[ /]+/g, '_'),
    (text) => ` ${text} `,
    (text) => `${text}:`,
  ]
  // A code or a bracketed form says more in capitals than without.
  return /[()$%]/.test(word) ? word : dice.pick(forms)(word)
}

/** Columns of a file: perhaps in another order, with columns that no figure needs. */
export const otherColumns = (
  dice: Dice,
  columns: readonly BenchColumn[],
  isLabelled: boolean,
): readonly BenchColumn[] => {
  if (!isLabelled) return columns
  const extra = dice.shuffle(noise).slice(0, dice.pick<number>([0, 0, 1, 2, 4]))
  const taken = new Set(columns.map(({ label }) => label.toLowerCase()))
  const added = extra.filter(({ label }) => !taken.has(label.toLowerCase()))
  const ordered = dice.chance(0.25) ? dice.shuffle(columns) : columns
  const all = [...ordered]
  for (const one of added) all.splice(dice.int(0, all.length), 0, one)
  const strange = dice.chance(0.15) ? dice.int(0, all.length - 1) : -1
  return all.map(({ label, field }, at) => ({
    field,
    label: at === strange ? dice.pick(strangeLabels) : otherLabel(dice, label),
  }))
}
