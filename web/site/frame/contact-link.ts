/** Links to the contact form with part of it filled in (decision 33). */
import type { inquiryTypes } from '#schema/contact/contact-options'

/** What the form starts with. */
export type ContactStart = {
  readonly inquiryType: (typeof inquiryTypes)[number]
  readonly subject: string
  readonly message?: string
}

/** The address of the form with these in it; it works without scripts. */
export const contactLink = ({ inquiryType, subject, message }: ContactStart): string =>
  `/contact-us?${new URLSearchParams({ inquiryType, subject, ...(message && { message }) })}`
