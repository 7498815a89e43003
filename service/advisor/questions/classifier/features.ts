/** Features of a question, from which a classifier learns: its words, its terms, their order, and what occurs together. */
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import type { Question } from '../question.ts'
import { type Meaning, meaningOf, type Term } from '../term.ts'
import { stemOf } from './stem.ts'

/** What a term is, apart from its word. */
const tagOf = (meaning: Meaning): string | undefined => {
  switch (meaning.kind) {
    case 'measure':
      return `measure-${meaning.measure}`
    case 'cue':
      return meaning.cue
    case 'decline':
      return `outside-${meaning.because}`
    case 'grain':
    case 'unit':
      return 'unit'
    case 'number':
      return `number-${meaning.unit}`
    case 'unknown':
    case 'filler':
    case 'mark':
      return undefined
    default:
      return meaning.kind
  }
}

/** When a period is, from the day of asking. */
const whenOf = ({ of, moved }: Period, relation: string | undefined, today: IsoDate): string => {
  if (relation !== undefined || moved !== undefined) return 'beside'
  switch (of.kind) {
    case 'unit-of':
      return of.date > today ? 'ahead' : of.date === today ? 'now' : 'past'
    case 'current':
      return of.back === undefined ? 'now' : 'past'
    case 'last':
      return 'past'
    case 'record':
    case 'since':
    case 'between':
      return of.kind
    default:
      return 'named'
  }
}

/** Words of a question, reduced to their stems; numbers by their unit, times by when they are. */
const wordsOf = ({ terms, today }: Question): readonly string[] =>
  terms.flatMap((term) => {
    if (meaningOf(term, 'mark')) return []
    const number = meaningOf(term, 'number')
    if (number) return [`#${number.unit}`]
    const period = meaningOf(term, 'period')
    if (period) return [`@${whenOf(period.period, period.relation, today)}`]
    if (meaningOf(term, 'weekdays')) return ['@weekday']
    if (meaningOf(term, 'hours')) return ['@hours']
    return term.words.map(stemOf)
  })

const pairs = (list: readonly string[]): readonly string[] =>
  list.slice(1).map((one, at) => `${list[at] ?? ''}_${one}`)

const isKnown = ({ meanings }: Term): boolean =>
  meanings.some(({ kind }) => kind !== 'filler' && kind !== 'mark' && kind !== 'unknown')

/** One tag for each term: the first that it has, or its word. */
const tagSequence = ({ terms }: Question): readonly string[] =>
  terms.flatMap((term) => {
    const [tag] = term.meanings.flatMap((meaning) => tagOf(meaning) ?? [])
    if (tag !== undefined) return [tag.startsWith('measure') ? 'measure' : tag]
    return meaningOf(term, 'mark') ? [] : [stemOf(term.words[0] ?? '')]
  })

const past =
  /^(did|was|were|had|went|made|took|came|sold|spent|paid|been|got|fell|rose|drove|caused|happened|lost|gone|done)$/
const future = /^(will|going|gonna|shall|likely|expect|coming|ahead)$/

/** The tenses that the words of a question are in: stems do not tell. */
const tensesOf = ({ terms }: Question): readonly string[] => {
  const words = terms.flatMap((term) => term.text.toLowerCase().split(/[^\p{L}]+/u))
  return [
    ...(words.some((word) => past.test(word) || (word.length > 4 && word.endsWith('ed'))) ? ['past'] : []),
    ...(words.some((word) => future.test(word)) ? ['future'] : []),
    ...(words.some((word) => /^(would|could|should|might)$/.test(word)) ? ['conditional'] : []),
  ]
}

/** Facts of a question as a whole; all pairs of them are features too. */
const factsOf = (question: Question, words: readonly string[]): readonly string[] => {
  const { terms, amounts, periods, today } = question
  const units = new Set(amounts.map(({ unit }) => `amount-${unit}`))
  const kinds = new Set(terms.flatMap(({ meanings }) => meanings.map(({ kind }) => kind)))
  const isAhead = periods.some(({ period: { of } }) => of.kind === 'unit-of' && of.date > today)
  return [
    ...units,
    ...tensesOf(question),
    ...(periods.length > 0 ? [`periods-${Math.min(2, periods.length)}`] : []),
    ...(isAhead ? ['ahead'] : []),
    ...(['measure', 'lever', 'weekdays', 'hours', 'staff-hours', 'decline'] as const).filter((kind) =>
      kinds.has(kind),
    ),
    ...(question.impossibleDate ? ['impossible'] : []),
    ...(terms.at(-1)?.text === '?' ? ['asked'] : []),
    `first-${words[0] ?? ''}`,
  ]
}

const sizeOf = (count: number): string =>
  count < 3 ? 'tiny' : count < 6 ? 'short' : count < 15 ? 'middling' : 'long'

/** The features of a question, each once. */
export const featuresOf = (question: Question): readonly string[] => {
  const words = wordsOf(question)
  const tags = question.terms.flatMap(({ meanings }) => meanings.flatMap((meaning) => tagOf(meaning) ?? []))
  const facts = factsOf(question, words)
  const isUnknown = question.terms.filter((term) => !isKnown(term) && meaningOf(term, 'unknown')).length
  return [
    ...new Set([
      'bias',
      `size-${sizeOf(words.length)}`,
      `unknown-${Math.min(3, isUnknown)}`,
      `second-${words.slice(0, 2).join('_')}`,
      `last-${words.at(-1) ?? ''}`,
      ...words.map((word) => `w-${word}`),
      ...pairs(words).map((pair) => `b-${pair}`),
      ...tags.map((tag) => `t-${tag}`),
      ...pairs(tagSequence(question)).map((pair) => `s-${pair}`),
      ...facts.map((fact) => `f-${fact}`),
      ...facts.flatMap((one, at) => facts.slice(at + 1).map((other) => `p-${one}_${other}`)),
    ]),
  ]
}
