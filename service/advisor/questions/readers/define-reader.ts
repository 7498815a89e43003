/** Reads what a term means, or what sets two apart: "what is churn", "is cash flow the same as profit", "markup vs margin". */
import type { MeasureName } from '#schema/advisor/measure'
import { GlossaryTerm, glossaryTerms } from '#schema/advisor/terms'
import { glossary } from '../../terms/glossary.ts'
import { byText } from '../by-word.ts'
import { measuresIn, type Question, type Reader, takeCues, takeMeasure, type Used } from '../question.ts'
import { meaningOf } from '../term.ts'

type Named = { readonly term: MeasureName | GlossaryTerm; readonly from: number; readonly until: number }

// The text is in lower case; to ignore case would take several times as long.
const patterns = glossaryTerms.map(
  (term) =>
    [term, new RegExp(String.raw`(?<![\p{L}\d])(?:${glossary[term].words})(?![\p{L}\d])`, 'gu')] as const,
)

const textIn = ({ terms }: Question): string =>
  terms
    .map((term) => term.text.toLowerCase())
    .join(' ')
    .replaceAll('’', "'")

/** Characters of a text whose terms are remembered; readers of several kinds look for them. */
const longestRead = 600

const glossaryIn = byText(
  (text): readonly Named[] =>
    patterns.flatMap(([term, pattern]) =>
      [...text.matchAll(pattern)].map(
        ({ index, 0: words }): Named => ({ term, from: index, until: index + words.length }),
      ),
    ),
  longestRead,
)

/** A longer name hides those inside it: "gross margin" is no margin, and "average spend" no average. */
const longestOf = (named: readonly Named[]): readonly Named[] =>
  named.filter(
    (one, at) =>
      !named.some((other, place) => {
        const isOver = other.from < one.until && other.until > one.from
        const [own, others] = [one.until - one.from, other.until - other.from]
        return place !== at && isOver && (others > own || (others === own && place < at))
      }),
  )

/** Every term and measure that a question names, in order. */
const termsIn = (question: Question, text: string): readonly Named[] => {
  let end = 0
  const spans = question.terms.map((term) => {
    const from = end
    end += term.text.length + 1
    return { from, until: end - 1 }
  })
  const measures = measuresIn(question).flatMap(({ at, measure }): readonly Named[] => {
    const span = spans[at]
    return span ? [{ term: measure, ...span }] : []
  })
  return longestOf([...glossaryIn(text), ...measures]).toSorted((one, other) => one.from - other.from)
}

const contrasting =
  /\bdifferen(?:ce|t)\b|\bdiffers?\b|\bsame (?:thing )?(?:as|thing)\b|\bthe same\b|\bversus\b|\bvs?\b|\bdistinguish\b|\bas opposed to\b|\bequal to\b/

/** Said before a term whose meaning is asked for, and after it. */
const asksBefore =
  /(?:^|[\s,])(?:what ?(?:'?s|is|are|does|do|was|exactly is)|whats|wats|wat is|wtf is|define|definition of|explain|meaning of|mean(?:t)? by|(?:how (?:do|does|would|is|are) (?:you|i|we|one|it)? ?(?:work ?(?:ed)? out|calculated?|compute|measured?|define))|how (?:is|are)|know what|understand|remind me what|tell me what)(?: (?:to|for) (?:me|us))?(?: (?:the|this|that|term|word|exactly|a|an|our|my|your|your|is|are|meant|by|“|"|'))*\s*["“']?$/
const after =
  /^["”']?\s*(?:(?:and |, |- )*(?:what(?:'?s| is) (?:ours|it for us|our own|our number|our figure|it)|tell me (?:ours|what ours is)|whats ours|how much is (?:ours|it)|where (?:are|is) (?:ours|we)(?: at)?|ours|is|are|means?|meant|meaning|stands? for|supposed to (?:be|mean|tell me)|worked out|calculated|computed|measured|exactly|to (?:me|us|a beginner)|for (?:me|us|a \w+ like (?:ours|us))|please|pls|again|in (?:plain |simple )?(?:english|words|terms|language|a sentence)|mate|actually|anyway|like i'?m \w+|then|rate|here|about|even|really|a thing|\?|,|\.)\s*)*$/
const alone =
  /^["”']?\s*(?:-|=|\?|:)?\s*(?:what(?:'?s| is) (?:that|it)|means?|meaning|definition|please explain|explain|in (?:plain )?english|what exactly)?[\s?.!]*(?:please|pls)?[\s?.!]*$/

const isOfTime = ({ periods, terms }: Question): boolean =>
  periods.length > 0 || terms.some((term) => meaningOf(term, 'weekdays') ?? meaningOf(term, 'hours'))

/** A question after the meaning of a term is short. */
const maxTerms = 40

/** "Wages stay the same": what does not change is compared with nothing; blanks keep every place. */
const stays =
  /\b(?:stay|remain|keep|kept|hold|held|leave|left|go|goes|cost|costs|be|been)\w*(?: \w+){0,2} the same\b(?! as\b)/g

/** The term, or the two, that a question wants explained; undefined if it asks for anything else. */
export const termsAsked = (question: Question): readonly Named[] | undefined => {
  if (isOfTime(question) || question.terms.length > maxTerms) return undefined
  const text = textIn(question).replace(stays, (words) => ' '.repeat(words.length))
  const named = termsIn(question, text)
  const distinct = named.filter(({ term }, at) => named.findIndex((one) => one.term === term) === at)
  const isDefined = distinct.some(({ term }) => GlossaryTerm.is(term))
  const [one, other] = distinct
  // "Cash or accrual accounting" names one of the two by its first word.
  const isBasis =
    one &&
    other &&
    distinct.some(({ term }) => term === 'accrual') &&
    distinct.some(({ term }) => term === 'cash')
  const pair = isBasis
    ? distinct.map((each) => (each.term === 'cash' ? { ...each, term: 'cash-basis' as const } : each))
    : distinct
  // "Points" is no term where percent of something is meant.
  const told = pair.length > 2 ? pair.filter(({ term }) => GlossaryTerm.is(term)) : pair
  if (
    told.length === 2 &&
    contrasting.test(text) &&
    (isDefined || /differen|same|equal|distinguish/.test(text))
  )
    return /\bwhy\b/.test(text) ? undefined : told
  const [only] = named.filter(({ term }) => GlossaryTerm.is(term))
  if (!only || distinct.length > 1) return undefined
  const [said, rest] = [text.slice(0, only.from), text.slice(only.until)]
  if (asksBefore.test(said) && after.test(rest)) return [only]
  const isFirst = /^(?:and |so |ok |the |a |an |\W)*$/.test(said)
  return isFirst && alone.test(rest) && /[=?]|mean|explain|english|definition|what/.test(rest)
    ? [only]
    : undefined
}

const planOf = ({ term }: Named) => (GlossaryTerm.is(term) ? { term } : { measure: term })

/** "What does break-even mean for us?" */
export const readDefine: Reader = (question) => {
  const [one, other] = termsAsked(question) ?? []
  if (one)
    return {
      plan: { operator: 'define', ...planOf(one), ...(other ? { against: other.term } : {}) },
      used: new Set(question.terms.keys()),
    }
  const used: Used = new Set()
  takeCues(question, used, 'mean')
  const named = measuresIn(question).filter(({ measure }) => measure !== 'revenue')
  const measure = named[0]?.measure ?? takeMeasure(question, used)
  if (measure === undefined) return undefined
  for (const { at } of measuresIn(question)) used.add(at)
  return { plan: { operator: 'define', measure }, used }
}
