/** Answer when the records support no advice: what they say, what would settle it, and what they support instead. */
import type { Advisory } from '#schema/advisory/advisory'
import { type Line, say } from '../line.ts'
import { acceptedOn } from '../options/advisory-about.ts'
import { lastWeeks, typicalWeeks } from '../options/priced.ts'
import { evaluate } from '../plans/evaluate.ts'
import { plainWords, quoted } from '../quotation.ts'
import { isStopWord } from '../search/common-words.ts'
import { shortAnswer } from '../search/short-answer.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import {
  type Advice,
  type AdvisePlan,
  askBack,
  isWorthARow,
  listed,
  maxOthers,
  support,
  written,
} from './advice.ts'
import { leads, settledLine } from './advice-words.ts'
import { memoOn, passageFrom, type Told } from './looks/told-on.ts'
import type { Ask, Written } from './written.ts'

const isSettledWay = /\b(?:not|never|don['’]?t|won['’]?t|stop)\b/i
/** Words that ask whether a step would bring anything. */
const asksOfGain =
  /\b(?:would|will|does|do|could|can|is|are)\b.*\b(?:help\w*|worth\w*|sav\w+|free\w*|bring\w*|earn\w*|pay\w* off|make (?:a|any) difference|do anything|good)\b/i
const ofGain = /\b(?:free\w*|sav\w+|bring\w*|earn\w*|win\w*|gain\w*|worth|pays for|sooner)\b/i

/** "Yes, about $55,000.": a sentence on record that puts a worth on what is asked is the answer. */
const statedWorth = (matter: string, asked: string, memo: Told | undefined): string | undefined => {
  if (!memo || memo.isNear || isSettledWay.test(matter) || !asksOfGain.test(asked)) return undefined
  if (!ofGain.test(memo.sentence)) return undefined
  const words = wordsIn(matter).filter((word) => !isStopWord(word, formOf(word)))
  return shortAnswer(memo.sentence, 'how-much', words)
}

const affordLine = (ask: Ask<AdvisePlan>): Line | undefined => {
  const { context } = ask
  const figure = (name: 'runway' | 'profit', count: number, aggregate: 'last' | 'mean') => {
    const answer = evaluate(
      { operator: 'value', measure: name, period: lastWeeks(context.records, count), aggregate },
      context,
    )
    return answer.operator === 'value' ? answer.figure : undefined
  }
  return say`Cash covers ${figure('runway', 1, 'last')} of costs, and a typical week leaves ${figure('profit', typicalWeeks, 'mean')} of profit: set its price against those.`
}

/** What a proposal would do to profit is asked of the step before it, and no text that has the word is about that. */
const asksForEffect = /,? what (?:happens|would happen) to (?:profit|the margin|cash)\W*$/i

/** No option covers the proposal: gives records about it, and what the records support instead. */
export const unsure = (answer: Advice, missing: string | undefined): Written => {
  const { ask, matter, options } = answer
  const { records } = ask.context
  const memo = memoOn(records, matter.replace(asksForEffect, ''))
  const accepted = acceptedOn(records, matter)
  const worth = statedWorth(matter, ask.plan.matter, memo)
  if (memo && worth !== undefined)
    return {
      ...written(answer, [
        say`Yes, going by what is on record: ${plainWords(`${worth.charAt(0).toLowerCase()}${worth.slice(1)}`, 60)}.`,
        say`The ${memo.kind} ${quoted(memo.text.title, 80)} says: ${quoted(memo.sentence, 200)}`,
      ]),
      support: support.unpriced,
      passages: [passageFrom(memo)],
    }
  const shown = options
    .filter(({ worth }) => worth !== undefined && worth.likely.value > 0)
    .slice(0, maxOthers)
  const side = missing && quoted(missing.replace(/^.*\b(?:should|ought|shall|do)\b (?:we |i |to )*/i, ''), 60)
  const said = written(answer, [
    side
      ? say`${leads.unsure} No record has the cost or worth of ${side}, so I can’t choose between the two.`
      : accepted
        ? say`${leads.unsure} It bears on what you decided: ${settledLine(accepted)}.`
        : say`${leads.unsure} ${memo ? (memo.isNear ? 'Nothing on record covers exactly that.' : `No figure settles it, but ${memo.kind === 'memo' ? 'a memo' : 'an advisory'} mentions it.`) : 'Nothing on record points either way.'}`,
    memo?.isNear
      ? say`The nearest is the ${memo.kind} ${quoted(memo.text.title, 80)}: ${quoted(memo.sentence, 200)}`
      : undefined,
    memo && !memo.isNear
      ? say`The ${memo.kind} ${quoted(memo.text.title, 80)} says: ${quoted(memo.sentence, 200)}`
      : undefined,
    /\bafford\b/i.test(matter) ? affordLine(ask) : undefined,
    askBack,
    shown.length > 0 ? say`Other steps that the records put a price on:` : undefined,
    listed(shown),
  ])
  return {
    ...said,
    support: support.none,
    passages: [...(memo ? [passageFrom(memo)] : []), ...(said.passages ?? [])],
  }
}

/** The decision was for a time that is over: gives its outcome, later texts, and what the records support now. */
export const lapsed = (answer: Advice, advisory: Advisory): Written => {
  const { ask, matter, options } = answer
  const { records } = ask.context
  const memo = memoOn(records, matter)
  const shown = options.filter((one) => one.key !== advisory.id && isWorthARow(one)).slice(0, maxOthers)
  const said = written(
    answer,
    [
      say`${leads.unsure} The last decision on it has lapsed: ${settledLine(advisory)}.`,
      memo && !memo.isNear
        ? say`Since then the ${memo.kind} ${quoted(memo.text.title, 80)} says: ${quoted(memo.sentence, 200)}`
        : undefined,
      advisory.worth
        ? say`That decision put its worth at ${quoted(advisory.worth, 120)}: set that against what it would bring now.`
        : askBack,
      shown.length > 0 ? say`What the records do support:` : undefined,
      listed(shown),
    ],
    shown,
  )
  const excerpt = `${advisory.message}\n${advisory.suggestedAction ?? ''}`.slice(0, 1000)
  return {
    ...said,
    support: support.none,
    passages: [
      { kind: 'advisory', id: advisory.id, title: advisory.title, excerpt },
      ...(memo ? [passageFrom(memo)] : []),
      ...(said.passages ?? []),
    ],
  }
}
