/** A letter in bullet points: each sentence on a line of its own, the words on how to reply below them. */
import { sentencesIn } from '../left-out.ts'
import { ofReply } from './length-limit.ts'
import type { Letter } from './letter-parts.ts'

const asked =
  /\b(?:in|into|as|with|using|to) (?:(?:a|short|some|brief) )*(?:bullet(?:ed)?|dot|numbered)[ -]?(?:points?|lists?)?\b|\b(?:bullets|bullet points|dot points)\b|\b(?:make|turn|put) (?:it|this|that) (?:into |as |in )?(?:a|an) (?:list|dot list)\b/i

/** True for an edit that asks for bullet points. */
export const wantsBullets = (edit: string): boolean =>
  asked.test(edit) && !/\b(?:no|without|instead of|not) (?:the )?(?:bullets?|dot)/i.test(edit)

/** The letter with its sentences as a list. */
export const inBullets = (letter: Letter): Letter => {
  const sentences = letter.middle.flatMap((one) => one.split('\n').flatMap(sentencesIn))
  const said = sentences.map((one) => one.replace(/^- /, '').trim()).filter((one) => one !== '')
  const replies = said.filter((one) => ofReply.test(one))
  const rows = said.filter((one) => !ofReply.test(one)).map((one) => `- ${one}`)
  const middle = [rows.join('\n'), replies.join(' ')].filter((one) => one !== '')
  return { ...letter, middle }
}
