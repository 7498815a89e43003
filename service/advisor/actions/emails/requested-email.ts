/** One requested email: recipient, topic and tone, with relevant records. */
import type { EmailDraft } from '#schema/brief/brief'
import type { Passage } from '#schema/core/advice'
import { coming, today, weekdayText } from '../../calendar.ts'
import { capital, eachOnce, type Line } from '../../line.ts'
import { plainWords, quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { nextStep, purposeOf, tidy } from './email-purpose.ts'
import { type EmailRequest, readEmailRequest } from './email-request.ts'
import type { OccasionText } from './occasion.ts'
import { occasionText } from './occasions.ts'
import { circleOf, isMany } from './recipients.ts'
import { type Points, pointsFor } from './recorded-points.ts'
import { ofThem, withPublic } from './told-points.ts'

export type RequestedEmail = {
  readonly email: EmailDraft
  /** The recipient as named in the request. */
  readonly to: string | undefined
  /** Title of an open advisory that the email uses. */
  readonly undecided: string | undefined
  readonly passages: readonly Passage[]
  /** True if neither request nor records state any content, so that little more than brackets remains. */
  readonly isBare: boolean
  /** True for a text of a known form, which rests on the request alone. */
  readonly isOfForm?: boolean
}

const own = new Set(['thank', 'sorry', 'accept', 'decline'])

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** True if a recorded request already asks for the same as the user. */
const says = (request: string, topic: string): boolean => {
  const [asked, has] = [wordsOf(topic), new Set(wordsOf(request))]
  return asked.length > 0 && asked.filter((word) => has.has(word)).length / asked.length >= 0.6
}

const manners = {
  professional: { hello: 'Dear', close: 'Kind regards,' },
  casual: { hello: 'Hi', close: 'Cheers,' },
  analytical: { hello: 'Hello', close: 'Regards,' },
} as const

const mannersOf = ({ profile }: Records, tones: EmailRequest['tones']) =>
  manners[tones.has('formal') ? 'professional' : tones.has('warm') ? 'casual' : profile.preferredTone]

const greeted = (recipient: string): string => {
  // A first name is the only capitalised word of a recipient.
  const name = /^[A-Z][a-z]+(?= (?:at|from|in)\b|$)/.exec(recipient)?.[0]
  if (name) return name
  if (circleOf(recipient) === 'team' && isMany(recipient)) return 'all'
  return isMany(recipient) ? '[first name]' : '[name]'
}

const paragraphsOf = (
  request: EmailRequest,
  points: Points,
  told: Line | undefined,
  by: string,
): readonly string[] => {
  const { intent, topic, tones } = request
  const isOwn = own.has(intent)
  const asked = isOwn ? undefined : points.request
  const pointsBack = /\b(?:that|this|those|these) \p{L}/u.test(asked ?? '')
  const isSaid =
    asked !== undefined && !pointsBack && topic !== undefined && intent !== 'about' && says(asked, topic)
  const purpose = isSaid ? [] : purposeOf(request)
  const isShort = tones.has('short')
  const facts = [...(told ? [told.text] : []), ...points.facts].slice(0, isShort ? 1 : undefined)
  const complains = /^complain\b/i.test(topic ?? '')
  const isOpenEnded =
    !isOwn && asked === undefined && (intent === 'about' || topic === undefined || complains)
  const ask = asked ?? (isOpenEnded ? nextStep(topic ? tidy(topic) : '', by, request.recipient) : undefined)
  const isDated = /\d{1,2} [A-Z]\w+|\bby \w+day\b/.test(`${ask ?? ''} ${purpose.join(' ')}`)
  const firm = tones.has('firm') ? `I need a clear answer ${isDated ? 'by then' : `by ${by}`}.` : undefined
  const isKept = isShort || isDated || ask?.endsWith('?') || circleOf(request.recipient ?? '') === 'team'
  const isWaiting = (intent === 'ask' || intent === 'intend') && !isOwn && !isKept
  const close = firm ?? (isWaiting ? `Could you let me know by ${by}?` : undefined)
  const stated = isOwn ? '' : facts.join(' ')
  return [purpose.join(' '), stated, [ask, close].filter(Boolean).join(' ')].filter((part) => part !== '')
}

/** Leading words that a subject line omits. */
const lead =
  /^(?:for|to|about|if|whether|propose|offer(?: you)?|suggest|confirm|explain|follow up on|raise a problem|complain(?: about)?|send you|let you know about)\b(?: (?:the|an?|our|your)\b)? ?/i

const subjectOf = ({ intent, topic }: EmailRequest, points: Points, business: string): string => {
  const words = topic === undefined ? '' : tidy(topic).replace(lead, '')
  if (intent === 'thank') return `Thank you from ${business}`
  const short = words.split(' ').length > 9 ? `${words.split(' ').slice(0, 9).join(' ')} …` : words
  if (short !== '') return capital(short)
  const suggested = /^I’d like to suggest (.+?)(?: with you)?\.$/.exec(points.request ?? '')?.[1]
  return suggested
    ? capital(suggested)
    : `A ${points.request?.endsWith('?') ? 'request' : 'note'} from ${business}`
}

const whyOf = ({ topic }: EmailRequest, { sources }: Points): string => {
  const titles = [...new Set(sources.map(({ title }) => quoted(title, 60) ?? ''))].filter(
    (title) => title !== '',
  )
  const asked = topic ? `As you asked: ${quoted(topic, 90) ?? 'the matter'}.` : 'As you asked.'
  const rests =
    titles.length > 0
      ? `It rests on ${titles.join(' and ')}.`
      : 'No record bears on it, so it says only what you did.'
  return `${asked} ${rests}`.slice(0, 300)
}

/** A text in a known form, in the style of the business. */
const ofOccasion = (
  records: Records,
  message: string,
  { tones }: EmailRequest,
  { to, subject, paragraphs, isBare }: OccasionText,
): RequestedEmail => {
  const { hello, close } = mannersOf(records, tones)
  const { name } = records.business
  const named = to === undefined ? undefined : plainWords(to, 80)
  const letter = [`${hello} [name],`, ...paragraphs, `${close}\n[Your name]\n${name}`]
  return {
    to: named,
    undecided: undefined,
    isBare: false,
    isOfForm: true,
    passages: [],
    email: {
      audience: capital(named ?? (isBare ? 'Everyone' : '[recipient]')),
      subject: subject.slice(0, 200),
      body: (isBare ? paragraphs : letter).join('\n\n').slice(0, 4000),
      purpose: `As you asked: ${quoted(message, 120) ?? 'the text'}. It says only what you said.`,
      figures: [],
    },
  }
}

/**
 * The email that a message requests; undefined if it names neither recipient nor topic. `told` supplies
 * figures for recipients who may see them.
 */
export const requestedEmail = (
  records: Records,
  message: string,
  told: (recipient: string) => Line | undefined,
): RequestedEmail | undefined => {
  const request = readEmailRequest(message)
  const { recipient, recipientText, topic, tones } = request
  const occasion = occasionText(records, message, weekdayText(coming(4, today(records.now), 2)))
  if (occasion) return ofOccasion(records, message, request, occasion)
  if (recipient === undefined && topic === undefined) return undefined
  const found = ofThem(pointsFor(records, recipient ?? '', topic?.replace(lead, '')), recipient ?? '')
  const points = withPublic(records, found, recipient ?? '', topic)
  const isConfidant = recipient !== undefined && circleOf(recipient) === 'confidant'
  const own = isConfidant && points.facts.length === 0 ? told(recipient) : undefined
  const by = weekdayText(coming(4, today(records.now), 2))
  const { hello, close } = mannersOf(records, tones)
  const name = records.business.name
  const paragraphs = paragraphsOf(request, points, own, by)
  const to = recipientText === undefined ? undefined : plainWords(recipientText, 80)
  const body = [
    `${hello} ${recipient ? greeted(plainWords(recipient, 80)) : '[name]'},`,
    ...paragraphs,
    `${close}\n[Your name]\n${name}`,
  ]
  return {
    to,
    undecided: points.undecided,
    isBare: topic === undefined && points.sources.length === 0,
    passages: points.sources.flatMap(({ kind, id, title, sentence: excerpt }) =>
      kind === 'connection' || kind === 'calendar' ? [] : [{ kind, id, title, excerpt }],
    ),
    email: {
      audience: capital(to ?? '[recipient]'),
      subject: subjectOf(request, points, name).slice(0, 200),
      body: body.join('\n\n').slice(0, 4000),
      purpose: whyOf(request, points),
      figures: [...eachOnce(own?.figures ?? [])],
    },
  }
}
