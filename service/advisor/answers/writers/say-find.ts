/** Says what is on record about a matter: first the sentence, then its record. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { TimelineFact } from '#schema/advisor/timeline'
import { personaNames } from '#schema/persona/persona'
import { today } from '../../calendar.ts'
import { capital, type Line, say } from '../../line.ts'
import { plainWords, quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { isEitherWay } from '../../search/either-way.ts'
import { shortAnswer } from '../../search/short-answer.ts'
import { factQuote, passagesOf, shortDay } from '../facts-words.ts'
import { isOfOne, lackOf } from '../form/found-lacks.ts'
import { sayMemos } from '../memo-list.ts'
import { sayTold } from '../overviews/say-told.ts'
import { sayQuotedSum } from '../turns/quoted-sum.ts'
import type { Written } from '../written.ts'
import { doneLine, type FindAsk, longestTitle, outcomeLine, plannedLine } from './done-lines.ts'
import { differenceOf, foundWorth, withDifference } from './found-amounts.ts'

const longestSentence = 300
/** The weakness of a text about the matter without the fact that was asked for. */
export const lacksFact = 'no record says just that'
/** The weakness of a text about the things in a question of yes or no, and not about what is asked of them. */
export const neitherWay = 'no record says either way'
const longestOpening = 60
const maxOfAuthor = 4
const supportOf = { found: 0.9, near: 0.6 } as const

const known: ReadonlySet<string | undefined> = new Set(Object.values(personaNames))

/** Author of a memo; names that the product does not know are quoted. */
const authorOf = ({ memos }: Records, { source }: TimelineFact): string | undefined => {
  const author = memos.find(({ id }) => id === source.id)?.fromPersona
  if (author === undefined) return undefined
  if (!known.has(author)) return quoted(author)
  return isRole.test(author) ? `the ${author}` : author
}

// "The Risk Manager", but not "the Innovation Focused".
const isRole = /(?:CEO|Investor|Hacker|Expert|Analyst|Manager)$/

const settledWords = { accepted: 'you accepted', dismissed: 'you dismissed' } as const

/** "the memo “Bean prices” of 3 May, from the Risk Manager", "the advisory “…” of 31 October, which you dismissed". */
export const recordName = (records: Records, fact: TimelineFact): string | undefined => {
  const { source, from } = fact
  const title = quoted(source.title, longestTitle)
  if (title === undefined) return undefined
  if (source.kind === 'focus') return `the focus ${title}`
  const author = authorOf(records, fact)
  const advisory = records.advisories.find(({ id }) => id === source.id)
  const state =
    advisory === undefined || advisory.status === 'new'
      ? advisory && ', which is waiting for your decision'
      : `, which ${settledWords[advisory.status]}${advisory.settledAt ? ` on ${shortDay(records, today(new Date(advisory.settledAt)))}` : ''}`
  return `the ${source.kind} ${title} of ${shortDay(records, from)}${author ? `, from ${author}` : ''}${state ?? ''}`
}

const sentencesIn = (facts: readonly TimelineFact[]): string =>
  facts.flatMap(({ source }) => quoted(source.sentence, longestSentence) ?? []).join(' and ')

/** "No record is about “bread”: …": only for things, after searching all records. */
export const missingLine = (missing: readonly string[]): Line => {
  const words = missing.flatMap((word) => quoted(word, 40) ?? [])
  return words.length === 0
    ? { text: 'I can’t find that on record.', figures: [] }
    : {
        text: `No record mentions ${words.join(' or ')}: I looked through the figures, memos, advisories, decisions, briefs, notes and the focus.`,
        figures: [],
      }
}

/** For a question of yes or no that the found texts leave open. */
export const nothingEitherWay: Line = { text: 'Nothing on record says either way.', figures: [] }

/** The nearest sentence, quoted with its record. */
export const nearestLine = (records: Records, [first]: readonly TimelineFact[]): Line | undefined => {
  const words = first && quoted(first.source.sentence, longestSentence)
  const name = first && recordName(records, first)
  return words && name ? say`The nearest on record: ${words} That is in ${name}.` : undefined
}

const authorLine = (records: Records, fact: TimelineFact): Line | undefined => {
  const author = authorOf(records, fact)
  const name = recordName(records, fact)
  if (name === undefined || fact.source.kind === 'focus') return undefined
  return author === undefined
    ? say`Jarvin raised it, in ${name}.`
    : say`${capital(author)}, in ${name.replace(/, from .*/, '')}.`
}

/** "$310." or "Monday 16 November.", before the sentence with the fact. */
const openingOf = (ask: FindAsk, sentence: string): string => {
  const { asked, words } = ask.plan
  if (isOfOne(ask, sentence)) return ''
  const short = shortAnswer(sentence, asked, words)
  const plain = short === undefined ? '' : plainWords(short, longestOpening)
  return plain === '' ? '' : `${plain}. `
}

const line = (text: string): Line | undefined => (text === '' ? undefined : { text, figures: [] })

/** Texts of an author, newest memo first. */
const sayAuthor = (ask: FindAsk, facts: readonly TimelineFact[]): Written => {
  const { records } = ask.context
  const [first, ...others] = facts.slice(0, maxOfAuthor)
  const earlier = others.flatMap((fact) => {
    const title = quoted(fact.source.title, longestTitle)
    return title ? [`- ${shortDay(records, fact.from)}: ${title}`] : []
  })
  return {
    lines: [
      first && line(sentencesIn([first])),
      first && line(`That is in ${recordName(records, first) ?? 'a memo'}.`),
      earlier.length > 0 ? line(`Before that:\n${earlier.join('\n')}`) : undefined,
    ],
    passages: passagesOf(facts.slice(0, maxOfAuthor)),
    support: supportOf.found,
  }
}

export const sayFind = (ask: FindAsk, answer: FactsAnswer): Written => {
  const { facts, isNearest, isForeign, isWhole = false, missing = [] } = answer
  if (ask.plan.words.length === 0 && (ask.plan.status ?? ask.plan.priority)) return sayMemos(ask, answer)
  if (ask.plan.words.length === 0 && ask.plan.kind === 'advisory') return sayTold(ask, answer)
  const sum = sayQuotedSum(ask, answer)
  if (sum) return sum
  const { records } = ask.context
  const { asked, author } = ask.plan
  const [first] = facts
  const isUnsaid =
    first !== undefined &&
    (asked === undefined || asked === 'done') &&
    isEitherWay(records, ask.message ?? '', facts, asked === 'done' ? 'request' : undefined)
  if (isNearest || isUnsaid || first === undefined)
    return {
      // A text that only shares words is neither an answer nor close to one.
      lines: [
        isUnsaid && missing.length === 0 ? nothingEitherWay : missingLine(missing),
        isForeign ? undefined : nearestLine(records, facts),
      ],
      passages: isForeign ? [] : passagesOf(facts.slice(0, 1)),
      support: supportOf.near,
      weakness: isUnsaid ? neitherWay : 'no record is quite about that',
    }
  const isOfAuthor =
    (author ?? (ask.plan.words.length === 0 && ask.plan.kind)) &&
    facts.every(({ source }) => source.kind === 'memo')
  if (isOfAuthor && new Set(facts.map(({ source }) => source.id)).size === facts.length && asked !== 'author')
    return sayAuthor(ask, facts)
  const ofFirst = facts.filter(({ source }) => source.id === first.source.id).slice(1)
  const others = facts.filter(({ source }) => source.id !== first.source.id)
  const name = recordName(records, first)
  const isAuthor = asked === 'author'
  const worth = foundWorth(ask, first, facts)
  const difference = differenceOf(ask, first)
  const opening = isAuthor || !isWhole || difference ? '' : openingOf(ask, first.source.sentence)
  const lack =
    !isAuthor && opening === '' && !worth?.isAnswer
      ? lackOf(ask, worth ? [first, ...others] : facts)
      : undefined
  const beside = ofFirst.filter(({ source }) => source.sentence !== worth?.words)
  return {
    lines: [
      doneLine(ask, first),
      isAuthor ? authorLine(records, first) : lack,
      worth?.isAnswer ? worth.line : undefined,
      first.source.sentence === worth?.words
        ? undefined
        : withDifference(difference, `${opening}${sentencesIn([first])}`),
      isAuthor || name === undefined ? undefined : line(`That is in ${name}.`),
      plannedLine(ask, first),
      beside.length > 0 ? line(`It also says: ${sentencesIn(beside)}`) : undefined,
      worth?.isAnswer ? undefined : worth?.line,
      isAuthor ? undefined : outcomeLine(ask, first),
      others.length > 0
        ? line(
            `Also on record: ${others.flatMap((fact) => factQuote(fact, longestSentence) ?? []).join(', and ')}`,
          )
        : undefined,
    ],
    passages: passagesOf(facts),
    ...(lack
      ? { support: supportOf.near, weakness: lacksFact }
      : { support: supportOf.found, weakness: 'it was found by its words' }),
  }
}
