/** Reason and request of a letter that is addressed by a clause: "the vendors who went quiet". */
import { capital } from '../../line.ts'
import { nextStep } from './email-purpose.ts'
import type { EmailRequest } from './email-request.ts'
import { isPastAct } from './past-act.ts'
import { ourStatement } from './recipient-clause.ts'
import { isServed } from './recipients.ts'

export type ClauseReason = {
  readonly purpose: string
  readonly ask: string | undefined
  readonly subject: string
}

const owed =
  /\bowe\b|\b(?:n[’']t|not|never)(?: yet| ever)? (?:paid|settled)\b|\bin arrears\b|\b(?:behind|late|overdue)\b.{0,20}\b(?:rent|pay\w*|invoices?|bills?|accounts?|fees?|instal?ments?)\b|\bunpaid\b/i

/** True for people who have not paid us. */
export const isOwing = (clause: string | undefined): boolean =>
  clause !== undefined && owed.test(clause) && !/\bwe owe\b/i.test(clause)

/** What they have not paid: "rent", "their deposit". */
export const owedThing = (clause: string): string | undefined =>
  /\b(?:behind (?:in|on|with)|paid|late with|overdue with|arrears (?:in|on|with))\s+(?:your |the |our )?(?!us\b|me\b|yet\b)(\p{L}+)/iu.exec(
    clause,
  )?.[1]

type View = Pick<EmailRequest, 'recipient' | 'intent'> & { readonly by: string }
type Turn = readonly [
  words: RegExp,
  reason: (you: string, clause: string, view: View) => Omit<ClauseReason, 'ask'> & { readonly ask?: string },
]

/** What went wrong for them is our fault, where we serve them. */
const wrong =
  /\b(?:wrong|late|delayed|cold|raw|burnt|broken|damaged|missing|faulty|hair|rude|overcharged|twice)\b|^found\b/i

const talk = (by: string) => `Could we talk before ${by}? [Two times that suit you.]`

/** Occasions in the order in which they are tried; the first that fits counts. */
const turns: readonly Turn[] = [
  [
    /^(?:have )?(?:left(?! (?:your|the|an?|some|behind|early)\b)|gone elsewhere|went elsewhere|moved (?:on|away|elsewhere|your \w+|to (?:an?|another) (?:agen\w+|business|caf\w+|company|competitor|firm|provider|shop|supplier))|took .+ (?:away|elsewhere)|cancel\w*|quit\b|switched|stopped (?:using|coming|buying|ordering))/i,
    (you, _, { by }) => ({
      purpose: `I’m sorry that ${you}. [What went wrong as we see it, and what has changed since.]`,
      ask: `I’d like to hear what we should have done better. ${talk(by)}`,
      subject: 'What we could have done better',
    }),
  ],
  [
    /\b(?:went|gone|been) quiet\b|\b(?:dropped off|stayed away|lapsed)\b|(?:n[’']t|never|not)(?: \w+)? (?:been|come|visited|booked|bought|ordered)\b/i,
    (_, __, { by }) => ({
      purpose: 'We haven’t spoken for a while, and I’d like to know how things are with you.',
      ask: `[What you last talked about, and what is new.] Are you still thinking about it? ${talk(by)}`,
      subject: 'It’s been a while',
    }),
  ],
  [
    /(?:n[’']t|never|not)(?: yet)? (?:repl\w+|answered|responded|got(?:ten)? back|come back|called back)\b/i,
    (_, __, { by }) => ({
      purpose: 'I’m following up on [my last message, and its date], which is still open.',
      ask: `Could you let me have an answer by ${by}?`,
      subject: 'Following up',
    }),
  ],
  [
    /\b(?:didn[’']t get|missed out|(?:were|weren[’']t) (?:un)?successful|fell through|lost|had to wait|waited|kept waiting|(?:was|were) (?:ill|sick|turned away|hurt)|complained|(?:are|were) (?:\w+ )?(?:unhappy|upset|angry|annoyed|disappointed))\b/i,
    (you) => ({
      purpose: `I’m sorry that ${you}. [What it means, and what you can offer instead.]`,
      ask: 'I’m happy to talk it over.',
      subject: 'Sorry about this',
    }),
  ],
  [
    /^keep (?:on )?\p{L}+ing\b/iu,
    (you, _, { by }) => ({
      purpose: `I’m writing because ${you}. [When it happened, with dates.]`,
      ask: `Please tell me by ${by} what will change.`,
      subject: 'Something that needs to change',
    }),
  ],
  [
    /^applied\b/i,
    (_, clause) => ({
      purpose: `Thank you for applying${clause.slice('applied'.length)}.`,
      ask: '[What happens next, and by when.]',
      subject: 'Your application',
    }),
  ],
  [
    /^(?:have )?(?:referred|recommended|helped|supported|covered|stayed|donated|lent|introduced|stood by)\b/i,
    (you) => ({ purpose: `Thank you. I’m grateful that ${you}.`, subject: 'Thank you' }),
  ],
  [
    /^(?:want|would like|need|asked|are asking|enquired|inquired|requested|have asked|are after)\b/i,
    (you, clause) => ({
      purpose: isPastAct(clause) ? `I’m writing because ${you}.` : `I understand that ${you}.`,
      ask: '[Your answer, the reason, and what happens next.]',
      subject: 'Your request',
    }),
  ],
  [
    /\b(?:never|not)\b|n[’']t\b/i,
    (you, _, { by, recipient = '' }) =>
      isServed(recipient) && /\bhaven[’']t\b/i.test(you)
        ? {
            purpose: `A reminder: ${you}${/\byet\b/i.test(you) ? '' : ' yet'}. [What they need for it, and until when.]`,
            ask: `Could you tell me by ${by} when that would suit you?`,
            subject: 'A reminder',
          }
        : {
            purpose: `I’m following up, because ${you}${/\bhaven[’']t\b/i.test(you) && !/\byet\b/i.test(you) ? ' yet' : ''}.`,
            ask: `Please tell me by ${by} when I can expect it.`,
            subject: 'Following up',
          },
  ],
  [
    /^(?:came|visited|bought|booked|ordered|attended|joined|signed up|registered|tried|stayed)\b/i,
    (you) => ({
      purpose: `We were glad that ${you.replace(/\bbecause of\b/i, 'after')}, and we’d like to see you again.`,
      ask: '[What you would like to offer them, and until when.]',
      subject: 'Good to have you with us',
    }),
  ],
]

/** Reason of a letter to people whom a clause describes; undefined if it only selects them. */
export const clauseReason = (clause: string, view: View): ClauseReason | undefined => {
  const you = /^your\b/.test(clause) ? clause : `you ${clause}`
  const ours = ourStatement(clause)
  if (ours !== undefined)
    return {
      purpose: `${capital(ours)}.`,
      ask: '[The reason, and what you will do about it or ask of them.]',
      subject: 'Something you should know',
    }
  if (view.intent === 'decline')
    return {
      purpose: `I understand that ${you}. Thank you for asking, but I’m afraid the answer is no.`,
      ask: '[The reason, and what you could offer instead.]',
      subject: 'Your request',
    }
  const own =
    view.intent === 'thank'
      ? { purpose: `Thank you. I’m grateful that ${you}.`, subject: 'Thank you', ask: undefined }
      : view.intent === 'sorry'
        ? {
            purpose: `I’m sorry that ${you}. [What you have done about it, or will do, and by when.]`,
            subject: 'Our apology',
            ask: undefined,
          }
        : undefined
  if (own) return own
  const isOurFault = wrong.test(clause) && isServed(view.recipient ?? '')
  if (isOurFault)
    return {
      purpose: `I’m sorry that ${you}.`,
      ask: '[What went wrong, and what you will do about it.]',
      subject: 'Our apology',
    }
  const turn = turns.find(([words]) => words.test(clause))
  if (turn) {
    const left = /^(?:have )?left$/i.test(clause) ? `${you} us` : you
    return { ask: undefined, ...turn[1](left, clause, view) }
  }
  if (/^are \p{L}+ing\b/iu.test(clause) && !/^are (?:working|living|staying|using)\b/i.test(clause))
    return {
      purpose: `I understand that ${you.replace(/^you are\b/, 'you’re')}.`,
      ask: '[What you would like to tell them, or offer.]',
      subject: 'A few words',
    }
  if (!isPastAct(clause)) return undefined
  return {
    purpose: `I’m writing because ${you}.`,
    ask: nextStep(clause, view.by),
    subject: 'A question',
  }
}
