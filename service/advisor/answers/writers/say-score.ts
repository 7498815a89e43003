/** Says how often accepted advice came true, using the same score as the screen. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { Advisory } from '#schema/advisory/advisory'
import type { ScoreGroup } from '#schema/advisory/score'
import type { Figure } from '#schema/core/advice'
import { personaNames } from '#schema/persona/persona'
import { today } from '../../calendar.ts'
import { measure as computed } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { scoreOf } from '../../outcomes/score.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { shortDay } from '../facts-words.ts'
import { gainedLine } from '../form/gained-line.ts'
import { scoreLead } from '../form/score-lead.ts'
import type { Ask, Written } from '../written.ts'

type ScoreAsk = Ask<DecidedPlan>

const maxListed = 6
const support = 0.93

const verdictNames = { hit: 'came true', missed: 'missed', 'cannot-tell': 'can’t be scored' } as const

/** Number of these advisories with a field, such as an outcome of one kind. */
const countOf = (
  records: Records,
  settled: readonly Advisory[],
  field: string,
  label: string,
): Figure | undefined =>
  computed(records)({
    label,
    unit: 'count',
    formula: 'count',
    inputs: settled.map(({ id }) => ({ kind: 'advisory', field, id, part: 0 })),
  })

const row = (records: Records, { title, settledAt, outcome }: Advisory): string =>
  `- ${settledAt ? `${shortDay(records, today(new Date(settledAt)))}: ` : ''}${quoted(title) ?? ''}${outcome ? `, ${verdictNames[outcome.verdict]}` : ''}`

const rowsOf = (records: Records, all: readonly Advisory[]): Line => ({
  text: all
    .slice(0, maxListed)
    .map((one) => row(records, one))
    .join('\n'),
  figures: [],
})

/** “Give first-time customers a coffee card”, accepted on 30 September. */
const adviceName = (records: Records, { title, settledAt }: Advisory): string =>
  `${quoted(title) ?? 'one without a title'}${settledAt ? `, accepted on ${shortDay(records, today(new Date(settledAt)))}` : ''}`

const groupFor = (groups: readonly ScoreGroup[], style: string | undefined): ScoreGroup | undefined =>
  groups.find(({ by, key }) => (style === undefined ? by === 'all' : by === 'style' && key === style))

export const sayScore = (ask: ScoreAsk, { facts }: FactsAnswer): Written => {
  const { records } = ask.context
  const { style } = ask.plan
  const verdict = ask.plan.verdict === 'unproven' ? 'cannot-tell' : ask.plan.verdict
  // Advisories decided in the requested period.
  const decided = new Set<string>(facts.map(({ source }) => source.id))
  const score = scoreOf(records.advisories.filter(({ id }) => decided.has(id)))
  const group = groupFor(score.groups, style)
  const settled = score.settled.filter(({ expects }) => style === undefined || expects?.style === style)
  const of = style === undefined ? '' : ` given under ${personaNames[style] ?? 'that style'}`
  if (group === undefined || settled.length === 0)
    return {
      lines: [
        say`No advice${of} has an outcome on record yet.`,
        score.open > 0
          ? say`Accepted advice can be scored once the figures for its weeks are in.`
          : undefined,
      ],
      support,
    }
  const all = countOf(records, settled, 'outcome', 'Accepted advice with an outcome')
  const hits = countOf(records, settled, 'hit', 'Came true')
  const misses = countOf(records, settled, 'missed', 'Missed')
  const open = countOf(records, settled, 'cannot-tell', 'Cannot be told')
  const listed = verdict ? settled.filter(({ outcome }) => outcome?.verdict === verdict) : settled
  const [only, ...others] = settled
  const lead = scoreLead(of, { all, hits, misses, open })
  const lines =
    only && others.length === 0
      ? [lead, say`It is ${adviceName(records, only)}.`]
      : [
          lead,
          verdict ? say`Those that ${verdictNames[verdict]}:` : undefined,
          listed.length > 0 ? rowsOf(records, listed) : say`None did.`,
        ]
  const gained = ask.plan.asked === 'gain' ? gainedLine(records, settled) : undefined
  return { lines: [lines[0], gained, ...lines.slice(1)], kinds: ['advisory'], support }
}
