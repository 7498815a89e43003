/** Says what is on record about a matter: the sentence that says so first, then which record it is from. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { FindPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import { personaNames } from '#schema/persona/persona'
import { today } from '../../calendar.ts'
import { capital, type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { hasAsked } from '../../search/asked-for.ts'
import { factQuote, passagesOf, shortDay } from '../facts-words.ts'
import type { Ask, Written } from '../written.ts'

type FindAsk = Ask<FindPlan>

const longestSentence = 300
const longestTitle = 80
const supportOf = { found: 0.9, near: 0.6 } as const

const known: ReadonlySet<string | undefined> = new Set(Object.values(personaNames))

/** Who wrote a memo; a name that the product does not know is quoted. */
const authorOf = ({ memos }: Records, { source }: TimelineFact): string | undefined => {
  const author = memos.find(({ id }) => id === source.id)?.fromPersona
  if (author === undefined) return undefined
  if (!known.has(author)) return quoted(author)
  return isRole.test(author) ? `the ${author}` : author
}

// "The Risk Manager", but no "the Innovation Focused".
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
      ? advisory && ', which waits for your decision'
      : `, which ${settledWords[advisory.status]}${advisory.settledAt ? ` on ${shortDay(records, today(new Date(advisory.settledAt)))}` : ''}`
  return `the ${source.kind} ${title} of ${shortDay(records, from)}${author ? `, from ${author}` : ''}${state ?? ''}`
}

const sentencesIn = (facts: readonly TimelineFact[]): string =>
  facts.flatMap(({ source }) => quoted(source.sentence, longestSentence) ?? []).join(' and ')

const missingFact: ReadonlyMap<FindPlan['asked'], string> = new Map([
  ['who', 'The records give no name for that.'],
  ['when', 'The records give no date for that.'],
  ['how-much', 'The records give no figure for that.'],
  ['how-long', 'The records don’t say how long.'],
])

/** Says so where no sentence has a fact of the kind that was asked for. */
const lackOf = ({ plan: { asked } }: FindAsk, facts: readonly TimelineFact[]): Line | undefined => {
  const text = missingFact.get(asked)
  const isThere = asked === undefined || facts.some(({ source }) => hasAsked(source.sentence, asked))
  return isThere || text === undefined ? undefined : { text, figures: [] }
}

/** "No record mentions “bread”." */
export const missingLine = (missing: readonly string[]): Line => {
  const words = missing.flatMap((word) => quoted(word, 40) ?? [])
  return words.length === 0
    ? { text: 'I can’t find that on record.', figures: [] }
    : { text: `No record mentions ${words.join(' or ')}.`, figures: [] }
}

/** What comes nearest, in quotation marks and with its record. */
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

export const sayFind = (ask: FindAsk, { facts, isNearest, missing = [] }: FactsAnswer): Written => {
  const { records } = ask.context
  const [first] = facts
  if (isNearest || first === undefined)
    return {
      lines: [missingLine(missing), nearestLine(records, facts)],
      passages: passagesOf(facts.slice(0, 1)),
      support: supportOf.near,
      weakness: 'no record is quite about that',
    }
  const ofFirst = facts.filter(({ source }) => source.id === first.source.id).slice(1)
  const others = facts.filter(({ source }) => source.id !== first.source.id)
  const name = recordName(records, first)
  const isAuthor = ask.plan.asked === 'author'
  const worth = ask.plan.asked === 'how-much' ? worthOf(records, first, facts) : undefined
  return {
    lines: [
      isAuthor ? authorLine(records, first) : lackOf(ask, facts),
      { text: sentencesIn([first]), figures: [] },
      isAuthor || name === undefined
        ? { text: sentencesIn(ofFirst), figures: [] }
        : {
            text: `That is in ${name}.${ofFirst.length > 0 ? ` It also says: ${sentencesIn(ofFirst)}` : ''}`,
            figures: [],
          },
      worth,
      others.length > 0
        ? {
            text: `Also on record: ${others.flatMap((fact) => factQuote(fact, longestSentence) ?? []).join(', and ')}`,
            figures: [],
          }
        : undefined,
    ],
    passages: passagesOf(facts),
    support: supportOf.found,
    weakness: 'it was found by its words',
  }
}

/** What an advisory says that it is worth, unless that was quoted already. */
const worthOf = (records: Records, first: TimelineFact, facts: readonly TimelineFact[]): Line | undefined => {
  const worth = records.advisories.find(({ id }) => id === first.source.id)?.worth
  if (worth === undefined || !/\d/.test(worth) || facts.some(({ source }) => source.sentence === worth))
    return undefined
  const words = quoted(worth, longestSentence)
  return words === undefined ? undefined : say`Its worth was put at ${words}.`
}
