/** Matters that no business record answers, by where to turn instead. Phrases are in their uninflected form. */
import type * as t from 'io-ts'
import type { DeclinePlan } from '#schema/advisor/fact-plans'

export const declineWords: {
  readonly [reason in t.TypeOf<typeof DeclinePlan>['because']]?: string
} = {
  emergency:
    'chest pain, chest be tight, chest tight, gone numb, be alive, harm myself, hurt myself, end it all, heart attack, suicide, kill myself, ambulance, on fire, bleeding, collapse',
  health:
    'ill, sick, dizzy, unwell, faint, back pain, pain, migraine, injury, sore, medication, doctor, medicine, headache, depressed, burnout, diagnosis, symptom, anxious',
  legal: `lawyer, solicitor, binding, legal, sue, lawsuit, unfair dismissal, dismiss for, fire someone, sack someone, dismiss someone, let someone go, terminate, breach of contract,
    defamation, court, liable, redundancy, fair work, award rate`,
  tax: 'tax, gst, bas, deductible, deduct, claimable, stamp duty, write off, deduction, ato, fringe benefit, tax return, depreciation',
  'another-business': 'competitor, rival, next door, across the road, other business, woolworths, starbucks',
  outside: `reserve bank, rba, inflation rate, footy, python, javascript, weather, flight, interest rate, hotel, restriction, every workspace, system prompt, football, election, recipe, joke, poem, capital of, bitcoin, share market, lottery,
    horoscope, translate, system prompt, instruction, password, code`,
}
