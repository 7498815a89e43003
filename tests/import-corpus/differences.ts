/** What a row is read as, compared with the truth. */
import type { BenchFile, Expected } from './file-text.ts'
import { strangeLabels } from './variants.ts'

export const said = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))

/** A fault in the tax that a sale is read with: it must be listed, calculated by the rule, or reported as unknown. */
const taxFaults = (
  found: Expected,
  truth: Expected,
  { columns, kind, taxed }: BenchFile,
): readonly string[] => {
  if (kind !== 'sales') return []
  if (found.basis === 'split')
    return found.tax === truth.within ? [] : [`split tax ${said(found.tax)} is ${said(truth.within)}`]
  if (found.basis === 'without')
    return found.cents === truth.net ? [] : [`${said(found.cents)} is taken as without tax`]
  if (found.basis === 'with') return taxed === 'some' ? [] : ['tax is in all amounts, and not taken off']
  const isTold = found.tax !== undefined || columns.some(({ field }) => field === 'tax')
  return isTold ? [] : ['nothing says whether tax is in it']
}

const parts = ['date', 'from', 'minutes', 'cents', 'tax', 'tip', 'quantity', 'account', 'hours'] as const

/** True for a part that is read correctly, or that this file cannot give. */
const isRight = (
  part: (typeof parts)[number],
  found: Expected,
  truth: Expected,
  { columns }: BenchFile,
): boolean => {
  const isOptional = part !== 'date' && part !== 'cents' && part !== 'from'
  if (found[part] === truth[part] || (isOptional && found[part] === undefined)) return true
  // If its label says nothing, a column of accounts cannot be recognised.
  if (part === 'account')
    return (
      truth.account === undefined ||
      columns.some(({ label, field }) => field === part && strangeLabels.includes(label))
    )
  if (part === 'tax' && found.basis === 'split') return true
  // Amounts without tax, beside a tax that no label names.
  if (part === 'cents' && found.cents === truth.net)
    return found.basis === 'without' || (found.tax === undefined && truth.tax !== undefined)
  // A part that the truth does not have must not be read either, unless it is zero.
  return truth[part] === undefined && found[part] === 0n
}

/** Differences between what a row is read as and the truth; of optional parts, only those that were read. */
export const differences = (found: Expected, truth: Expected, file: BenchFile): readonly string[] => [
  ...taxFaults(found, truth, file),
  ...parts.flatMap((part) =>
    isRight(part, found, truth, file) ? [] : [`${part} ${said(found[part])} is ${said(truth[part])}`],
  ),
]
