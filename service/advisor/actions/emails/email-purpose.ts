/** Addresses the user's purpose to the recipient, and asks for a next step if no record has one. */
import { capital } from '../../line.ts'
import { plainWords } from '../../quotation.ts'
import type { EmailRequest } from './email-request.ts'

const days = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/gi
const months =
  /\b(january|february|march|april|june|july|august|september|october|november|december|christmas|easter)\b/gi

/** The user's words as part of a sentence: capitalised names, no markup. */
export const tidy = (text: string): string =>
  plainWords(text, 240)
    .replace(days, (word) => capital(word.toLowerCase()))
    .replace(months, (word) => capital(word.toLowerCase()))
    .replace(/\bi(?=['’ ])/g, 'I')

const sentence = (text: string): string => `${capital(text).replace(/[.,;\s]+$/, '')}.`

type Kind = readonly [words: RegExp, ask: (topic: string, by: string) => string]

/** Requests to the recipient if the topic is all that is known. */
const nextSteps: readonly Kind[] = [
  [
    /\b(?:quotes?|quotation)\b/i,
    (_, by) => `Could you send us your quote by ${by}? [What it is for, and how much.]`,
  ],
  [
    /\b(?:pric\w+|rates?|costs?|charges?|fees?|rent|tariffs?|increase|rise|hike|discount|dearer|expensive)\b/i,
    (_, by) => `Please tell me by ${by} what you can do on price, and how long you could hold it.`,
  ],
  [
    /\b(?:unpaid|overdue|invoices?|payments?|owe[sd]?|owing|arrears|settlements?|deposit|refund)\b/i,
    (_, by) =>
      `Please tell me by ${by} where this stands and on which day we can expect it. [Invoice or reference, and amount.]`,
  ],
  [
    /\b(?:late|missing|wrong|broken|faulty|noise|noisy|complain\w*|damaged?|mess|dirty|rude|slow|leak\w*|short|mistakes?|errors?|problem|outage)\b/i,
    (_, by) => `[What happened, and when.] Please tell me by ${by} what you will do about it.`,
  ],
  [
    /\b(?:hours|clos\w+|open\w*|holidays?|roster|shifts?|moving|menu|event|changes?|schedule|function|launch|party)\b/i,
    () => 'Here is what you need to know: [dates, times, and who to ask].',
  ],
  [
    /\b(?:meet\w*|catch.?up|coffee|lunch|call|visit|chat|talk|lease|contract|renewal|agreement|terms)\b/i,
    (_, by) => `Could we talk before ${by}? [Two times that suit you.]`,
  ],
]

// Do not ask payers for a price.
const pays =
  /\b(?:clients?|customers?|sponsors?|regulars?|vendors?|sellers?|tenants?|guests?|buyers?|owners?|landlords|members?)\b/i

export const nextStep = (topic: string, by: string, recipient = ''): string =>
  (pays.test(recipient) && /\b(?:pric\w+|rates?|charges?|fees?|rent|increase|rise)\b/i.test(topic)
    ? `[What changes, from when, and why.] Could we talk about it before ${by}?`
    : undefined) ??
  (pays.test(recipient) && !nextSteps.some(([words]) => words.test(topic))
    ? `Could we talk about it before ${by}? [Two times that suit you.]`
    : undefined) ??
  nextSteps.find(([words]) => words.test(topic))?.[1](topic, by) ??
  `[What you would like them to do.] Please let me know by ${by}.`

/** The user's purpose, addressed to the recipient. */
export const purposeOf = (request: EmailRequest): readonly string[] => [
  ...mainOf(request),
  ...(request.also ? [sentence(tidy(request.also))] : []),
]

const mainOf = ({ intent, topic, tones }: EmailRequest): readonly string[] => {
  if (topic === undefined) return tones.has('sorry') ? ['I’m sorry: [what for].'] : []
  const words = tidy(topic)
  switch (intent) {
    case 'thank':
      return [/^you\b/i.test(words) ? `Thank you: ${words}, and we’re grateful.` : `Thank you for ${words}.`]
    case 'sorry':
      return [`I’m sorry about ${words}.`, '[What you have done about it, or will do, and by when.]']
    case 'accept':
      return [`Yes to ${words}: we’d like to go ahead.`, '[The next step, and when.]']
    case 'decline':
      return [`Thank you for asking about ${words}. I’m sorry, but we won’t be going ahead.`]
    case 'intend':
      return [`I’m writing to ${words}.`]
    case 'tell':
      return [tones.has('sorry') ? `I’m sorry: ${words}.` : sentence(words)]
    case 'ask': {
      const [, rest] = /^to (.+)$/i.exec(words) ?? []
      if (rest) return [`Please ${rest}.`]
      if (/^for /i.test(words)) return [`I’m writing to ask ${words}.`]
      return [
        /^(?:if|whether|what|when|why|how|which|who|where) /i.test(words)
          ? `Could you tell me ${words}?`
          : `I’m writing to ask for ${words}.`,
      ]
    }
    case 'about':
      return [`I’m writing about ${words}.`]
  }
}
