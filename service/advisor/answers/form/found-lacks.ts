/** What the found sentences lack of what was asked: a name, a date, a figure. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Line } from '../../line.ts'
import { hasAsked, hasExactly } from '../../search/asked-for.ts'
import { namesDoer, namesOther } from '../../search/says-who.ts'
import { shortAnswer } from '../../search/short-answer.ts'
import { meantBy } from '../../search/synonyms.ts'
import type { FindAsk } from '../writers/done-lines.ts'

const missingFact: ReadonlyMap<FindPlan['asked'], string> = new Map([
  ['who', 'The records give no name for that.'],
  ['when', 'The records give no date for that.'],
  ['how-much', 'The records give no figure for that.'],
  ['how-many', 'The records give no number for that.'],
  ['share', 'The records give no share for that.'],
  ['how-long', 'The records don’t say how long.'],
  ['otherwise', 'The records don’t say what follows.'],
  ['meaning', 'No record says what that means. I explain only the figures and terms that I use myself.'],
])

/** "What's the head chef's name?" */
const asksName = /\bnames?\b(?! (?:the|a|an|two|three|one|some)\b)/i
/** A word with a capital inside a sentence, that is no time. */
const name =
  /(?<=[\p{Ll},] )(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{Ll}+/u

const ofEach = /\b(?:each|every|per|apiece)\b/i

/** "How much does each open home bring in?": an amount of several is not that of one. */
export const isOfOne = ({ plan: { asked }, message = '' }: FindAsk, sentence: string): boolean =>
  (asked === 'how-much' || asked === 'how-many') && ofEach.test(message) && !ofEach.test(sentence)

/** Says so if no sentence has the requested kind of fact. */
export const lackOf = (ask: FindAsk, facts: readonly TimelineFact[]): Line | undefined => {
  const { asked, words } = ask.plan
  if (asksName.test(ask.message ?? '') && !facts.some(({ source }) => name.test(source.sentence)))
    return { text: missingFact.get('who') ?? '', figures: [] }
  const text = missingFact.get(asked)
  if (asked === 'who' && !facts.some(({ source }) => namesDoer(source.sentence, ask.message ?? '')))
    return { text: missingFact.get('who') ?? '', figures: [] }
  const isThere =
    asked === undefined ||
    (asked === 'who' && facts.some(({ source }) => meantBy(source.sentence).length > 0)) ||
    (asked === 'how-many'
      ? facts.some(({ source }) => shortAnswer(source.sentence, asked, words) !== undefined)
      : facts.some(({ source }) => (asked === 'how-much' ? hasExactly : hasAsked)(source.sentence, asked))) ||
    (asked === 'who' && facts.some(({ source }) => namesOther(source.sentence, words)))
  const isOfSeveral = facts.every(({ source }) => isOfOne(ask, source.sentence))
  return (isThere && !isOfSeveral) || text === undefined ? undefined : { text, figures: [] }
}
