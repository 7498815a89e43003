/** Direction implied by a question, as in "why did sales rise" or "what went wrong with the margin". */
import type { MeasureName } from '#schema/advisor/measure'
import type { BusinessType } from '#schema/session/session'
import { isGoodLow } from '../measures/ratios.ts'
import { byText } from '../questions/by-word.ts'
import { isCue } from '../questions/term.ts'
import { phrasesOf } from '../questions/terms.ts'
import { longestMessage, maxMessages } from '../questions/tokens.ts'
import { type Vocabulary, vocabularyOf } from '../questions/vocabulary.ts'
import { remember } from '../remember.ts'

const good = /\b(?:better|good|great|strong|stronger|well|healthy|healthier|brilliant|kind|kinder)\b/i
const bad =
  /\b(?:worse|bad|rubbish|crap|poor|poorer|weak|weaker|terrible|awful|dismal|wrong|dragg\w+|suffer\w*|soft|grim)\b/i
/** Words of a rise or a fall that are nothing else; "contract" and "cool" are more. */
const upwards =
  /\b(?:jump\w*|spik\w+|soar\w*|surg\w+|rocket\w*|skyrocket\w*|balloon\w*|climb\w*|boom\w*|doubl\w+|explod\w+|tripl\w+|trebl\w+|(?:blow\w*|blew) out|shot up|pick\w* up|so (?:high|dear|expensive|much)|higher|bigger|larger|dearer)\b/i
const downwards =
  /\b(?:slump\w*|plung\w+|tank\w*|crash\w*|collaps\w+|tumbl\w+|plummet\w*|nosediv\w+|crater\w*|halv\w+|shrink\w*|shr[au]nk|dr(?:y|ied|ies) up|drop\w* off|fell off|fallen off|went off a cliff|dwindl\w+|evaporat\w+|so low|lower|smaller|fewer)\b/i

// Each answer to a message asks for the direction of the whole. The "up" of "dried up" is none.
const saidIn = remember((vocabulary: Vocabulary) =>
  byText(
    (message) => phrasesOf(message.replace(upwards, ' ').replace(downwards, ' '), vocabulary),
    longestMessage,
    maxMessages,
  ),
)

/** Up or down, if a message implies exactly one of them. */
export const premiseOf = (
  message: string,
  trade: BusinessType,
  measure: MeasureName,
): 'up' | 'down' | undefined => {
  const terms = saidIn(vocabularyOf(trade))(message)
  const isCost = isGoodLow(measure)
  const [isGood, isBad] = [good.test(message), bad.test(message)]
  const isUp = terms.some((term) => isCue(term, 'up')) || upwards.test(message) || (isCost ? isBad : isGood)
  const isDown =
    terms.some((term) => isCue(term, 'down')) || downwards.test(message) || (isCost ? isGood : isBad)
  if (isUp === isDown) return undefined
  return isUp ? 'up' : 'down'
}
