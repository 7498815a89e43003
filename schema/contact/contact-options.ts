/** Options of the contact form; plain lists, so that a page can use them without loading a codec. */

/** What a message is about. */
export const inquiryTypes = ['general', 'sales', 'support', 'partnership', 'media'] as const

/** How somebody would like to be answered. */
export const preferredContacts = ['email', 'phone', 'either'] as const
