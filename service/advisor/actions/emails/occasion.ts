/** Input and output of texts in a known form. */
import { capital } from '../../line.ts'
import { plainWords } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { tidy } from './email-purpose.ts'
import type { EmailRequest } from './email-request.ts'

export type OccasionText = {
  readonly to: string | undefined
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** True for a text without greeting and sign-off: ad, sign, short message. */
  readonly isBare: boolean
}

export type View = {
  readonly records: Records
  readonly text: string
  readonly request: EmailRequest
  readonly by: string
}
export type Occasion = (view: View) => OccasionText | undefined

export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a')
export const sentence = (text: string): string => `${capital(text.trim()).replace(/[\s.,;:]+$/, '')}.`
const ending =
  /(?<!\b(?:is|are|was|were|be|been|running|runs|too) )\b(?:please|pls|thanks|for me|polite\w*|firm\w*|friendly|short|formal\w*)\b/gi
export const cleaned = (text: string): string =>
  tidy(
    plainWords(text.replace(ending, ' '), 200)
      .replace(/\s+/g, ' ')
      .replace(/^[\s,:–-]+|[\s,.–-]+$/g, ''),
  )
