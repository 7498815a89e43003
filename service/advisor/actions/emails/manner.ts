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
