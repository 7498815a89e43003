/** Amounts of a found matter: the worth that its advisory states, and the difference of two amounts in a sentence. */
import type { TimelineFact } from '#schema/advisor/timeline'
import { measure, unsigned } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import { comparedAmounts } from '../../search/compared-amounts.ts'
import type { FindAsk } from './done-lines.ts'

const longest = 300

/** What a thing is bought for: the worth of a step is none of it. */
const ofPrice = /\b(?:costs?|charges?|charged|price|fee|rent|wages?|salary|premium)\b(?! (?:us|me|you)\b)/i
const ofEffect = /\b(?:worth|bring|earn|save|gain|value|los[est]\w*|costing|cost (?:us|me|you))\b/i

export type FoundWorth = {
  readonly line: Line
  /** The worth as it is written. */
  readonly words: string
  /** True if it is what the question asks for, and leads the answer. */
  readonly isAnswer: boolean
}

/** The worth of the found advisory, if it has a number and was found, or was asked for. */
export const foundWorth = (
  { context: { records }, plan, message = '' }: FindAsk,
  first: TimelineFact,
  facts: readonly TimelineFact[],
): FoundWorth | undefined => {
  const worth = records.advisories.find(({ id }) => id === first.source.id)?.worth
  if (worth === undefined || !/\d/.test(worth)) return undefined
  const isFound = facts.some(({ source }) => source.id === first.source.id && source.sentence === worth)
  const asks = message === '' ? plan.words.join(' ') : message
  const isAsked = plan.asked === 'how-much' && ofEffect.test(asks)
  if (!isFound && !isAsked) return undefined
  const words = quoted(worth, longest)
  const line = words === undefined ? undefined : say`The advisory puts its worth at ${words}.`
  const isMoney = /\$\d|\b(?:cents|dollars)\b/.test(worth)
  const isPrice = ofPrice.test(asks) && !ofEffect.test(asks)
  const leads = isMoney && (/\bworth\b/i.test(asks) || (isFound && !isPrice))
  return line && { line, words: worth, isAnswer: plan.asked === 'how-much' && leads }
}

const ofDifference =
  /\b(?:los[est]\w*|cost\w*|drop\w*|f[ae]ll\w*|less|fewer|gain\w*|more|rise|rose|bring|brought|difference|hit|hurt|extra|earn\w*)\b/i

/** "$8,881 less": the difference of two amounts that the sentence sets against each other, if a change is asked about. */
export const differenceOf = ({ context, plan, message }: FindAsk, first: TimelineFact): Line | undefined => {
  if (plan.asked !== 'how-much' || !ofDifference.test(message ?? plan.words.join(' '))) return undefined
  const { kind, id, sentence } = first.source
  const compared = comparedAmounts(sentence)
  if (!compared || (kind !== 'memo' && kind !== 'advisory')) return undefined
  const change = measure(context.records)({
    label: 'the first of the two amounts in the sentence less the second',
    unit: 'aud',
    formula: 'change',
    inputs: [
      { kind, id, field: 'first amount', value: compared.of },
      { kind, id, field: 'second amount', value: compared.against },
    ],
  })
  if (!change || change.value === 0) return undefined
  return say`${unsigned(change)}${compared.each} ${change.value < 0 ? 'less' : 'more'}.`
}

/** The quoted sentence after the difference. */
export const withDifference = (difference: Line | undefined, text: string): Line =>
  difference ? { text: `${difference.text} ${text}`, figures: difference.figures } : { text, figures: [] }
