/** Runs a quick action in chat: its result appears below the message, ready for editing. */
import type { Plan } from '#schema/advisor/plan'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Passage } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { askedDays } from '../../actions/asked-days.ts'
import { editedPosts } from '../../actions/edits.ts'
import { acceptedChanges } from '../../actions/roster/accepted-changes.ts'
import { ofAbsence } from '../../actions/roster/changes-roster.ts'
import { conditionsIn } from '../../actions/roster/conditions.ts'
import { changesWithin, eachLine, hoursLimit, limitLine } from '../../actions/roster/hours-limit.ts'
import { changesFor, conditionLines } from '../../actions/roster/kept-conditions.ts'
import { peoplePlan } from '../../actions/roster/people-plan.ts'
import { rosterOfDays } from '../../actions/roster/propose-roster.ts'
import { rosterChanges } from '../../actions/roster/roster-changes.ts'
import { socialPlanFor } from '../../actions/social/plan-social.ts'
import { publicFacts } from '../../actions/social/public-facts.ts'
import { withQuietDay } from '../../actions/social/quiet-day.ts'
import { readSocialRequest } from '../../actions/social/social-request.ts'
import { coming, dayText, plusDays, today, weekdayOf, weekdayText } from '../../calendar.ts'
import { say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { vocabularies } from '../../vocabulary.ts'
import { noneSent, noSend, sayEmails, takesUp } from '../drafts/say-emails.ts'
import { editedLine } from '../form/edited-line.ts'
import { acceptedOnRoster, openOnRoster } from '../form/roster-notes.ts'
import type { Ask, Written } from '../written.ts'

type ActPlan = Extract<Plan, { readonly operator: 'act' }>

const monday = 0
const [oneWeek, longestRoster] = [7, 14]
const support = 0.8

const passagesOf = (sources: readonly TimelineFact['source'][]): readonly Passage[] =>
  sources.flatMap(({ kind, id, title, sentence: excerpt }) =>
    kind === 'connection' || kind === 'calendar' ? [] : [{ kind, id, title, excerpt }],
  )

const spanText = (days: readonly IsoDate[]): string => {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return 'those days'
  const isRun = plusDays(first, days.length - 1) === last
  if (first === last) return weekdayText(first)
  return isRun ? `${dayText(first)} to ${dayText(last)}` : days.map(weekdayText).join(' and ')
}

const noHours = say`No hours are on record yet, so there is nothing to plan a roster from. Import your till’s export of single sales under Imports.`
const toRoster = (records: Records, purpose: string, edits: readonly string[]): Written => {
  const message = [purpose, ...edits].join('. ')
  const { conditions } = conditionsIn(message.replace(ofAbsence, ' '))
  const said = rosterChanges(records, message.replace(ofAbsence, ' '))
  // Days come from the first request: an edit's days say where to change it.
  const own = rosterChanges(records, purpose.replace(ofAbsence, ' '))
  const asked = askedDays(conditionsIn(purpose.replace(ofAbsence, ' ')).rest, records.now, {
    ignoresWeekdays: own.some(({ weekdays }) => weekdays.length > 0),
  })
  const start = coming(monday, today(records.now))
  const week = Array.from({ length: oneWeek }, (_, ahead) => plusDays(start, ahead))
  const days = (asked.isNamed ? asked.days : week).slice(0, longestRoster)
  const weekdays = days.map(weekdayOf)
  const wanted = [
    ...acceptedChanges(records),
    ...said.map((one) => (one.weekdays.length > 0 ? one : { ...one, weekdays })),
  ]
  if (!vocabularies[records.business.type].hasShifts) {
    const plan = peoplePlan(records, days)
    return plan
      ? {
          lines: [
            ...plan.lines,
            ...conditions.map(
              ({ words }) => say`It plans days, not shifts, so ${quoted(words, 80)} is yours to keep.`,
            ),
          ],
          passages: passagesOf(plan.sources),
          support,
        }
      : { lines: [say`Nothing on record says how busy those days are, so I can’t plan them.`], support }
  }
  if (!records.days.some(({ hours }) => hours.length > 0)) return { lines: [noHours], support }
  const most = hoursLimit(message)
  const limited = most === undefined ? wanted : changesWithin(records, days, wanted, most)
  const changes = [...limited, ...changesFor(records, days, limited, conditions)]
  const { items } = rosterOfDays(records, days, changes, conditions)
  const isCut = asked.days.length > longestRoster
  return {
    lines: [
      say`Here is a roster for ${spanText(days)}, based on what each weekday took over the last eight weeks. ${noSend}`,
      most === undefined ? undefined : limitLine(records, items, most),
      ...conditionLines(items, conditions),
      eachLine(message),
      isCut ? say`A roster covers a fortnight at most; ask for the rest separately.` : undefined,
      openOnRoster(records),
      acceptedOnRoster(records),
      ofAbsence.test(message)
        ? say`It has the numbers that each day needs: if somebody is away, somebody else has to fill in.`
        : undefined,
      say`It gives roles and numbers. Who is free on which day is not on record.`,
    ],
    support,
    drafts: { action: 'roster', roster: [...items] },
  }
}

const toPosts = (records: Records, message: string, edits: readonly string[]): Written => {
  const request = readSocialRequest(withQuietDay(message, records), records.now)
  const made = socialPlanFor(records, request).items
  const items = editedPosts(made, edits)
  const known = request.subject ? publicFacts(records, request.subject) : undefined
  const about = request.subject && quoted(request.subject, 80)
  const days = [...new Set(items.map(({ date }) => date))]
  const many =
    items.length === 1 ? 'Here is a post' : `Here are ${items.length === days.length ? 'posts' : 'the posts'}`
  return {
    lines: [
      edits.length > 0 ? editedLine(editedPosts(made, edits.slice(0, -1)), items) : undefined,
      say`${many}${about ? ` about ${about}` : ''} for ${spanText(days.length > 2 ? [days[0], days.at(-1)].flatMap((day) => day ?? []) : days).replace(' and ', ' to ')}. ${items.length === 1 ? noSend : noneSent}`,
      items.some(({ text }) => text.includes('['))
        ? say`Fill in the square brackets: pictures, names and details are not on record.`
        : undefined,
      takesUp(known?.undecided),
    ],
    passages: passagesOf(known?.sources ?? []),
    support,
    drafts: { action: 'social-plan', posts: [...items] },
  }
}

export const sayAct = ({
  plan: { action, purpose = '', edits = [] },
  context: { records },
}: Ask<ActPlan>): Written => {
  switch (action) {
    case 'email-drafts':
      return sayEmails(records, purpose, edits)
    case 'roster':
      return toRoster(records, purpose, edits)
    case 'social-plan':
      return toPosts(records, purpose, edits)
  }
}
