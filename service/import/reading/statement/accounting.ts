/** Whether a statement counts money when it moves (cash) or when it is earned and owed (accrual), by its own words. */
import type { Accounting } from '#schema/import/tax-basis'
import type { SourceRow } from '../source-row.ts'

const basis =
  /\b(accruals?|cash)[ -]*(?:basis|method|accounting)\b|\bbasis\b[\s:(-]*(?:of accounting)?[\s:(-]*(accruals?|cash)\b/gi

/** Undefined if a statement says neither, or both. */
export const accountingIn = (rows: readonly SourceRow[]): Accounting | undefined => {
  const said = new Set(
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell) =>
        [...cell.matchAll(basis)].map(
          ([, first, second]): Accounting =>
            (first ?? second)?.toLowerCase() === 'cash' ? 'cash' : 'accrual',
        ),
      ),
    ),
  )
  return said.size === 1 ? [...said][0] : undefined
}
