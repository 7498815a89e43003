/** Fees are what a firm charges and what it takes: whether a question speaks of the one or the other. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { Question } from './question.ts'

const feesOf: ReadonlySet<Question['trade']> = new Set(['realestate', 'consulting'])

const fees = '(?:fees?|fee income|commissions?|billings?|income)'

/** "We cut our fees", "discounting commission": what is charged. */
const charged = new RegExp(
  `\\b(?:we|i|us|to|you|by|should|could|let.s|if we|if i) (?:\\w+ )?(?:cut|lower|reduce|drop|discount|raise|increase|lift|put|bump|hike|charge|halve|double)\\b.{0,30}\\b${fees}\\b|\\b(?:cutting|lowering|reducing|dropping|discounting|raising|increasing|lifting|putting|charging|halving)\\b.{0,30}\\b${fees}\\b|^\\W*(?:cut|lower|reduce|drop|discount|raise|increase|lift|put|halve)\\b.{0,30}\\b${fees}\\b|\\b(?:rates?|price|prices|rate card|fee schedule|per (?:deal|sale|day|transaction))\\b`,
  'i',
)

/** "Fees fall 15%", "a 20% drop in fees", "lose a tenth of our fees": what comes in. */
const taken = new RegExp(
  `\\b${fees}\\b.{0,25}\\b(?:fall|falls|fell|drop|drops|dropped|down|dry|dries|decline[sd]?|shrink|shrinks|slump|slumps|dip|dips|halve[sd]?|slide|slides|sink|sinks|go|goes|went|are|were|come|comes)\\b|\\b(?:drop|fall|dip|slump|decline|slide|loss|hit) (?:in|of|to) (?:our |the |total )?${fees}\\b|\\b(?:lose|lost|losing|less|fewer|lower|takes?|took|down) .{0,25}\\b${fees}\\b`,
  'i',
)

/** A fall of the fees that a firm takes is a fall of its trade, and no lower price that wins customers. */
export const ofTakings = (question: Question, change: LeverChange): LeverChange => {
  const { lever, by, size } = change
  const isFall = lever === 'price' && by === 'percent' && size < 0
  if (!isFall || !feesOf.has(question.trade) || question.text.length > longest) return change
  return taken.test(question.text) && !charged.test(question.text)
    ? { lever: 'volume', by: 'percent', size }
    : change
}

const longest = 400
