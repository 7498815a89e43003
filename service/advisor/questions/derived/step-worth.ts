/** "How much would stepping down the tier save us?": what a step is worth that names no size of its own. */
import type { DerivedReader } from './derived-reader.ts'

const would = '(?:would|could|will|might|does|can)'
const gains =
  '(?:bring (?:us |me )?in|bring (?:us|me)|save|make|add|earn|gain|net|be worth|give (?:us|me)|get (?:us|me)|generate|yield|win (?:us|me))'

/** Nouns of the books that end like an act. */
const ofBooks =
  '(?:billings?|takings?|earnings?|spending|marketing|advertising|savings?|trading|pricing|roastings?)'

/** What is named as a step: an act, or a change of something. */
const step = `(?!${ofBooks}\\b)(?:[a-z]{2,}ing\\b[^?]{3,80}?|(?:the|a|an|our|this|that) [^?]{3,60}? (?:rise|increase|cut|reduction|change|switch|trial|idea|step|offer|campaign))`

const pattern = new RegExp(
  `\\b(?:how much|what)(?: more| extra| money| profit)? ${would} ${step} ${gains}\\b`,
  'i',
)

export const stepWorth: DerivedReader = ({ text, amounts }) =>
  amounts.length === 0 && pattern.test(text)
    ? { operator: 'advise', matter: text.trim().slice(0, 300), asked: 'worth' }
    : undefined
