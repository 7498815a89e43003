/** One requested email: recipient, topic and tone, with relevant records. */
import type { EmailDraft } from '#schema/brief/brief'
import type { Passage } from '#schema/core/advice'
import { capital, eachOnce, type Line } from '../../line.ts'
import { plainWords, quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { inText, withoutReply } from '../letters/as-text.ts'
import { withinLimit } from '../letters/length-limit.ts'
import { outcomeTold } from '../letters/outcome-told.ts'
import type { Points } from '../letters/points.ts'
import { withoutRequest } from '../letters/price-facts.ts'
import { lead, subjectWords } from '../letters/subject-line.ts'
import { clauseReason } from './clause-reasons.ts'
import { otherText } from './documents.ts'
import { tidy } from './email-purpose.ts'
import { type EmailRequest, readEmailRequest } from './email-request.ts'
import { answerBy, asksOtherwise, letterParagraphs, ownIntents } from './letter.ts'
import { mannerOf } from './manner.ts'
import type { OccasionText } from './occasion.ts'
import { isTextMessage, occasionText } from './occasions.ts'
import { ourStatement } from './recipient-clause.ts'
import { circleOf, isMany } from './recipients.ts'
import { noPoints, pointsFor } from './recorded-points.ts'
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

const greeted = (recipient: string): string => {
  // A first name is the only capitalised word of a recipient.
  const name = /^[A-Z][a-z]+(?= (?:at|from|in)\b|$)/.exec(recipient)?.[0]
  if (name) return name
  if (circleOf(recipient) === 'team' && isMany(recipient)) return 'all'
  return isMany(recipient) ? '[first name]' : '[name]'
}

const subjectOf = (request: EmailRequest, points: Points, business: string, by: string): string => {
  const { intent, topic, clause } = request
  const invited = /^(?:to )?invite you to (?:the |an? |our )?(.+)$/i.exec(topic ?? '')?.[1]
  const words = invited ? capital(`invitation: ${tidy(invited)}`) : topic ? subjectWords(topic) : ''
  if (intent === 'thank') return `Thank you from ${business}`
  if (/^(?:if|whether)\b/i.test(topic ?? '')) return `A question from ${business}`
  if (words !== '') return words
  const reason = clause === undefined ? undefined : clauseReason(clause, { ...request, by })
  if (reason) return reason.subject
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
      ? `It is based on ${titles.join(' and ')}.`
      : 'No record bears on it, so it says only what you did.'
  return `${asked} ${rests}`.slice(0, 300)
}

const isBare = ({ topic, clause, intent }: EmailRequest): boolean =>
  topic === undefined && clause === undefined && intent === 'about'

/** A text in a known form, in the style of the business. */
const ofOccasion = (
  records: Records,
  message: string,
  { tones }: EmailRequest,
  { to, subject, paragraphs, isBare }: OccasionText,
): RequestedEmail => {
  const { hello, close } = mannerOf(records, tones)
  const { name } = records.business
  const named = to === undefined ? undefined : plainWords(to, 80)
  const letter = [
    `${hello} ${named ? greeted(named) : '[name]'},`,
    ...paragraphs,
    `${close}\n[Your name]\n${name}`,
  ]
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
  const by = answerBy(records.now, topic)
  const occasion = occasionText(records, message, by)
  if (occasion) return ofOccasion(records, message, request, occasion)
  if (recipient === undefined && topic === undefined) {
    const other = otherText({ records, text: message, request, by })
    return other && ofOccasion(records, message, request, other)
  }
  const matter = { topic: topic?.replace(lead, ''), clause: request.clause }
  // Thanks, apologies, answers, news for the team and what we did ourselves say what the user does, and nothing else.
  const isToldToTeam = request.intent === 'tell' && circleOf(recipient ?? '') === 'team'
  const isOwnWords =
    ownIntents.has(request.intent) || isToldToTeam || ourStatement(request.clause ?? '') !== undefined
  const found = isOwnWords ? noPoints : ofThem(pointsFor(records, recipient ?? '', matter), recipient ?? '')
  const fitting = asksOtherwise(request, found) ? withoutRequest(found) : found
  const known = isOwnWords ? found : withPublic(records, fitting, recipient ?? '', topic)
  const isConfidant = recipient !== undefined && circleOf(recipient) === 'confidant'
  const outcome = isConfidant && topic ? outcomeTold(records, topic, by) : undefined
  const points = outcome?.points ?? known
  const own = outcome?.line ?? (isConfidant && points.facts.length === 0 ? told(recipient) : undefined)
  const manner = mannerOf(records, tones)
  const { hello, close } = manner
  const name = records.business.name
  // A visit on record is asked about before its day.
  const until = topic === undefined ? answerBy(records.now, points.facts.join(' ')) : by
  const paragraphs = letterParagraphs(request, points, own, manner, until)
  const to = recipientText === undefined ? undefined : plainWords(recipientText, 80)
  const isText = isTextMessage(message)
  const isTold = request.intent === 'about' && points.sources.length > 0
  // What is on record of the matter needs no words on what it is about.
  const short = withinLimit((isTold ? paragraphs.slice(1) : paragraphs).map(withoutReply), inText).join(' ')
  const letter = [
    `${hello} ${recipient ? greeted(plainWords(recipient, 80)) : '[name]'},`,
    ...paragraphs,
    `${close}\n[Your name]\n${name}`,
  ]
  const body = isText
    ? [`Hi ${recipient ? greeted(plainWords(recipient, 80)) : '[name]'}. ${short} [Your name], ${name}`]
    : letter
  return {
    to,
    undecided: points.undecided,
    isBare: isBare(request) && points.sources.length === 0,
    passages: points.sources.flatMap(({ kind, id, title, sentence: excerpt }) =>
      kind === 'connection' || kind === 'calendar' ? [] : [{ kind, id, title, excerpt }],
    ),
    email: {
      audience: capital(to ?? '[recipient]'),
      subject: isText ? 'Text message' : subjectOf(request, points, name, by).slice(0, 200),
      body: body.join('\n\n').slice(0, 4000),
      purpose: whyOf(request, points),
      figures: [...eachOnce(own?.figures ?? [])],
    },
  }
}
