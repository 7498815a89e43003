/** Runs a quick action in the conversation: what it makes stands below the message, where it can be edited. */
import type { Plan } from '#schema/advisor/plan'
import type { EmailDraft } from '#schema/brief/brief'
import { emailsFromRecords } from '../../actions/emails/write-emails.ts'
import { rosterFromRecords } from '../../actions/roster/propose-roster.ts'
import { socialPlanFromRecords } from '../../actions/social/plan-social.ts'
import { coming, today } from '../../calendar.ts'
import { say } from '../../line.ts'
import type { Records } from '../../records.ts'
import type { Ask, Written } from '../written.ts'

type ActPlan = Extract<Plan, { readonly operator: 'act' }>

/** All occasions for an email, of which those that the purpose names are kept. */
const allEmails = 21
const fewEmails = 3
const leastLetters = 4
const sunday = 6
const planDays = 7

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= leastLetters)
    .map((word) => word.replace(/s$/, ''))

/** How many words of the purpose a draft has; whom it is for counts twice. */
const matches = (purpose: readonly string[], { audience, subject, body }: EmailDraft): number => {
  const [to, text] = [new Set(wordsOf(`${audience} ${subject}`)), new Set(wordsOf(body))]
  return purpose.reduce((sum, word) => sum + (to.has(word) ? 2 : 0) + (text.has(word) ? 1 : 0), 0)
}

/** Drafts for the purpose; without one, those that the records call for most. */
const emailsFor = (records: Records, purpose: string): readonly EmailDraft[] => {
  const { items } = emailsFromRecords(records, allEmails)
  const words = wordsOf(purpose)
  const fits = items.map((email) => ({ email, fit: matches(words, email) }))
  const best = Math.max(...fits.map((one) => one.fit))
  const kept = fits.filter((one) => best > 0 && one.fit === best).map(({ email }) => email)
  return (kept.length > 0 ? kept : items).slice(0, fewEmails)
}

const noSend = 'Nothing leaves Jarvin: edit it below, then copy it.'

export const sayAct = ({ plan, context: { records } }: Ask<ActPlan>): Written => {
  switch (plan.action) {
    case 'email-drafts': {
      const emails = emailsFor(records, plan.purpose ?? '')
      const lines = [
        say`${emails.length === 1 ? 'Here is a draft.' : 'Here are drafts to choose from.'} ${noSend}`,
      ]
      return { lines, support: 0.8, drafts: { action: 'email-drafts', emails: [...emails] } }
    }
    case 'roster': {
      const { items } = rosterFromRecords(records, coming(sunday, today(records.now)))
      const lines = [say`Here is a roster for the coming week, by the takings of each day. ${noSend}`]
      return { lines, support: 0.8, drafts: { action: 'roster', roster: [...items] } }
    }
    case 'social-plan': {
      const { items } = socialPlanFromRecords(records, planDays)
      const lines = [say`Here are posts for the coming week. ${noSend}`]
      return { lines, support: 0.8, drafts: { action: 'social-plan', posts: [...items] } }
    }
  }
}
