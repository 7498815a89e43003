/** Email drafts: whom to write to this week, in the order of what the records show, in the style of the business. */
import type { EmailDraft } from '#schema/brief/brief'
import { coming, dayText, plusDays, today, weekdayText } from '../../calendar.ts'
import { capital, eachOnce, type Line, paragraph } from '../../line.ts'
import type { Records } from '../../records.ts'
import { profileUsed } from '../../used-kinds.ts'
import { type ActionResult, basisOf, inTurn, weekCount } from '../action.ts'
import { cafeEmails } from './cafe.emails.ts'
import { consultingEmails } from './consulting.emails.ts'
import type { EmailKind, Emails } from './email.texts.ts'
import { type EmailReason, type EmailView, emailView, type Reason } from './email-view.ts'
import { generalEmails } from './general.emails.ts'
import { manners } from './manner.ts'
import { moneyReasons } from './money.reasons.ts'
import { peopleReasons } from './people.reasons.ts'
import { realestateEmails } from './realestate.emails.ts'
import { tradeReasons } from './trade.reasons.ts'

const emailsOf: Readonly<Record<Records['business']['type'], Emails>> = {
  cafe: cafeEmails,
  realestate: realestateEmails,
  consulting: consultingEmails,
  retail: generalEmails,
  other: generalEmails,
}

const reasons: Readonly<Record<EmailKind, Reason>> = { ...moneyReasons, ...tradeReasons, ...peopleReasons }

const kinds: readonly EmailKind[] = [
  ...(['supplier', 'customers', 'roster', 'partner', 'accountant', 'bank', 'advisory'] as const),
  ...(['debtors', 'quote', 'lapsed', 'marketing', 'deputy', 'landlord', 'mentor', 'referral'] as const),
  ...(['hire', 'reviews', 'running costs', 'system', 'insurer', 'training'] as const),
]

/** Texts of an email with days and hours filled in; together, because they must name the same ones. */
const filled = (view: EmailView, subject: string, ask: string): readonly [string, string] => {
  const { records, week, best, slow, busy, quiet } = view
  const ahead = { high: 2, medium: 4, low: 8 }[records.focus?.urgency ?? 'medium']
  const slowDay = coming(slow?.weekday ?? 1, today(records.now), 2)
  const friday = coming(4, today(records.now), ahead)
  const isInvitation = `${subject} ${ask}`.includes('{slow day}')
  const words: Readonly<Record<string, string>> = {
    // Friday, so that answers arrive before the week is planned, and before the day they are about.
    by: weekdayText(isInvitation && friday >= slowDay ? plusDays(slowDay, -1) : friday),
    week: week ? `week of ${dayText(week.weekStart)}` : `week of ${dayText(today(records.now))}`,
    best: best?.name ?? 'the best day',
    slow: slow?.name ?? 'a quiet day',
    'slow day': weekdayText(slowDay),
    busy: busy?.name ?? 'the busiest hour',
    quiet: quiet?.name ?? 'the quietest hour',
  }
  const fill = (text: string) => text.replace(/\{([\w ]+)\}/g, (_, name: string) => words[name] ?? '')
  return [fill(subject), fill(ask)]
}

const bodyOf = (view: EmailView, to: string, told: Line, ask: string): string => {
  const { business, profile } = view.records
  const { hello, close } = manners[profile.preferredTone]
  const parts = [`${hello} ${to},`, told.text, capital(ask), `${close}\n[Your name]\n${business.name}`]
  return parts.filter((part) => part !== '').join('\n\n')
}

const draftOf = (view: EmailView, kind: EmailKind, { purpose, told }: EmailReason): EmailDraft => {
  const texts = emailsOf[view.records.business.type][kind]
  const said = paragraph(told)
  const why = purpose ?? {
    text: 'No figures are on record yet, so the email makes the request on its own.',
    figures: [],
  }
  const week = weekCount(view.records)
  const [subject, ask] = filled(view, inTurn(texts.subjects, week), inTurn(texts.asks, week))
  return {
    audience: texts.audience,
    subject: capital(subject),
    body: bodyOf(view, texts.to, said, ask),
    purpose: why.text,
    figures: [...eachOnce([...why.figures, ...said.figures])],
  }
}

/** Up to `count` drafts of 21 occasions, those that the records suggest most first. */
export const emailsFromRecords = (records: Records, count: number): ActionResult<EmailDraft> => {
  const view = emailView(records)
  const items = kinds
    .map((kind) => ({ kind, reason: reasons[kind](view) }))
    .sort((a, b) => b.reason.weight - a.reason.weight)
    .slice(0, count)
    .map(({ kind, reason }) => draftOf(view, kind, reason))
  return {
    items,
    basis: basisOf(
      records,
      items,
      {
        fields: ['revenue', 'profitMargin', 'transactions', 'cashRunwayWeeks', 'supplies'],
        onHours: true,
        heading: 'revenue',
        fit: 1,
      },
      profileUsed(records),
    ),
  }
}

/** Recipients who may know the figures of the business, and the kind of email with those figures. */
const confidants: readonly (readonly [RegExp, EmailKind])[] = [
  [/\b(?:accountant|bookkeeper)\b/i, 'accountant'],
  [/\b(?:bank|lender|investor)/i, 'bank'],
  [/\b(?:mentor|coach|advis[eo]r)\b/i, 'mentor'],
  [/\b(?:partner|director|board|owner|wife|husband|spouse)/i, 'partner'],
]

/** Facts from the records for a confidant of the business. */
export const toldToConfidant = (records: Records, recipient: string): Line | undefined => {
  const kind = confidants.find(([words]) => words.test(recipient))?.[1]
  return kind && paragraph(reasons[kind](emailView(records)).told)
}
