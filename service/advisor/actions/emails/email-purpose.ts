/** Addresses the user's purpose to the recipient, and asks for a next step if no record has one. */
import { capital } from '../../line.ts'
import { writtenOut } from '../letters/written-out.ts'
import type { EmailRequest } from './email-request.ts'
import type { Manner } from './manner.ts'
import { circleOf, isMany } from './recipients.ts'

/** The user's words as part of a sentence. */
export const tidy = writtenOut

const isQuestion =
  /^(?:where|when|what|why|how|who) (?:is|are|was|were|did|do|does|will|can|has|have|many|much)\b/i

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
    /\bcomplaints? (?:from|by|against)\b/i,
    (_, by) => `[Your side of it, and what you have done.] Please tell me by ${by} what you need from us.`,
  ],
  [
    /\b(?:late|missing|wrong|broken|faulty|noise|noisy|complain\w*|damaged?|mess|dirty|rude|slow|leak\w*|lost|short|mistakes?|errors?|problem|outage)\b/i,
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

const ofPrice = /\b(?:pric\w+|rates?|charges?|fees?|rent|increase|rise)\b/i
const isExact = /\$\s?\d|\d\s?%|\d cents\b/

/** Request to those who pay us, or work for us, about a topic without a step of its own. */
const stepOfOurs = (topic: string, by: string, recipient: string): string | undefined => {
  const isOfPrice = ofPrice.test(topic)
  const hasStep = nextSteps.some(([words]) => words.test(topic))
  if (pays.test(recipient)) {
    const what = isExact.test(topic)
      ? '[Why, and what stays the same.]'
      : '[What changes, from when, and why.]'
    if (isOfPrice && isMany(recipient)) return `${what} If you have questions, please ask me before ${by}.`
    if (isOfPrice) return `${what} Could we talk about it before ${by}?`
    if (hasStep) return undefined
    return isMany(recipient)
      ? `[What they need to know: dates, times, and what you ask of them.] If you have questions, please ask me before ${by}.`
      : `Could we talk about it before ${by}? [Two times that suit you.]`
  }
  if (circleOf(recipient) === 'team' && !hasStep)
    return `[What they need to know or do, and from when.] If anything is unclear, please ask me before ${by}.`
  return undefined
}

export const nextStep = (topic: string, by: string, recipient = ''): string =>
  stepOfOurs(topic, by, recipient) ??
  nextSteps.find(([words]) => words.test(topic))?.[1](topic, by) ??
  `[What you would like them to do.] Please let me know by ${by}.`

/** The user's purpose, addressed to the recipient. */
export const purposeOf = (request: EmailRequest, manner: Manner): readonly string[] => [
  ...mainOf(request, manner),
  ...(request.also ? [sentence(tidy(request.also))] : []),
]

const mainOf = ({ intent, topic, tones }: EmailRequest, manner: Manner): readonly string[] => {
  if (topic === undefined) {
    if (intent === 'decline')
      return [
        'Thank you for asking, but I’m afraid the answer is no.',
        '[The reason, and what you could offer instead.]',
      ]
    if (intent === 'thank') return ['Thank you for your support. [What they did, and what it meant to you.]']
    return tones.has('sorry') ? ['I’m sorry: [what for].'] : []
  }
  const words = tidy(topic)
  switch (intent) {
    case 'thank':
      return [
        /^you\b/i.test(words) ? `Thank you. I’m grateful that ${words}.` : `Thank you for ${words}.`,
        '[One thing you noticed, and how it helped.]',
      ]
    case 'sorry':
      return [`I’m sorry about ${words}.`, '[What you have done about it, or will do, and by when.]']
    case 'accept':
      return [`Yes to ${words}: we’d like to go ahead.`, '[The next step, and when.]']
    case 'decline':
      return [`Thank you for asking about ${words}. I’m sorry, but we won’t be going ahead.`]
    case 'intend':
      return [`I’m writing to ${words}.`]
    case 'tell':
      return [
        tones.has('sorry')
          ? `I’m sorry: ${words}.`
          : isQuestion.test(words)
            ? `${capital(words)}?`
            : sentence(words),
      ]
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
      return [manner.about(words)]
  }
}
