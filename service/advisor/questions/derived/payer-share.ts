/** "62% of our work is from one client, is that too much?": a few payers as a part of the whole, which the texts on record tell. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { hasCue } from '../question.ts'
import type { DerivedReader } from './derived-reader.ts'

const payers = '(?:clients?|customers?|accounts?|payers?|programmes?|projects?|contracts?)'
const few =
  '(?:one|a single|(?:the|our) (?:biggest|largest|main|top)|(?:the |our )?(?:top )?(?:two|three|four|five|[2-5]))'

/** A part of the whole that a few payers have: "three clients make up …", "… comes from one client". */
const hasPart = new RegExp(
  String.raw`\b(?:from|with|to|on|by) (?:just |only )?${few} (?:\w+ )?${payers}\b|\b${few} (?:\w+ )?${payers}(?:['’]s?)? (?:share|part|make|makes|making|bring|brings|account|accounts|are|is|pay|pays)\b`,
  'i',
)
const isOfPart =
  /\d ?(?:%|percent|per cent)|\b(?:share|part|half|third|quarter|most|much|proportion|percentage|reli(?:ant|ance|es?|ying)|depend\w*|exposed)\b/i

export const payerShare: DerivedReader = (question): AnswerablePlan | undefined =>
  hasPart.test(question.text) && isOfPart.test(question.text) && !hasCue(question, 'if', 'should')
    ? { operator: 'find', words: ['concentration'] }
    : undefined
