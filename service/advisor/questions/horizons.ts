/** The stretch that an effect is asked for over: "how much is that a year?" */
import type { Horizon } from '#schema/advisor/change-plans'
import type { Question } from './question.ts'

const stretches: readonly (readonly [over: Horizon, words: RegExp])[] = [
  [
    'year',
    /\b(?:(?:a|per|over (?:a|the)|for (?:a|the)|in a|each|every|full|whole) year|yearly|annual(?:ly)?|p\.?a\.?)(?=\W|$)/i,
  ],
  ['quarter', /\b(?:(?:a|per|over (?:a|the)|for (?:a|the)|each|every) quarter|quarterly)\b/i],
  ['month', /\b(?:(?:a|per|over (?:a|the)|for (?:a|the)|each|every) month|monthly)\b/i],
]

const asking = /\b(?:how much|what|worse off|better off|cost us|cost me|gain|lose|worth)\b/i

/** The horizon that a text names. */
export const horizonOf = (text: string): Horizon | undefined =>
  stretches.find(([, words]) => words.test(text))?.[0]

/** The same for a question that asks for an effect; "80k a year" says how often a sum is paid. */
export const horizonIn = ({ text, amounts }: Question): { readonly over?: Horizon } => {
  const plain = text.replace(/[\d.,]+k?\s*(?:dollars? )?(?:a|per|each) (?:year|month|quarter)/gi, '')
  const over = asking.test(plain) && amounts.length < 4 ? horizonOf(plain) : undefined
  return over ? { over } : {}
}
