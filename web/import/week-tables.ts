/** Tables of the weeks that a file changes: one for each figure that it has. */
import type { Import } from '#schema/import/import'
import type { ImportPreview } from '#schema/import/preview'
import { type WeekFigure, type WeekLine, weekLines } from './import-view.ts'

type Words = Readonly<
  Record<
    | 'revenueBefore'
    | 'outBefore'
    | 'inBefore'
    | 'debitsBefore'
    | 'creditsBefore'
    | 'bothBefore'
    | 'billedBefore'
    | 'hoursBefore',
    string
  >
>

export type FigureTable = {
  readonly figure: WeekFigure
  /** Title of the column of earlier figures. */
  readonly title: string
  readonly lines: readonly WeekLine[]
}

const hasFigures = ({ lines }: FigureTable): boolean =>
  lines.some(({ before, after }) => (before ?? 0) !== 0 || (after ?? 0) !== 0)

const isSame = (one: FigureTable, other: FigureTable): boolean =>
  one.lines.every(
    ({ before, after }, at) => before === other.lines[at]?.before && after === other.lines[at]?.after,
  )

/** A ledger has debits and credits, which are one table where they are equal. */
export const weekTables = (
  preview: ImportPreview,
  { kind, isLedger }: Pick<Import, 'kind' | 'isLedger'>,
  text: Words,
): readonly FigureTable[] => {
  const tableOf = (figure: WeekFigure, title: string): FigureTable => ({
    figure,
    title,
    lines: weekLines(preview, figure),
  })
  if (kind === 'timesheets')
    return [tableOf('billedDays', text.billedBefore), tableOf('hours', text.hoursBefore)].filter(hasFigures)
  if (kind !== 'books') return [tableOf('revenue', text.revenueBefore)].filter(hasFigures)
  const out = tableOf('moneyOut', isLedger ? text.debitsBefore : text.outBefore)
  const into = tableOf('moneyIn', isLedger ? text.creditsBefore : text.inBefore)
  if (isLedger && isSame(out, into)) return [{ ...out, title: text.bothBefore }].filter(hasFigures)
  return [out, into].filter(hasFigures)
}
