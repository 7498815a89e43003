/** find: sentences on record that are closest to the words of a question. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { Asked, FindPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { today } from '../calendar.ts'
import type { Span } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { hasExactly, hasName } from '../search/asked-for.ts'
import { amountOf, isOfProposal } from '../search/bearing.ts'
import { chosen, maxFacts } from '../search/chosen.ts'
import { isWeakWord } from '../search/common-words.ts'
import { people } from '../search/fact-patterns.ts'
import { findSentences, type Hit } from '../search/find-sentences.ts'
import { isOfOtherDate } from '../search/other-date.ts'
import { isLengthOfOther } from '../search/other-length.ts'
import { saysWho } from '../search/says-who.ts'
import { pointsBack, sentenceBefore } from '../search/sentence-before.ts'
import { isOfSubject } from '../search/subject.ts'
import { formOf } from '../search/word-forms.ts'
import { isOfFigures } from '../subjects/held-elsewhere.ts'
import { datesIn, sentencesOf } from '../timeline/dated-sentences.ts'
import { sourceOf } from '../timeline/text-facts.ts'
import { type RecordText, textsOf } from '../timeline/texts.ts'
import { type Context, momentOf, nothing } from './context.ts'
import type { FactsAnswered } from './facts.ts'

const firstDay = decodeOrThrow(IsoDate, '1990-01-01', 'A date')
/** Share of a question that a text must have to be its subject, and to be near it. */
const least = { sure: 0.6, near: 0.2 } as const
export const factOf = ({ of, sentence }: Pick<Hit, 'of' | 'sentence'>): TimelineFact => ({
  from: of.day,
  to: of.day,
  kind: 'written',
  what: of.text.title,
  source: sourceOf(of.text, sentence),
})

const pronoun = /\b(?:he|she|they|his|her|their)(?:['’]\w+)?\b/i

/** The sentence before one that says "he" or "she" in place of who it is about. */
const whoIsMeant = (hit: Hit | undefined): TimelineFact | undefined => {
  if (!hit || people.test(hit.sentence) || hasName(hit.sentence) || !pronoun.test(hit.sentence))
    return undefined
  const all = sentencesOf(hit.of.text.text)
  const before = all.slice(0, Math.max(0, all.indexOf(hit.sentence))).findLast((one) => people.test(one))
  return before === undefined ? undefined : factOf({ of: hit.of, sentence: before })
}

const touches = (span: Span, { from, to }: Span): boolean => from <= span.to && to >= span.from

/** True for a sentence written in a span, or with a date in it. */
const isOf = ({ of, sentence }: Hit, span: Span): boolean =>
  touches(span, { from: of.day, to: of.day }) ||
  datesIn(sentence, of.text.writtenAt).some((one) => touches(span, one))

/** The amount in question, where the sentence that has it leaves the subject to another one; undefined if the found ones have it. */
const bearingIn = (
  records: Records,
  { words, asked }: FindPlan,
  hits: readonly Hit[],
  [best]: readonly Hit[],
): FactsAnswer | undefined => {
  const isThere =
    best !== undefined &&
    hasExactly(best.sentence, 'how-much') &&
    !isOfProposal(words, best.sentence) &&
    isOfSubject(records, words, best)
  const found = asked !== 'how-much' || isThere ? undefined : amountOf(records, words, hits)
  if (!found) return undefined
  const { of, sentence, isWorth, subject } = found
  const before = pointsBack.test(sentence) ? sentenceBefore({ of, sentence }) : undefined
  const facts = [
    ...(isWorth ? [factOf(subject)] : before ? [factOf({ of, sentence: before })] : []),
    factOf({ of, sentence }),
  ]
  return { operator: 'find', facts, from: of.day, to: of.day }
}

const isBy = (
  { memos }: Records,
  text: RecordText,
  { author, kind, status, priority }: Pick<FindPlan, 'author' | 'kind' | 'status' | 'priority'>,
): boolean => {
  if ((author !== undefined && text.author !== author) || (kind !== undefined && text.kind !== kind))
    return false
  const memo = status || priority ? memos.find(({ id }) => id === text.id) : undefined
  return (
    (status === undefined || memo?.status === status) &&
    (priority === undefined || memo?.priority === priority)
  )
}

/** True for a search of the memos of a status or a priority. */
const isFiltered = ({ status, priority }: FindPlan): boolean => status !== undefined || priority !== undefined

/** First sentences of all texts of a period or author, newest first. */
const writtenIn = ({ records }: Context, plan: FindPlan): FactsAnswered => {
  const { period } = plan
  const moment = momentOf(records, 'week')
  const span = period ? resolvePeriod(period, moment) : { from: firstDay, to: moment.today }
  if (span === undefined) return nothing('no-dates')
  const facts = textsOf(records)
    .map((text) => ({ text, day: today(new Date(text.writtenAt)) }))
    .filter(({ text, day }) => text.kind !== 'focus' && touches(span, { from: day, to: day }))
    .filter(({ text }) => isBy(records, text, plan))
    .sort((one, other) => other.day.localeCompare(one.day))
    .flatMap(({ text, day }): readonly TimelineFact[] => {
      const [first] = sentencesOf(text.text)
      return first === undefined
        ? []
        : [{ from: day, to: day, kind: 'written', what: text.title, source: sourceOf(text, first) }]
    })
  return facts.length === 0 && !isFiltered(plan) && plan.kind !== 'advisory'
    ? nothing('no-match')
    : { operator: 'find', facts, from: span.from, to: span.to }
}

/** Share of known words that a sentence with its title must have to be quoted for the rest. */
const leastKnown = 0.9
const ofKnown = (
  records: Records,
  { words, asked, things }: FindPlan,
  missing: readonly string[],
): FactsAnswer | undefined => {
  const known = words.filter((word) => !missing.includes(word))
  const { hits, isOnlyWeak } = findSentences(records, known, asked, things)
  const [best] = hits
  if (!best || isOnlyWeak || best.near < leastKnown || !isOfSubject(records, known, best)) return undefined
  const facts = chosen(hits, { words, asked }).map(factOf)
  const days = facts.map(({ from }) => from).sort()
  return { operator: 'find', facts, from: days[0] ?? best.of.day, to: days.at(-1) ?? best.of.day }
}

/** "The exit letter gives two reasons: …": a reason in a text that has the rest of the question. */
const isReasonIn = (hit: Hit | undefined, asked: Asked | undefined): boolean =>
  hit !== undefined && asked === 'why' && hasExactly(hit.sentence, asked) && hit.coverage >= leastOfReason
const leastOfReason = 0.75

export const evaluateFind = (context: Context, plan: FindPlan): FactsAnswered => {
  const { records } = context
  const { words, period, asked, author } = plan
  if (words.length === 0)
    return period || author || plan.kind || isFiltered(plan) ? writtenIn(context, plan) : nothing('no-match')
  const found = findSentences(records, words, asked, plan.things)
  const missing = found.missing.filter((word) => !isOfFigures(word, records))
  const wanted = found.hits.filter(({ of }) => isBy(records, of.text, plan))
  const isOpen = words.every((word) => isWeakWord(word, formOf(word)))
  const isBorne = (wanted[0]?.coverage ?? 0) >= least.sure
  if (author && isOpen && !isBorne && asked === undefined) return writtenIn(context, plan)
  // A kind of record narrows a search; an author is its subject.
  const hits = wanted.length > 0 || author || isFiltered(plan) ? wanted : found.hits
  const isOfPeople = asked === 'who' && found.isOnlyWeak && hits[0] !== undefined && saysWho(words, hits[0])
  const isOnlyWeak = found.isOnlyWeak && author === undefined && !isOfPeople
  const moment = momentOf(records, 'week')
  const span = period && resolvePeriod(period, moment)
  if (period && span === undefined) return nothing('no-dates')
  const best = hits[0]
  const inSpan = span ? hits.filter((hit) => isOf(hit, span)) : []
  const inTime = inSpan.filter(({ coverage }) => coverage >= least.sure)
  const all = chosen(inTime.length > 0 ? inTime : hits, plan)
  const kept = isOfPeople ? all.filter((hit) => saysWho(words, hit)) : all
  const bearing = period === undefined && !isOnlyWeak ? bearingIn(records, plan, hits, kept) : undefined
  if (bearing) return bearing
  // Who it is may stand beside the sentence on the matter.
  const ofText = asked === 'who' ? hits.filter(({ of }) => of === kept[0]?.of) : kept.slice(0, 1)
  const coverage = Math.max(0, ...ofText.map((hit) => hit.coverage))
  const named = asked === 'who' ? whoIsMeant(kept[0]) : undefined
  const facts = [...(named ? [named] : []), ...kept.map(factOf)].slice(0, maxFacts)
  const sought = words.filter((word) => !found.asking.includes(word))
  const isAbout =
    author !== undefined ||
    isOfPeople ||
    [...kept, ...ofText].some((hit) => isOfSubject(records, sought, hit)) ||
    isReasonIn(kept[0], asked)
  if (best === undefined || coverage < least.near) return nothing('no-match')
  const isNearest =
    !isAbout ||
    isOnlyWeak ||
    isOfOtherDate(plan, kept[0]) ||
    isLengthOfOther(plan, kept[0]) ||
    coverage < least.sure ||
    (span !== undefined && inTime.length === 0)
  const known = isNearest && !isAbout && missing.length > 0 ? ofKnown(records, plan, missing) : undefined
  if (known) return { ...known, isNearest: true, missing: missing.slice(0, maxFacts) }
  const dates = facts.map(({ from }) => from).sort()
  return {
    operator: 'find',
    facts,
    from: dates[0] ?? moment.today,
    to: dates.at(-1) ?? moment.today,
    ...(kept[0]?.isWhole ? { isWhole: true } : {}),
    ...(isAbout ? {} : { isForeign: true }),
    ...(isNearest ? { isNearest, missing: missing.slice(0, maxFacts) } : {}),
  }
}
