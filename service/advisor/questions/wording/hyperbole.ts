/** Manners of speech that use words of harm for a business: "the rent is killing me", "wages are crippling us". */
import { measuresIn, type Question } from '../question.ts'
import { weekdaysIn } from '../selection.ts'

const harms =
  /\b(?:kill|hurt|cripp?l|strangl|crush|bleed|bury|smother|murder|destroy|ruin)\w* (?:me|us|the business|our (?:business|margins?|profits?))\b/i

// Somebody who speaks of a person, or of a body, means what is said.
const ofPeople =
  /\b(?:he|she|they|someone|somebody|who|my (?:ex|husband|wife|partner|son|daughter|boss)|chef|cook|customer|threat\w*|want\w*|myself)\b/i

/** True where a cost, a measure or a weekday of the business is what is said to kill or hurt. */
export const isHyperbole = (question: Question): boolean =>
  harms.test(question.text) &&
  !ofPeople.test(question.text) &&
  measuresIn(question).length + weekdaysIn(question).length > 0
