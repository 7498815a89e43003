/** What the contact form offers to choose from (public site, section 3); plain lists, so that a page can have them without a codec. */

/** What a message is about. */
export const inquiryTypes = ['general', 'sales', 'support', 'partnership', 'media'] as const

/** How somebody would like to be answered. */
export const preferredContacts = ['email', 'phone', 'either'] as const
