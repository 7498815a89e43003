/** The three actions for the demo businesses in several weeks, for the tests that compare them. */
import { addDays } from 'date-fns'
import type { EmailDraft, RosterDay, SocialPost } from '#schema/brief/brief'
import type { Basis, Figure } from '#schema/core/advice'
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { emailsFromRecords } from '../../service/advisor/actions/emails/write-emails.ts'
import { rosterFromRecords } from '../../service/advisor/actions/roster/propose-roster.ts'
import { socialPlanFromRecords } from '../../service/advisor/actions/social/plan-social.ts'
import { coming, today } from '../../service/advisor/calendar.ts'
import type { Records } from '../../service/advisor/records.ts'
import { fixedMoment } from '../core/sources.ts'
import { seededRecords } from './seeded-records.ts'

/** One business in one week, with everything that the actions produce for it. */
export type ActionRun = {
  readonly type: DemoBusiness
  readonly weeksAgo: number
  readonly records: Records
  readonly emails: readonly EmailDraft[]
  readonly roster: readonly RosterDay[]
  readonly posts: readonly SocialPost[]
  readonly bases: readonly Basis[]
}

const runOf = (type: DemoBusiness, weeksAgo: number): ActionRun => {
  const records = seededRecords(type, addDays(fixedMoment, -7 * weeksAgo))
  const emails = emailsFromRecords(records, 20)
  const roster = rosterFromRecords(records, coming(6, today(records.now)))
  const posts = socialPlanFromRecords(records, 7)
  return {
    type,
    weeksAgo,
    records,
    emails: emails.items,
    roster: roster.items,
    posts: posts.items,
    bases: [emails.basis, roster.basis, posts.basis],
  }
}

/** Each business, this week and in the eight weeks before, with fewer and fewer hours on record, and finally none. */
export const actionRuns = (): readonly ActionRun[] =>
  businessTypes.flatMap((type) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((weeksAgo) => runOf(type, weeksAgo)))

/** The texts of a run, each with the figures of its own item. */
export const textsOf = ({
  emails,
  roster,
  posts,
}: ActionRun): readonly { readonly texts: readonly string[]; readonly figures: readonly Figure[] }[] => [
  ...emails.map(({ subject, body, purpose, audience, figures }) => ({
    texts: [audience, subject, body, purpose],
    figures,
  })),
  ...roster.map(({ note, figures }) => ({ texts: [note], figures })),
  ...posts.map(({ text, why, figures }) => ({ texts: [text, why], figures })),
]
