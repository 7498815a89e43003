/** Greeting, sign-off and set phrases of a letter in the style of the business. */
import type { Records } from '../../records.ts'
import type { Tone } from './email-request.ts'

export const manners = {
  professional: {
    hello: 'Dear',
    close: 'Kind regards,',
    about: (topic: string) => `I’m writing about ${topic}.`,
    reply: 'You can reach me on [phone number] or by reply to this email.',
  },
  casual: {
    hello: 'Hi',
    close: 'Cheers,',
    about: (topic: string) => `Just a note about ${topic}.`,
    reply: 'Just reply here, or ring me on [number].',
  },
  analytical: {
    hello: 'Hello',
    close: 'Regards,',
    about: (topic: string) => `This is about ${topic}.`,
    reply: 'Please reply to this email, or call [number].',
  },
} as const satisfies { readonly [tone in Records['profile']['preferredTone']]: unknown }

export type Manner = (typeof manners)[keyof typeof manners]

/** The manner that a request asks for, otherwise that of the business. */
export const mannerOf = ({ profile }: Records, tones: ReadonlySet<Tone>): Manner =>
  manners[tones.has('formal') ? 'professional' : tones.has('warm') ? 'casual' : profile.preferredTone]

/** "…, friendly, no numbers about wages": how it is to be written, and nothing that it is about. */
const styleTail =
  /,\s*(?:(?:and|but|just) )?(?:(?:keep|make) it )?(?:(?:nice and|very|really|quite|fairly) )?(?:friendly|short(?: and sweet)?|brief|formal|polite|warm|firm|upbeat|casual|light|no [a-z ]{3,40}|without (?:any )?[a-z ]{3,40}|nothing about [a-z ]{3,40}|(?:don[’']?t|do not) (?:mention|say|include) [a-z ]{3,40})\s*(?=,|$)/gi

/** What a message is about, without the words that say how it is to be written. */
export const withoutStyle = (matter: string): string => matter.replace(styleTail, '')
