/** What the form of a link has, and what is wrong with it. Pure. */
import { Email, IsoDate } from '#schema/core/scalars'
import { maxShareDays } from '#schema/share/share'
import { daysAfter } from '../kit/business-day.ts'
import type { shareText } from '../messages/sharing/share.ts'

/** `days` is empty where another day was chosen, which `day` then has. */
export type ShareDraft = {
  readonly days: '7' | '30' | '90' | ''
  readonly day: string
  readonly isMail: boolean
  readonly email: string
  readonly note: string
}

export const firstDraft: ShareDraft = { days: '30', day: '', isMail: false, email: '', note: '' }

/** The last day of the link, in days of the business; empty while none is chosen. */
export const untilOf = ({ days, day }: ShareDraft, today: string): string =>
  days === '' ? day : daysAfter(today, Number(days))

/** Faults by field. */
export const faultsOf = (
  draft: ShareDraft,
  today: string,
  text: (typeof shareText)['english'],
): { readonly until?: string | undefined; readonly email?: string | undefined } => {
  const until = untilOf(draft, today)
  const isDay = IsoDate.is(until) && until >= today && until <= daysAfter(today, maxShareDays)
  return {
    until: isDay ? undefined : text.lastDayWrong,
    email: !draft.isMail || Email.is(draft.email.trim()) ? undefined : text.emailWrong,
  }
}
