/** "Which is worse, the lost landlord or the portal's price?": two matters that only texts have amounts of, one beside the other. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import type { Question } from '../../questions/question.ts'
import { questionAgain } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { searchWords } from '../../questions/readers/search-words.ts'
import { hasExactly } from '../../search/asked-for.ts'
import { isOfFigures } from '../../subjects/held-elsewhere.ts'
import { isChoiceOnRecord } from '../advice-choice.ts'
import { readAs } from '../decided-look.ts'

const asksWhich =
  /\b(?:which|what)\b.*?\b(?:worse|worst|more|most|bigger|biggest|larger|dearer|costlier|harder|hardest|better|cheaper|less|smaller|first)\b[^,:]{0,40}[,:]\s*(?:is it |was it )?(?<one>[^,?]{4,80}?),? or (?<other>[^,?]{4,80}?)\W*$/i

const sure = 0.7
const ofChoice = 0.85

/** The search for one of the two; undefined where no record has an amount of it. */
const amountOf = (question: Question, side: string, context: Context): FindPlan | undefined => {
  const own = questionAgain(question, side)
  const words = searchWords(own)
  // What is a figure itself is compared as one.
  if (words.every((word) => isOfFigures(word, context.records))) return undefined
  const search: FindPlan = { operator: 'find', words: [...words], asked: 'how-much' }
  const found = evaluateFind(context, search)
  const isFound =
    !isNothing(found) &&
    !found.isNearest &&
    found.facts.some(({ source }) => hasExactly(source.sentence, 'how-much'))
  return isFound ? search : undefined
}

/** The choice of two open matters, or the amounts of both; undefined for any other question, or where one of them has none. */
export const comparedMatters = (
  question: Question,
  [read, other]: readonly ReadQuestion[],
  context: Context,
): ReadQuestion | undefined => {
  const isOfFacts =
    read !== undefined &&
    /^(?:find|clarify|decline|advise|due|decided|overview|act)$/.test(read.plan.operator)
  if (isOfFacts && isChoiceOnRecord(question.text, context.records))
    return readAs({ operator: 'advise', matter: question.text.trim() }, ofChoice)
  const sides = asksWhich.exec(question.text)?.groups
  const isOpen = read !== undefined && /^(?:find|clarify|decline|advise)$/.test(read.plan.operator)
  if (!isOpen || other || !sides?.one || !sides.other) return undefined
  const [one, second] = [amountOf(question, sides.one, context), amountOf(question, sides.other, context)]
  return one && second ? { ...readAs(one, sure), also: [second] } : undefined
}
