/** How the tax of a file was determined, for display before and after the import. */
import { decodeOrThrow } from '#schema/core/decode'
import { moneyOf } from '#schema/core/money'
import { type FileTax, type Import, ImportQuestion, TaxDecided } from '#schema/import/import'
import type { CollectedRows } from './collect-rows.ts'
import type { OpenFile } from './reading/open-file.ts'
import { taxQuestion } from './reading/tax/tax-question.ts'
import { presentRate, shareWords, taxName } from './reading/tax/tax-rates.ts'

/** A summary as recorded: without questions that can be asked again. */
export const withoutQuestion = ({ tax, accounts, mapping, ...all }: Import): Import => {
  const columns = mapping ? { mapping: mapping.map(({ question: _, ...column }) => column) } : {}
  const rest = { ...all, ...columns, ...(accounts?.isChanged ? { hasNewAnswers: true } : {}) }
  if (!tax) return rest
  const { question: _, ...kept } = tax
  return { ...rest, tax: kept }
}

/** Undefined for a file without information about tax. */
export const fileTax = (
  { kind, layout, decided, taxQuestion: question }: OpenFile,
  { tax }: Pick<CollectedRows, 'tax'>,
  currency: string,
): FileTax | undefined => {
  if (!layout) return undefined
  const { taxIs } = layout
  const fromColumn = kind === 'sales' && tax !== undefined ? 'column' : undefined
  const known = taxIs === undefined ? fromColumn : decided[taxQuestion]
  if (!TaxDecided.is(known)) return undefined
  const rate = presentRate(currency)
  const isSplit = taxIs === 'split' || taxIs === 'split-by-code'
  return {
    decided: known,
    name: taxName(currency),
    ...(isSplit && rate !== undefined ? { share: shareWords(rate) } : {}),
    ...(tax === undefined ? {} : { amount: moneyOf(tax) }),
    ...(question === undefined ? {} : { question: decodeOrThrow(ImportQuestion, question, 'A question') }),
  }
}
