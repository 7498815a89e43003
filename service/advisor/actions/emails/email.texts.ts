/**
 * Wording of emails, by kind of business. Placeholders: {by} (deadline), {week} (latest week on record),
 * {best} and {slow} (weekdays), {slow day} (the coming one, with date), {busy} and {quiet} (hours). Every
 * request names a day, so that no two are the same; square brackets mark what a person must fill in.
 */
import type { Turns } from '../social/posts.ts'

/** Recipient and topic of an email about money. */
export type MoneyEmailKind =
  | 'supplier'
  | 'quote'
  | 'accountant'
  | 'bank'
  | 'landlord'
  | 'debtors'
  | 'running costs'
  | 'insurer'

/** Recipient and topic of an email. */
export type EmailKind =
  | MoneyEmailKind
  | 'customers'
  | 'lapsed'
  | 'reviews'
  | 'marketing'
  | 'referral'
  | 'system'
  | 'roster'
  | 'partner'
  | 'deputy'
  | 'advisory'
  | 'hire'
  | 'mentor'
  | 'training'

/** Wording of one email; subjects and requests rotate weekly. */
export type EmailTexts = {
  readonly audience: string
  readonly to: string
  readonly subjects: Turns
  readonly asks: Turns
}

/** All emails of a kind of business. */
export type Emails = Readonly<Record<EmailKind, EmailTexts>>

/** The emails about money. */
export type MoneyEmails = Readonly<Record<MoneyEmailKind, EmailTexts>>
