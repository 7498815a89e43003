/** "Write a note to the team about it": the matter of the turn before, by its name. */

import { MeasureName } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { measureLabel } from '../../measures/measure-names.ts'
import { asksForMessage } from '../classifier/messages-asked.ts'

const aboutThat = /\babout (?:it|this|that)\b/i

/** The order for a message with what was just spoken of in the place of "it". */
export const withMatterTold = (message: string, before: Plan | undefined, trade: BusinessType): string => {
  const measure = before && 'measure' in before ? before.measure : undefined
  if (!MeasureName.is(measure) || !aboutThat.test(message) || !asksForMessage(message)) return message
  return message.replace(aboutThat, `about the ${measureLabel(measure, trade)}`)
}
