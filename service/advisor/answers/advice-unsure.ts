/** Answer when the records support no advice: what they say, what would settle it, and what they support instead. */
import type { Advisory } from '#schema/advisory/advisory'
import { type Line, say } from '../line.ts'
import { acceptedOn } from '../options/advisory-about.ts'
import { isOfEveryBusiness, wordsOfMatter } from '../options/matter-words.ts'
import { lastWeeks, typicalWeeks } from '../options/priced.ts'
import { evaluate } from '../plans/evaluate.ts'
import { quoted } from '../quotation.ts'
import type { Records } from '../records.ts'
import { askedFor } from '../search/asked-for.ts'
import { findSentences } from '../search/find-sentences.ts'
import { taggedWords } from '../subjects/tagged-words.ts'
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
import type { Ask, Written } from './written.ts'

/** Share of the question's words that a memo's sentence, with its title, must have. */
const leastOfMatter = 0.6

/** The same where only the things that the question names are looked for. */
const leastOfThings = 0.35

/** A memo or advisory with so much of these words. */
const toldOn = (records: Records, matter: string, words: readonly string[], least: number) => {
  const { hits, isOnlyWeak } = findSentences(records, words, askedFor(matter))
  const best = hits.find(({ of, near }) => isTold(of.text.kind) && near >= least)
  return best && !isOnlyWeak && isTold(best.of.text.kind)
    ? { kind: best.of.text.kind, text: best.of.text, sentence: best.sentence }
    : undefined
}

/** The things that a question names: "ringing another roaster, feels disloyal" is about a roaster. */
const thingsIn = (matter: string): readonly string[] => {
  const nouns = new Set(
    taggedWords(matter).flatMap(({ word, tag }) => (/^(?:NOUN|PROPN)$/.test(tag) ? [word] : [])),
  )
  return wordsOfMatter(matter).filter((word) => nouns.has(word.toLowerCase()) && !isOfEveryBusiness(word))
}

/** A memo or advisory about the question, if no option is; or the nearest, which only has the things that it names. */
const memoOn = (records: Records, matter: string) => {
  const own = toldOn(records, matter, wordsOfMatter(matter), leastOfMatter)
  if (own) return { ...own, isNear: false }
  const things = thingsIn(matter)
  const near = things.length > 0 ? toldOn(records, matter, things, leastOfThings) : undefined
  return near && { ...near, isNear: true }
}

const isTold = (kind: string): kind is 'memo' | 'advisory' => kind === 'memo' || kind === 'advisory'

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

/** No option covers the proposal: gives records about it, and what the records support instead. */
export const unsure = (answer: Advice, missing: string | undefined): Written => {
  const { ask, matter, options } = answer
  const { records } = ask.context
  const memo = memoOn(records, matter)
  const accepted = acceptedOn(records, matter)
  const shown = options
    .filter(({ worth }) => worth !== undefined && worth.likely.value > 0)
    .slice(0, maxOthers)
  const side = missing && quoted(missing.replace(/^.*\b(?:should|ought|shall|do)\b (?:we |i |to )*/i, ''), 60)
  const said = written(answer, [
    side
      ? say`${leads.unsure} No record has the cost or worth of ${side}, so I can’t choose between the two.`
      : accepted
        ? say`${leads.unsure} It bears on what you decided: ${settledLine(accepted)}.`
        : say`${leads.unsure} ${memo ? (memo.isNear ? 'Nothing on record covers exactly that.' : `No figure settles it, but ${memo.kind === 'memo' ? 'a memo' : 'an advisory'} mentions it.`) : 'Nothing on record speaks for or against it.'}`,
    memo?.isNear
      ? say`The nearest is the ${memo.kind} ${quoted(memo.text.title, 80)}: ${quoted(memo.sentence, 200)}`
      : undefined,
    memo && !memo.isNear
      ? say`The ${memo.kind} ${quoted(memo.text.title, 80)} says: ${quoted(memo.sentence, 200)}`
      : undefined,
    /\bafford\b/i.test(matter) ? affordLine(ask) : undefined,
    askBack,
    shown.length > 0 ? say`On other matters, the records can price:` : undefined,
    listed(shown),
  ])
  const passage = memo && {
    kind: memo.kind,
    id: memo.text.id,
    title: memo.text.title,
    excerpt: memo.sentence.slice(0, 1000),
  }
  return {
    ...said,
    support: support.none,
    passages: [...(passage ? [passage] : []), ...(said.passages ?? [])],
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
      askBack,
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
      ...(memo
        ? [
            {
              kind: memo.kind,
              id: memo.text.id,
              title: memo.text.title,
              excerpt: memo.sentence.slice(0, 1000),
            },
          ]
        : []),
      ...(said.passages ?? []),
    ],
  }
}
