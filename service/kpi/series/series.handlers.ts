/** Series by day, week and month, and one period with the records behind it. */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { invalid } from '#schema/core/problem'
import { Import } from '#schema/import/import'
import { maxRangeDays, type PeriodFile, PeriodFile as StoredFile } from '#schema/kpi/series'
import type { seriesEndpoints } from '#schema/kpi/series.endpoints'
import { daysBetween } from '../../advisor/calendar.ts'
import { loadRecords } from '../../advisor/load-records.ts'
import { targetsAhead } from '../../advisor/options/target-outlook.ts'
import type { Span } from '../../advisor/periods/dates.ts'
import { advisorContext } from '../../advisor/plans/advisor-context.ts'
import { timelineOf } from '../../advisor/timeline/timeline.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { SessionContext } from '../../runtime/service.ts'
import { firstReportedOf, readReports } from './first-reported.ts'
import { loadLedger } from './load-ledger.ts'
import { periodAt } from './periods.ts'
import { basisOf, daysOf, periodOf, seriesOf } from './series.ts'

/** Facts listed for a period. */
const maxFacts = 12

/** Files with rows in a span, newest first. */
const filesOf = async ({ db }: SessionContext, span: Span): Promise<readonly PeriodFile[]> => {
  const rows = await db
    .selectFrom('import')
    .select(['id', 'summary', 'imported_at'])
    .where('undone_at', 'is', null)
    .orderBy('position', 'desc')
    .execute()
  const files = rows.flatMap(({ id, summary, imported_at }) => {
    const { file, from, to } = decodeOrThrow(Import, JSON.parse(summary), 'An import')
    const touches = from !== undefined && to !== undefined && from <= span.to && to >= span.from
    return touches ? [{ importId: id, file, importedAt: imported_at }] : []
  })
  return decodeOrThrow(t.array(StoredFile), files, 'The files')
}

const fileNameOf = async ({ db }: SessionContext, importId: string): Promise<string | undefined> => {
  const row = await db.selectFrom('import').select('summary').where('id', '=', importId).executeTakeFirst()
  return row && decodeOrThrow(Import, JSON.parse(row.summary), 'An import').file
}

const firstReportedIn = async (context: SessionContext, span: Span) => {
  const first = firstReportedOf(await readReports(context.db, context.session.workspace, span))
  if (first === undefined) return {}
  const { importId, ...firstReported } = first
  const correctedBy = await fileNameOf(context, importId)
  return { firstReported: { ...firstReported, ...(correctedBy === undefined ? {} : { correctedBy }) } }
}

/** Kinds of facts that explain a period; open advisories do not. */
const factKinds = [
  'note',
  'mentioned',
  'deadline',
  'decision',
  'written',
  'holiday',
  'school-holidays',
] as const

export const seriesHandlers: Handlers<typeof seriesEndpoints> = {
  readSeries: async ({ grain, from, to }, { db }) => {
    if (to < from) return E.left(invalid([{ field: 'to', message: 'must not be before from' }]))
    if (daysBetween(from, to) > maxRangeDays)
      return E.left(invalid([{ field: 'to', message: `must be at most ${maxRangeDays} days after from` }]))
    return E.right(seriesOf(await loadLedger(db), grain, { from, to }))
  },

  listTargets: async (_input, { db, now }) => {
    const records = await loadRecords(db, now)
    return E.right(
      targetsAhead(advisorContext(records)).map(({ measure, target, by, metric, isMet, outlook }) => ({
        ...{ measure, target, by, metric, isMet, outlook },
      })),
    )
  },

  readPeriod: async ({ grain, day }, context) => {
    const { db, now } = context
    const span = periodAt(grain, day)
    const [ledger, files, records, first] = await Promise.all([
      loadLedger(db),
      filesOf(context, span),
      loadRecords(db, now),
      firstReportedIn(context, span),
    ])
    const position = grain === 'week' ? ledger.weeks.get(span.from)?.position : undefined
    return E.right({
      period: periodOf(ledger, grain, span),
      days: grain === 'day' ? [] : [...daysOf(ledger, grain, day)],
      files: [...files],
      // A brief only restates other records.
      facts: timelineOf({ records }, span, factKinds)
        .filter(({ source }) => source.kind !== 'brief')
        .slice(0, maxFacts),
      basis: basisOf(ledger, span),
      ...first,
      ...(position == null ? {} : { position }),
    })
  },
}
