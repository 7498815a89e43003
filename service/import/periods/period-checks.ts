/** Money of the same time as money on record: of the same period, or of one that overlaps it. */
import type { Kysely } from 'kysely'
import type { IsoDate } from '#schema/core/scalars'
import type { ImportAnswers, ImportKind, ImportQuestion } from '#schema/import/import'
import type { Tables } from '../../tables.ts'
import type { LiveRecord } from '../records/blocks.ts'
import type { Line } from '../records/line.ts'
import type { MatchedDay } from '../records/match-day.ts'
import { OverlappingPeriods } from './overlapping-periods.ts'
import { PeriodClashes, samePeriod } from './period-clash.ts'

/** Checks the books day by day; other kinds have no periods. */
export class PeriodChecks {
  private readonly isOfBooks: boolean
  private readonly clashes: PeriodClashes
  private readonly overlaps: OverlappingPeriods

  /** `names`: files by the ids of their imports. `isByDay`: no row of the file is of a period. */
  constructor(kind: ImportKind, names: ReadonlyMap<string, string>, isByDay: boolean) {
    this.isOfBooks = kind === 'books'
    this.clashes = new PeriodClashes(names)
    this.overlaps = new OverlappingPeriods(isByDay)
  }

  addDay(
    date: IsoDate,
    lines: readonly Line[],
    { outcomes }: Pick<MatchedDay, 'outcomes'>,
    live: readonly LiveRecord[],
  ): void {
    if (!this.isOfBooks) return
    this.clashes.addDay(
      lines.filter((_, at) => outcomes[at] !== 'same'),
      lines,
      live,
    )
    this.overlaps.addDay(
      date,
      lines.filter((_, at) => outcomes[at] === 'new'),
    )
  }

  /** The question whether it is the same money; undefined if there is none, or if it is other money. */
  async question(db: Kysely<Tables>, answers: ImportAnswers): Promise<ImportQuestion | undefined> {
    return this.clashes.question(answers) ?? samePeriod(await this.overlaps.question(db), answers)
  }
}
