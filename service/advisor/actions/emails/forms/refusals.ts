/** A refusal of what somebody asked for or offered: "decline the charity’s request", "turn down the invitation". */
import { cleaned, type Occasion } from '../occasion.ts'
import { ordering } from './orders.ts'

const refuses = ordering(
  String.raw`(?:decline|turn down|refuse|reject|knock back|say no to) (?<what>[^.!?]+)|turn (?<before>(?!down\b)[^.!?]+?) down\b`,
)
const manner = /[\s,]*\b(?:very |as )?(?:politely|nicely|kindly|gently|gracefully|softly|as possible)\b/gi

const asked =
  '(?:requests?|invitations?|invites?|applications?|offers?|quotes?|proposals?|tenders?|bids?|donations?|sponsorships?|pitch(?:es)?|meetings?|discounts?)'
const owned = new RegExp(
  String.raw`^(?<who>.+?)(?:[’']s|s[’'])? (?<thing>(?:\p{L}+ ){0,2}${asked}\b.*)$`,
  'iu',
)
const sent = new RegExp(String.raw`^(?<thing>.*\b${asked}\b.*?) (?:from|by) (?<who>.+)$`, 'iu')
const isThing = new RegExp(String.raw`\b${asked}\b`, 'i')
const isApplicant = /\b(?:applicants?|candidates?)\b/i

type Refused = { readonly who: string | undefined; readonly thanks: string }

/** Who is refused, and what they are thanked for. */
const refusedIn = (what: string): Refused => {
  if (isApplicant.test(what)) return { who: what, thanks: 'your application, and for the time you gave us' }
  const from = sent.exec(what)?.groups
  if (from) return { who: from.who, thanks: from.thing ?? what }
  const own = /[’']/.test(what) ? owned.exec(what)?.groups : undefined
  if (own?.thing) return { who: own.who, thanks: `your ${own.thing}` }
  return isThing.test(what) ? { who: undefined, thanks: what } : { who: what, thanks: 'asking us' }
}

export const refusal: Occasion = ({ text }) => {
  const { what, before } = refuses.exec(text)?.groups ?? {}
  const said = cleaned((what ?? before ?? '').replace(manner, ''))
  if (said === '') return undefined
  const { who, thanks } = refusedIn(said)
  const isInvited = /\binvit\w+/i.test(thanks)
  return {
    to: who,
    subject: isInvited ? 'Your invitation' : 'Our answer',
    paragraphs: [
      `Thank you for ${thanks}. I’m sorry, but ${isInvited ? 'we can’t make it' : 'we won’t be able to say yes this time'}.`,
      '[The reason, if you wish to give one, and what you could offer instead.]',
    ],
    isBare: false,
  }
}
