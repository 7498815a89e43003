/** Runs a quick action in the conversation: what it makes stands below the message, where it can be edited. */
import type { Plan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import { askedDays } from '../../actions/asked-days.ts'
import { emailsFor } from '../../actions/emails/emails-for.ts'
import { peoplePlan } from '../../actions/roster/people-plan.ts'
import { rosterOfDays } from '../../actions/roster/propose-roster.ts'
import { rosterChanges } from '../../actions/roster/roster-changes.ts'
import { socialPlanFor } from '../../actions/social/plan-social.ts'
import { onRecord } from '../../actions/social/recorded-subject.ts'
import { readSocialRequest } from '../../actions/social/social-request.ts'
import { coming, daysBetween, dayText, plusDays, today, weekdayText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { vocabularies } from '../../vocabulary.ts'
import type { Ask, Written } from '../written.ts'

type ActPlan = Extract<Plan, { readonly operator: 'act' }>

const monday = 0
const [oneWeek, longestRoster] = [7, 14]
const support = 0.8

const noSend = 'Nothing leaves Jarvin: edit it below, then copy it.'

const toEmail = (records: Records, message: string): Written => {
  const { emails, requested } = emailsFor(records, message)
  if (!requested)
    return {
      lines: [say`${emails.length === 1 ? 'Here is a draft.' : 'Here are drafts to choose from.'} ${noSend}`],
      support,
      drafts: { action: 'email-drafts', emails: [...emails] },
    }
  const { to, undecided, passages, email } = requested
  const name = to === undefined ? undefined : quoted(to, 60)
  const open = undecided && quoted(undecided, 80)
  return {
    lines: [
      say`Here is a draft${name ? ` to ${name}` : ''}. ${noSend}`,
      open ? say`It takes up the open advisory ${open}, which you haven’t decided on yet.` : undefined,
      email.body.includes('[')
        ? say`${passages.length === 0 ? 'No record says more about it, so the' : 'The'} square brackets are for what is not on record: names, addresses and details.`
        : undefined,
    ],
    passages,
    support: passages.length > 0 ? support : 0.7,
    drafts: { action: 'email-drafts', emails: [...emails] },
  }
}

const spanText = (days: readonly IsoDate[]): string => {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return 'those days'
  const isRun = plusDays(first, days.length - 1) === last
  if (first === last) return weekdayText(first)
  return isRun ? `${dayText(first)} to ${dayText(last)}` : days.map(weekdayText).join(' and ')
}

const ofRoster = /\b(?:roster|shift|rostered|floor|staff)\b/i

/** Open advisories that would change a roster: they are in it once they are accepted. */
const openOnRoster = ({ advisories }: Records): Line | undefined => {
  const open = advisories.find(
    ({ status, title, suggestedAction = '' }) =>
      status === 'new' && ofRoster.test(`${title} ${suggestedAction}`),
  )
  const title = open && quoted(open.title, 80)
  return title ? say`It leaves out the open advisory ${title} until you accept it.` : undefined
}

const ofHours = /\b(?:roster\w*|shifts?|penalty rates|weekdays|weekends?|saturdays?|sundays?)\b/i
const recentDays = 90

/** What was decided lately about who works when, and that no figure of the hours shows. */
const acceptedOnRoster = ({ advisories, now }: Records): Line | undefined => {
  const decided = advisories.find(
    ({ status, settledAt, title, suggestedAction = '', message }) =>
      status === 'accepted' &&
      settledAt !== undefined &&
      daysBetween(today(new Date(settledAt)), today(now)) <= recentDays &&
      ofHours.test(`${title} ${suggestedAction} ${message}`) &&
      /\b(?:hours|staff|people|person|roster|shift|inspect\w*|open|close)\b/i.test(
        `${title} ${suggestedAction}`,
      ),
  )
  return decided
    ? say`Check it against ${quoted(decided.title, 80)}, which you accepted: ${quoted(decided.suggestedAction ?? decided.message, 120)}.`
    : undefined
}

const toRoster = (records: Records, message: string): Written => {
  const changes = rosterChanges(records, message)
  const asked = askedDays(message, records.now, { ignoresWeekdays: changes.length > 0 })
  const start = coming(monday, today(records.now))
  const week = Array.from({ length: oneWeek }, (_, ahead) => plusDays(start, ahead))
  const days = (asked.isNamed ? asked.days : week).slice(0, longestRoster)
  if (!vocabularies[records.business.type].hasShifts) {
    const plan = peoplePlan(records, days)
    return plan
      ? {
          lines: plan.lines,
          passages: plan.sources.flatMap(({ kind, id, title, sentence: excerpt }) =>
            kind === 'connection' || kind === 'calendar' ? [] : [{ kind, id, title, excerpt }],
          ),
          support,
        }
      : { lines: [say`Nothing on record says how busy those days are, so I can’t plan them.`], support }
  }
  const { items } = rosterOfDays(records, days, changes)
  const isCut = asked.days.length > longestRoster
  return {
    lines: [
      say`Here is a roster for ${spanText(days)}, by what each weekday took in the last eight weeks. ${noSend}`,
      isCut ? say`A roster covers a fortnight at most: ask for the rest after it.` : undefined,
      openOnRoster(records),
      acceptedOnRoster(records),
      say`It gives roles and numbers: who is free, and on which day, is not on record.`,
    ],
    support,
    drafts: { action: 'roster', roster: [...items] },
  }
}

const toPosts = (records: Records, message: string): Written => {
  const request = readSocialRequest(message, records.now)
  const { items } = socialPlanFor(records, request)
  const about = request.subject && quoted(request.subject, 80)
  const days = [...new Set(items.map(({ date }) => date))]
  const known = request.subject ? onRecord(records, request.subject) : undefined
  const many =
    items.length === 1 ? 'Here is a post' : `Here are ${items.length === days.length ? 'posts' : 'the posts'}`
  return {
    lines: [
      say`${many}${about ? ` about ${about}` : ''} for ${spanText(days.length > 2 ? [days[0], days.at(-1)].flatMap((day) => day ?? []) : days).replace(' and ', ' to ')}. ${noSend}`,
      items.some(({ text }) => text.includes('['))
        ? say`The square brackets are for what is not on record: pictures, names and details.`
        : undefined,
    ],
    passages: known?.passages ?? [],
    support,
    drafts: { action: 'social-plan', posts: [...items] },
  }
}

export const sayAct = ({ plan: { action, purpose = '' }, context: { records } }: Ask<ActPlan>): Written => {
  switch (action) {
    case 'email-drafts':
      return toEmail(records, purpose)
    case 'roster':
      return toRoster(records, purpose)
    case 'social-plan':
      return toPosts(records, purpose)
  }
}
