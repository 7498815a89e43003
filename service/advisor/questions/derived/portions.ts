/** "What is a third of last month's revenue?", "what would each of two partners get?": a part of a figure, and not its level. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks, measuresIn, type Question, type Used } from '../question.ts'
import { readValue } from '../readers/value-reader.ts'
import { takeSelection } from '../selection.ts'
import type { AskAnew } from './derived-reader.ts'

const shares: Readonly<Record<string, number>> = {
  half: 50,
  'a third': 100 / 3,
  'one third': 100 / 3,
  'two thirds': 200 / 3,
  'a quarter': 25,
  'one quarter': 25,
  'three quarters': 75,
  'a fifth': 20,
  'one fifth': 20,
  'a tenth': 10,
  'one tenth': 10,
}

const ofFigure = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok)\W+)*(?:(?:what(?:['’]?s| is| was| would be)?|how much (?:is|was|would be)|give me|show me)\s+)?(?:(?<share>${Object.keys(shares).join('|')})|(?<percent>\d+(?:\.\d+)?)\s?(?:%|per ?cent))\s+of\s+(?<rest>[^,;?]+)\W*$`,
  'i',
)

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
}
const number = `(?<count>${Object.keys(numbers).join('|')})`
const splits = [
  /\b(?:50[/-]50|fifty[- ]fifty|down the middle|in half)\b/i,
  new RegExp(
    String.raw`\b(?:split|divid\w*|shar\w*)\b[^.;]*\b(?:${number} ways|(?:between|among(?:st)?|by|into) (?:the |us |our )?${number.replace('count', 'others')})\b`,
    'i',
  ),
] as const
const isSplit = /\b(?:split\w*|divid\w*|shar(?:e|ed|ing)|each|apiece|per partner)\b/i

/** How many have an equal part; undefined for a question that splits nothing. */
const partsIn = (text: string): number | undefined => {
  const [even, counted] = splits
  if (!isSplit.test(text)) return undefined
  if (even.test(text)) return 2
  const { count, others } = counted.exec(text)?.groups ?? {}
  return numbers[(count ?? others ?? '').toLowerCase()]
}

/** The figure with the part of it that is asked for; undefined for any other question. */
export const portion = (
  question: Question,
  ask: AskAnew,
): { readonly plan: AnswerablePlan; readonly from: Question } | undefined => {
  const { text } = question
  const { share, percent, rest } = ofFigure.exec(text)?.groups ?? {}
  // "Half of what we take goes on wages" says where it goes, and asks for no part of it.
  if (rest !== undefined && !/\b(?:goes?|went|is|are|was|were|gets?)\b/i.test(rest)) {
    const from = ask(`what was ${rest}`)
    const plan = measuresIn(from).length > 0 ? readValue(from)?.plan : undefined
    const size = share === undefined ? Number(percent) : (shares[share.toLowerCase()] ?? 0)
    return plan?.operator === 'value' && size > 0 ? { plan: { ...plan, portion: size }, from } : undefined
  }
  const parts = partsIn(text)
  const [named] = measuresIn(question)
  if (parts === undefined || !named) return undefined
  const used: Used = new Set()
  const selection = takeSelection(question, used, lastWeeks(13))
  const from = ask(`what was ${question.terms[named.at]?.text ?? ''}`)
  return {
    plan: { operator: 'value', measure: named.measure, ...selection, portion: 100 / parts },
    from,
  }
}
