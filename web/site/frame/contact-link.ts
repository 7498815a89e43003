/** Links to the contact form with some fields prefilled (decision 33). */
import type { inquiryTypes } from '#schema/contact/contact-options'

/** Initial values of the form. */
export type ContactStart = {
  readonly inquiryType: (typeof inquiryTypes)[number]
  readonly subject: string
  readonly message?: string
}

/** Address of the form with these values; works without scripts. */
export const contactLink = ({ inquiryType, subject, message }: ContactStart): string =>
  `/contact-us?${new URLSearchParams({ inquiryType, subject, ...(message && { message }) })}`
