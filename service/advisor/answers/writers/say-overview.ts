import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { AdvisorKey } from '#schema/chat/chat'
import { plusDays, today } from '../../calendar.ts'
import { direction } from '../../figure.ts'
import { heldLines, heldStep, isHeldAlone, nextFiles, overdueOf, owedHeld } from '../../held/held-lines.ts'
import { capital, type Line, rows, say } from '../../line.ts'
import { timelineOf } from '../../timeline/timeline.ts'
import { factRows, passagesOf } from '../facts-words.ts'
import { openMatters, warnings, weighedRows } from '../overviews/gravest.ts'
import { type Compared, compare, fourWeeks, type OverviewAsk, row } from '../overviews/overview-rows.ts'
import { sayBoard } from '../overviews/say-board.ts'
import { periodText } from '../period-text.ts'
import type { Written } from '../written.ts'

const lastWeek: Period = { of: { kind: 'last', unit: 'week', count: 1 } }

const standing: readonly RecordedMeasure[] = ['revenue', 'profit', 'margin', 'runway']

/** Where timesheets are on record. */
const ofTimesheets = ({ context: { records } }: OverviewAsk): readonly RecordedMeasure[] =>
  records.work ? ['transactions', 'utilisation'] : []

/** Additional measure for each style. */
const ofStyle: Readonly<Record<AdvisorKey, RecordedMeasure>> = {
  hospitality_ceo: 'transactions',
  value_investor: 'cash',
  innovation_focused: 'revenue-per-transaction',
  growth_hacker: 'transactions',
  operations_expert: 'staff-share',
  financial_analyst: 'cost-share',
  risk_manager: 'break-even-revenue',
}

/** Weekly measures that can get worse. */
const atRisk: readonly RecordedMeasure[] = [
  ...(['margin', 'revenue', 'runway', 'transactions', 'revenue-per-transaction'] as const),
  ...(['staff-share', 'supplies-share', 'premises-share', 'marketing-share', 'other-share'] as const),
]

const support = { measured: 0.95, none: 0.9 } as const

/** Trend of most figures, in words that come before the week compared with. */
const verdictOf = (better: number, worse: number, all: number): string => {
  if (better === worse) return 'had as many figures better as worse than'
  const [most, way] = better > worse ? [better, 'better'] : [worse, 'worse']
  return 2 * most > all
    ? `was ${way} on most figures than`
    : `had more figures ${way} than ${way === 'better' ? 'worse' : 'better'}, compared with`
}

const noFigures = say`No figures are on record yet. Import a file or connect a system to start.`

/** What is on record besides weekly figures, with what to import next. */
const heldAlone = ({ context }: OverviewAsk): readonly (Line | undefined)[] =>
  isHeldAlone(context.records)
    ? [...heldLines(context), heldStep(context.records), nextFiles(context.records)]
    : context.records.kpis.length === 0
      ? [noFigures]
      : [say`The weeks on record are too few to compare yet.`, ...heldLines(context)]

const sayStanding = (ask: OverviewAsk): Written => {
  const found = compare(ask, [...standing, ...ofTimesheets(ask), ofStyle[ask.personaKey]], lastWeek)
  const [first] = found
  if (!first)
    return {
      lines: heldAlone(ask),
      support: support.none,
    }
  const better = found.filter(({ isBetter }) => isBetter === true).length
  const worse = found.filter(({ isBetter }) => isBetter === false).length
  const { records } = ask.context
  const [week, before] = [lastWeek, first.before].map((period) => periodText(records, period).name)
  return {
    lines: [
      say`${capital(week ?? '')} ${verdictOf(better, worse, found.length)} ${before}.`,
      rows(found.map((one) => row(ask, one))),
      ...owedHeld(records),
    ],
    support: support.measured,
  }
}

/** A change relative to the measure, so that dollars and points can be ranked together. */
const sizeOf = ({ difference, against }: Compared): number =>
  Math.abs(difference.value) / Math.max(Math.abs(against.value), 1e-9)

const maxMoved = 3
const maxDates = 2
const daysAhead = 28

const datesAhead = (ask: OverviewAsk): readonly TimelineFact[] => {
  const now = today(ask.context.records.now)
  return timelineOf(ask.context, { from: now, to: plusDays(now, daysAhead) }, ['deadline']).slice(0, maxDates)
}

/** The measures that moved, the largest change first. */
const movedMost = (all: readonly Compared[], isWanted: (one: Compared) => boolean): readonly Compared[] =>
  all
    .filter((one) => isWanted(one) && direction(one.difference) !== 'unchanged')
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, maxMoved)

/** A way to move, with what leads its list and what is said of none. */
const moves = {
  risks: { isWanted: ({ isBetter }: Compared) => isBetter === false, words: 'moved the wrong way' },
  strengths: { isWanted: ({ isBetter }: Compared) => isBetter === true, words: 'moved the right way' },
  news: { isWanted: () => true, words: 'changed most' },
} as const

const daysBack = 14

/** Texts of the last two weeks, the newest first: what there is to read of what is new. */
const textsSince = (ask: OverviewAsk): readonly TimelineFact[] => {
  const now = today(ask.context.records.now)
  const written = timelineOf(ask.context, { from: plusDays(now, -daysBack), to: now }, ['written'])
  const titles = new Set<string>()
  return [...written]
    .reverse()
    .filter(({ source: { id } }) => !titles.has(id) && titles.add(id))
    .slice(0, maxDates)
}

const [maxWarnings, maxOpen] = [2, 2]

const sayMoved = (ask: OverviewAsk, of: keyof typeof moves): Written => {
  const { isWanted, words } = moves[of]
  const { records } = ask.context
  const all = compare(ask, [...atRisk, ...ofTimesheets(ask)], fourWeeks)
  const found = movedMost(all, isWanted)
  const told = of === 'risks' ? warnings(records, maxWarnings) : []
  const open = of === 'risks' ? openMatters(records, maxOpen) : []
  const dates = of === 'risks' && told.length + open.length === 0 ? datesAhead(ask) : []
  const texts = of === 'news' ? textsSince(ask) : []
  const { when } = periodText(records, fourWeeks)
  return {
    lines: [
      told.length > 0 ? say`Warned of in the last four weeks:` : undefined,
      weighedRows(told),
      open.length > 0 ? say`Open, the most urgent first:` : undefined,
      weighedRows(open),
      ...(all.length === 0 ? heldAlone(ask) : []),
      all.length === 0
        ? undefined
        : found.length > 0
          ? say`These ${words} ${when}, against the four weeks before:`
          : say`No measure on record ${words} ${when}, against the four weeks before.`,
      found.length > 0 ? rows(found.map((one) => row(ask, one))) : undefined,
      ...(of === 'risks' && all.length > 0 && overdueOf(records) > 0 ? owedHeld(records) : []),
      dates.length > 0 ? say`Dates to keep:` : undefined,
      texts.length > 0 ? say`Written since:` : undefined,
      factRows(records, [...dates, ...texts]),
    ],
    passages: [
      ...[...told, ...open].flatMap(({ passages }) => passages),
      ...passagesOf([...dates, ...texts]),
    ],
    support: all.length > 0 ? support.measured : support.none,
  }
}

export const sayOverview = (ask: OverviewAsk): Written =>
  ask.plan.of === 'standing'
    ? sayStanding(ask)
    : ask.plan.of === 'board'
      ? (sayBoard(ask) ?? sayStanding(ask))
      : sayMoved(ask, ask.plan.of)
