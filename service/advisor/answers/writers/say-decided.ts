/** Says what was decided, and the result. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import { plusDays, today } from '../../calendar.ts'
import { capital, type Line, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { reasonOf } from '../advice-words.ts'
import { passagesOf, shortDay } from '../facts-words.ts'
import { sayBestDecision } from '../form/best-decision.ts'
import { keepOrDrop } from '../form/keep-or-drop.ts'
import { runsOn } from '../form/runs-on.ts'
import { spanText } from '../period-text.ts'
import type { Ask, Written } from '../written.ts'
import { alsoLine, becauseLine, comparedLine, verdictWords } from './outcome-lines.ts'
import { missingLine, nearestLine, sayFind } from './say-find.ts'
import { sayScore } from './say-score.ts'

type DecidedAsk = Ask<DecidedPlan>

const maxListed = 6
const supportOf = { dated: 0.93, none: 0.8, near: 0.6 } as const

const advisoryOf = ({ advisories }: Records, { source }: TimelineFact): Advisory | undefined =>
  advisories.find(({ id }) => id === source.id)

const settledDay = (records: Records, { settledAt }: Advisory): string =>
  settledAt === undefined ? 'a day that is not on record' : shortDay(records, today(new Date(settledAt)))

const takenLine = (records: Records, advisory: Advisory): Line | undefined => {
  const title = quoted(advisory.title)
  const action = advisory.suggestedAction && quoted(advisory.suggestedAction, 160)
  if (advisory.status === 'new')
    return say`Not decided yet: ${title} has waited for your decision since ${shortDay(records, today(new Date(advisory.createdAt)))}.${action ? ` It suggests: ${action}.` : ''}`
  const verb = advisory.status === 'accepted' ? 'Accepted' : 'Dismissed'
  return say`${verb} on ${settledDay(records, advisory)}: ${title}.`
}

/** What an advisory that was turned down says of itself: no record has the reason of who turned it down. */
const groundLine = ({ words = [] }: DecidedPlan, advisory: Advisory): Line | undefined => {
  const reason =
    advisory.status === 'dismissed' ? quoted(reasonOf(advisory, words.join(' ')) ?? '', 200) : undefined
  return reason ? say`The advisory says of itself: ${reason} No record has your own reason.` : undefined
}

/** Without a recorded outcome: that none is measured, or when it will be. */
const noOutcomeLine = (records: Records, advisory: Advisory): Line | undefined => {
  const { status, expects, outcome } = advisory
  if (status === 'new' || outcome) return undefined
  if (status === 'dismissed') return say`It was not carried out, so no outcome was measured.`
  if (expects === undefined)
    return say`It named no measure to check, so the records don’t say what came of it.`
  return say`Too early to tell: it can be checked once the figures up to ${shortDay(records, plusDays(expects.to, 0))} are in.`
}

/** "Yes." or "No." to a decision that is supposed to have been taken. */
const claimedLead = ({ plan }: DecidedAsk, { status }: Advisory): string => {
  if (!plan.claimed) return ''
  if (status === 'new') return ''
  return status === plan.claimed ? 'Yes. ' : 'No. '
}

const sayOne = (ask: DecidedAsk, advisory: Advisory): readonly (Line | undefined)[] => {
  const { records } = ask.context
  const { outcome } = advisory
  const verdict = outcome && verdictWords[outcome.verdict]
  const compared = comparedLine(ask, advisory)
  const because = becauseLine(advisory)
  const kept = ask.plan.asked === 'right' ? keepOrDrop(ask, advisory) : runsOn(ask, advisory)
  if (kept) return kept
  if (ask.plan.claimed) return [say`${claimedLead(ask, advisory)}${takenLine(records, advisory)}`]
  return [
    verdict && compared ? say`${verdict}. ${compared}${because ? ` ${because.text}` : ''}` : undefined,
    verdict && !compared && because ? say`${verdict}. ${because}` : undefined,
    takenLine(records, advisory),
    groundLine(ask.plan, advisory),
    noOutcomeLine(records, advisory),
    askedLine(ask, []),
    outcome === undefined && advisory.status === 'accepted' ? compared : undefined,
    alsoLine(advisory),
  ]
}

const shortVerdicts = { hit: 'came true', missed: 'missed', 'cannot-tell': 'can’t be scored' } as const

const listRow = (records: Records, advisory: Advisory): string => {
  const { status, expects, outcome } = advisory
  const title = quoted(advisory.title) ?? ''
  if (status === 'new') return `- waiting: ${title}`
  const result =
    status === 'dismissed'
      ? ''
      : outcome
        ? `, ${shortVerdicts[outcome.verdict]}`
        : expects
          ? ', too early to tell'
          : ', no outcome measured'
  return `- ${settledDay(records, advisory)}, ${status}: ${title}${result}`
}

const longestReason = 150

/** Whether a decision was right, where nothing was carried out; and who took it, which only the log names. */
const askedLine = ({ plan: { asked } }: DecidedAsk, advisories: readonly Advisory[]): Line | undefined => {
  if (asked === 'who') return say`The Decision Log names who was signed in.`
  return asked === 'right' && advisories.some(({ status }) => status === 'dismissed')
    ? say`What was dismissed was not carried out, so no outcome was measured and the records can’t say whether that was right. What each was said to be worth is beside it.`
    : undefined
}

/** What the advisory says for itself beside its row: its reason, or its worth. */
const besideRow = ({ plan: { asked } }: DecidedAsk, { message, worth, status }: Advisory): string => {
  const said =
    asked === 'why'
      ? quoted(message, longestReason)
      : asked === 'right' && status === 'dismissed'
        ? worth && quoted(worth)
        : ''
  return said ? `. ${said}` : ''
}

const sayList = (
  ask: DecidedAsk,
  advisories: readonly Advisory[],
  when: string,
): readonly (Line | undefined)[] => {
  const { status } = ask.plan
  const shown = advisories.slice(0, maxListed)
  return [
    say`${capital(status ?? 'decided')} ${when}, newest first:`,
    {
      text: shown.map((one) => `${listRow(ask.context.records, one)}${besideRow(ask, one)}`).join('\n'),
      figures: [],
    },
    askedLine(ask, shown),
    ask.plan.asked === 'why' && status !== 'accepted' ? say`No record has your own reasons.` : undefined,
    advisories.length > shown.length ? say`Older ones are in the Decision Log.` : undefined,
  ]
}

/** Nothing was decided about the words: gives records about them. */
const sayNone = (ask: DecidedAsk, { facts, missing = [] }: FactsAnswer): Written => {
  const { words = [] } = ask.plan
  const found = evaluateFind(ask.context, { operator: 'find', words: [...words] })
  const isFound = !isNothing(found) && !found.isNearest
  const said = isFound ? sayFind({ ...ask, plan: { operator: 'find', words: [...words] } }, found) : undefined
  return {
    lines: [
      ask.plan.claimed
        ? say`I can’t tell from the records: they hold no decision about that.`
        : say`I found no decision on exactly that.`,
      ...(said
        ? said.lines
        : [missing.length > 0 ? missingLine(missing) : undefined, nearestLine(ask.context.records, facts)]),
    ],
    passages: said?.passages ?? passagesOf(facts.slice(0, 1)),
    support: said ? supportOf.none : supportOf.near,
    weakness: 'no decision is recorded in those words',
  }
}

const spanWords = (ask: DecidedAsk, { from, to }: FactsAnswer): string => {
  const now = today(ask.context.records.now)
  if (from < plusDays(now, -700)) return 'so far'
  return to === now ? `since ${shortDay(ask.context.records, from)}` : spanText({ from, to }, now).when
}

export const sayDecided = (ask: DecidedAsk, answer: FactsAnswer): Written => {
  const { records } = ask.context
  if (ask.plan.isScore) return sayScore(ask, answer)
  if (answer.isNearest) return sayNone(ask, answer)
  const advisories = answer.facts.flatMap((fact) => advisoryOf(records, fact) ?? [])
  if (ask.plan.best) return sayBestDecision(ask, answer, advisories)
  const [first, second] = advisories
  const { status } = ask.plan
  if (first === undefined)
    return {
      lines: [say`Nothing was ${status ?? 'accepted or dismissed'} ${spanWords(ask, answer)}.`],
      support: supportOf.none,
    }
  const isOne = (ask.plan.words?.length ?? 0) > 0
  const lines = isOne
    ? [
        ...sayOne(ask, first),
        second && !ask.plan.asked
          ? say`See also: ${quoted(second.title)}, ${second.status === 'new' ? 'not decided yet' : second.status}.`
          : undefined,
      ]
    : sayList(ask, advisories, spanWords(ask, answer))
  return {
    lines,
    passages: passagesOf(answer.facts.slice(0, isOne ? 2 : maxListed)),
    support: supportOf.dated,
  }
}
