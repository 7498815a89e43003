/** Options of the contact form, as plain lists so that pages can use them without codecs. */

/** Topic of a message. */
export const inquiryTypes = ['general', 'sales', 'support', 'partnership', 'media'] as const

/** How the visitor would like to be answered. */
export const preferredContacts = ['email', 'phone', 'either'] as const
