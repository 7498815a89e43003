/**
 * The words of an email, by kind of business. Texts hold {by} (the day by which), {week} (the latest week on record),
 * {best} and {slow} (weekdays), {slow day} (the coming one, with its date), {busy} and {quiet} (hours). Every request names
 * a day, so that none is ever the same again; square brackets stand for what a person must fill in.
 */
import type { Turns } from '../social/posts.ts'

/** Whom an email about money is to and what about. */
export type MoneyEmailKind =
  | 'supplier'
  | 'quote'
  | 'accountant'
  | 'bank'
  | 'landlord'
  | 'debtors'
  | 'running costs'
  | 'insurer'

/** Whom an email is to and what about. */
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

/** One email's words; subjects and requests take turns from week to week. */
export type EmailTexts = {
  readonly audience: string
  readonly to: string
  readonly subjects: Turns
  readonly asks: Turns
}

/** All emails of a kind of business. */
export type Emails = Readonly<Record<EmailKind, EmailTexts>>

/** Those of them about money. */
export type MoneyEmails = Readonly<Record<MoneyEmailKind, EmailTexts>>
