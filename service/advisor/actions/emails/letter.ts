/** The paragraphs of a requested letter: why it is written, what is on record, the request, and how to answer. */
import type { IsoDate } from '#schema/core/scalars'
import { coming, plusDays, today, weekdayText } from '../../calendar.ts'
import type { Line } from '../../line.ts'
import { askedDays } from '../asked-days.ts'
import type { Points } from '../letters/points.ts'
import { clauseReason } from './clause-reasons.ts'
import { nextStep, purposeOf, tidy } from './email-purpose.ts'
import type { EmailRequest } from './email-request.ts'
import type { Manner } from './manner.ts'
import { circleOf } from './recipients.ts'

/** Letters that rest on the user’s words alone. */
export const ownIntents: ReadonlySet<string> = new Set(['thank', 'sorry', 'accept', 'decline'])
const friday = 4
const leastNotice = 2

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

const somewhat = 0.34
/** True if the user asks for something of their own, or writes about it, and a record asks for something else. */
export const asksOtherwise = (
  { intent, topic = '' }: EmailRequest,
  { request, facts, sources }: Points,
): boolean => {
  const asked = wordsOf(topic)
  const sharedWith = (texts: readonly string[]): number => {
    const has = new Set(wordsOf(texts.join(' ')))
    return asked.filter((word) => has.has(word)).length
  }
  if (intent === 'about' && asked.length > 0)
    return (
      sharedWith([
        request ?? '',
        ...facts,
        ...sources.flatMap(({ title, sentence }) => [title, sentence]),
      ]) === 0
    )
  const shared = sharedWith([request ?? ''])
  return intent === 'ask' && asked.length > 2 && shared / asked.length < somewhat
}

/** True if a recorded request already asks for the same as the user. */
const says = (request: string, topic: string): boolean => {
  const [asked, has] = [wordsOf(topic), new Set(wordsOf(request))]
  return asked.length > 0 && asked.filter((word) => has.has(word)).length / asked.length >= 0.6
}

const ofDate =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:tomorrow|christmas|easter)\b/i

/** The day by which an answer is asked for: the coming Friday, or the eve of an earlier day that the topic names. */
export const answerBy = (now: Date, topic: string | undefined): string => {
  const usual = coming(friday, today(now), leastNotice)
  const isAhead =
    topic !== undefined && ofDate.test(topic) && !/\b(?:last|since|ago|yesterday)\b/i.test(topic)
  const { days, isNamed } = isAhead ? askedDays(topic, now) : { days: [], isNamed: false }
  const first: IsoDate | undefined = isNamed ? days[0] : undefined
  const eve = first && first <= usual ? plusDays(first, -1) : usual
  return weekdayText(eve > today(now) ? eve : usual)
}

const isInvitation = (topic: string | undefined): boolean => /^(?:to )?invite\b/i.test(topic ?? '')

type Parts = { readonly purpose: readonly string[]; readonly ask: string | undefined }

/** Why we write and what we ask for, where a clause about the recipients says so. */
const ofClause = (request: EmailRequest, by: string): Parts | undefined => {
  const { clause, topic, intent, recipient } = request
  if (clause === undefined || topic !== undefined) return undefined
  const found = clauseReason(clause, { intent, recipient, by })
  return found && { purpose: [found.purpose], ask: found.ask }
}

/** A date on record for their visit: ask what they need. */
const isVisit = (points: Points): boolean =>
  points.facts.some((one) => /^I understand you’re coming\b/.test(one))

const partsOf = (request: EmailRequest, points: Points, manner: Manner, by: string): Parts => {
  const { intent, topic } = request
  const isOwn = ownIntents.has(intent)
  const asked = isOwn ? undefined : points.request
  const clause = ofClause(request, by)
  // An offer of ours does not replace the question to them.
  const isQuestion = asked?.endsWith('?') ?? false
  if (clause)
    return {
      purpose: clause.purpose,
      ask: [asked, isQuestion ? undefined : clause.ask].filter(Boolean).join(' ') || undefined,
    }
  const pointsBack = /\b(?:that|this|those|these) \p{L}/u.test(asked ?? '')
  const isSaid =
    asked !== undefined && !pointsBack && topic !== undefined && intent !== 'about' && says(asked, topic)
  const purpose = isSaid ? [] : purposeOf(request, manner)
  if (isInvitation(topic) && intent === 'intend')
    return {
      purpose,
      ask: `[Where${/\d ?(?:am|pm)\b|\d[:.]\d\d|\bnoon\b/i.test(topic ?? '') ? '' : ', at what time'}, and what to expect.] Please tell me by ${by} whether you can come.`,
    }
  if (isVisit(points) && asked === undefined && !isOwn)
    return { purpose, ask: `Could you tell me by ${by} what you need from us beforehand?` }
  const complains = /^complain\b/i.test(topic ?? '')
  const isOpenEnded =
    !isOwn && asked === undefined && (intent === 'about' || topic === undefined || complains)
  return {
    purpose,
    ask: asked ?? (isOpenEnded ? nextStep(topic ? tidy(topic) : '', by, request.recipient) : undefined),
  }
}

const isDatedText = (text: string): boolean => /\d{1,2} [A-Z]\w+|\bby \w+day\b/.test(text)

/** The last sentence of the request: a deadline, where none is named. */
const closeOf = (request: EmailRequest, { purpose, ask }: Parts, by: string): string | undefined => {
  const { intent, tones, topic, recipient = '' } = request
  const isDated = isDatedText(`${ask ?? ''} ${purpose.join(' ')}`)
  if (tones.has('firm')) return `I need a clear answer ${isDated ? 'by then' : `by ${by}`}.`
  const isTeam = circleOf(recipient) === 'team'
  if (purpose.at(-1)?.endsWith('?') && ask === undefined) return `An answer by ${by} would help.`
  // A plan of ours that changes their work.
  if (isTeam && /^We[’']d like to\b/.test(ask ?? ''))
    return `It isn’t decided yet. If that doesn’t suit you, please tell me by ${by}.`
  const isKept = tones.has('short') || isDatedText(ask ?? '') || ask?.endsWith('?') || isTeam
  // Who confirms, explains or declines waits for nothing.
  const isTelling =
    /^(?:confirm|explain|decline|accept|cancel|introduce|let you know|tell you|thank)\b/i.test(topic ?? '')
  const isWaiting =
    (intent === 'ask' || (intent === 'intend' && !isTelling) || /^We[’']d like to\b/.test(ask ?? '')) &&
    !isKept
  if (!isWaiting || ownIntents.has(intent)) return undefined
  // What is asked for by a day of its own is not asked for by ours.
  return isDated ? 'Let me know if that’s a problem.' : `Could you let me know by ${by}?`
}

/** How to answer: people outside may not know. */
const replyOf = (
  { tones, recipient = '', intent }: EmailRequest,
  manner: Manner,
  ask: string,
): string | undefined =>
  (ask === '' && intent !== 'tell' && intent !== 'intend') ||
  tones.has('short') ||
  circleOf(recipient) !== 'outside'
    ? undefined
    : manner.reply

export const letterParagraphs = (
  request: EmailRequest,
  points: Points,
  told: Line | undefined,
  manner: Manner,
  by: string,
): readonly string[] => {
  const parts = partsOf(request, points, manner, by)
  const isShort = request.tones.has('short')
  const facts = [...(told ? [told.text] : []), ...points.facts].slice(0, isShort ? 1 : undefined)
  const stated = ownIntents.has(request.intent) ? '' : facts.join(' ')
  const asked = [parts.ask, closeOf(request, parts, by)].filter(Boolean).join(' ')
  return [
    parts.purpose.join(' '),
    stated,
    [asked, replyOf(request, manner, asked)].filter(Boolean).join(' '),
  ].filter((part) => part !== '')
}
