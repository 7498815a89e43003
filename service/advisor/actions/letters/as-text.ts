/** A letter as a text message. */
import { sentencesIn } from '../left-out.ts'
import { ofReply, withinLimit } from './length-limit.ts'
import { partsOf } from './letter-parts.ts'

const wished =
  /\b(?:make|turn|send|do|put|change|write) (?:it|this|that|them) (?:(?:in)?to |as )?(?:an? )?(?:short )?(?:text(?: message)?|sms)\b|\bas an? (?:text(?: message)?|sms)\b/i

/** True for an edit that wants a text message in place of a letter. */
export const wantsText = (edit: string): boolean => wished.test(edit)

export const inText = { count: 3, unit: 'sentence' } as const

/** A text message is answered where it was read. */
export const withoutReply = (paragraph: string): string =>
  sentencesIn(paragraph)
    .filter((sentence) => !ofReply.test(sentence))
    .join(' ')

/** The text message that says what a letter does; unchanged if it is no letter. */
export const asText = (body: string): string => {
  const { head, middle, foot, joint } = partsOf(body)
  if (joint !== '\n\n' || head === '') return body
  const name = head.replace(/^(?:Hi|Hello|Dear)\s+/, '').replace(/,$/, '')
  const [signer = '[Your name]', business = ''] = foot.split('\n').slice(1)
  const said = withinLimit(middle.map(withoutReply), inText).join(' ')
  return `Hi ${name}. ${said} ${[signer, business].filter(Boolean).join(', ')}`
}
