/** Says what was decided, and the result. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import { plusDays, today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { hasOwnWord } from '../../search/bearing.ts'
import { isEitherWay } from '../../search/either-way.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { passagesOf, shortDay } from '../facts-words.ts'
import { sayBestDecision } from '../form/best-decision.ts'
import { keepOrDrop } from '../form/keep-or-drop.ts'
import { groundLine } from '../form/reason-against.ts'
import { runsOn } from '../form/runs-on.ts'
import { askedLine, decidedRows, maxListed, settledDay } from '../overviews/decided-rows.ts'
import { spanText } from '../period-text.ts'
import type { Ask, Written } from '../written.ts'
import { alsoLine, becauseLine, comparedLine, verdictWords } from './outcome-lines.ts'
import { missingLine, nearestLine, neitherWay, nothingEitherWay, sayFind } from './say-find.ts'
import { sayScore } from './say-score.ts'

type DecidedAsk = Ask<DecidedPlan>

const supportOf = { dated: 0.93, none: 0.8, near: 0.6 } as const

const advisoryOf = ({ advisories }: Records, { source }: TimelineFact): Advisory | undefined =>
  advisories.find(({ id }) => id === source.id)

const takenLine = (records: Records, advisory: Advisory): Line | undefined => {
  const title = quoted(advisory.title)
  const action = advisory.suggestedAction && quoted(advisory.suggestedAction, 160)
  if (advisory.status === 'new')
    return say`Not decided yet: ${title} has waited for your decision since ${shortDay(records, today(new Date(advisory.createdAt)))}.${action ? ` It suggests: ${action}.` : ''}`
  const verb = advisory.status === 'accepted' ? 'Accepted' : 'Dismissed'
  return say`${verb} on ${settledDay(records, advisory)}: ${title}.`
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
    groundLine(advisory, ask.plan.words ?? []),
    noOutcomeLine(records, advisory),
    askedLine(ask, []),
    outcome === undefined && advisory.status === 'accepted' ? compared : undefined,
    alsoLine(advisory),
  ]
}

/** The decision that the nearest text is about, if its title or its step names one of the words. */
const nearestDecision = (ask: DecidedAsk, [first]: FactsAnswer['facts']): Advisory | undefined => {
  const { records } = ask.context
  const { words = [], claimed } = ask.plan
  const near = first && !claimed ? advisoryOf(records, first) : undefined
  const own = new Set(
    wordsIn(`${near?.title ?? ''} ${near?.suggestedAction ?? ''}`.toLowerCase()).map(formOf),
  )
  return near && near.status !== 'new' && words.some((word) => own.has(formOf(word))) ? near : undefined
}

/** Nothing was decided about the words: gives records about them. */
const sayNone = (ask: DecidedAsk, { facts, missing = [] }: FactsAnswer): Written => {
  const { words = [] } = ask.plan
  const found = evaluateFind(ask.context, { operator: 'find', words: [...words] })
  const isFound = !isNothing(found) && !found.isNearest
  const said = isFound ? sayFind({ ...ask, plan: { operator: 'find', words: [...words] } }, found) : undefined
  const near = said ? undefined : nearestDecision(ask, facts)
  // What only has a word of like meaning, or one that any text has, is about something else.
  const isNamed = facts.some(({ source }) => hasOwnWord(words, source.sentence))
  if (near)
    return {
      lines: [
        missing.length > 0 ? missingLine(missing) : undefined,
        say`The nearest decision on record:`,
        ...sayOne(ask, near),
      ],
      passages: passagesOf(facts.slice(0, 1)),
      support: supportOf.near,
      weakness: 'no decision is recorded in those words',
    }
  return {
    lines: [
      ask.plan.claimed
        ? say`I can’t tell from the records: they hold no decision about that.`
        : say`I found no decision on exactly that.`,
      ...(said
        ? said.lines
        : [
            missing.length > 0 ? missingLine(missing) : undefined,
            isNamed ? nearestLine(ask.context.records, facts) : undefined,
          ]),
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
  if (isOne && isEitherWay(records, ask.message ?? '', answer.facts.slice(0, 1), 'decision'))
    return {
      lines: [nothingEitherWay, nearestLine(records, answer.facts)],
      passages: passagesOf(answer.facts.slice(0, 1)),
      support: supportOf.near,
      weakness: neitherWay,
    }
  const lines = isOne
    ? [
        ...sayOne(ask, first),
        second && !ask.plan.asked
          ? say`See also: ${quoted(second.title)}, ${second.status === 'new' ? 'not decided yet' : second.status}.`
          : undefined,
      ]
    : decidedRows(ask, advisories, spanWords(ask, answer))
  return {
    lines,
    passages: passagesOf(answer.facts.slice(0, isOne ? 2 : maxListed)),
    support: supportOf.dated,
  }
}
