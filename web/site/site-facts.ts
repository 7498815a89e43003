/** The facts of the company that the public pages state. */

/** Company name and contact addresses, read by pages, toasts and structured data (decision 36). */
export const company = {
  name: 'Jarvin',
  founded: '2024',
  city: 'Brisbane',
  state: 'Queensland',
  country: 'Australia',
  location: 'Brisbane, Queensland, Australia',
  teamSize: '15-25',
  // The domains and the number are set aside for examples, so that nobody else is written to or rung up.
  email: 'hello@jarvin.example',
  pressEmail: 'press@jarvin.example',
  /** Within Australia; from the range that is kept for fiction. */
  phone: '(07) 7010 0142',
  /** The same as `tel:` wants it. */
  phoneLink: '+61770100142',
} as const

/** Figures of marketing and promise, as the specification words them. */
export const figures = {
  users: '500+',
  uptime: '99.9%',
  subscribers: '5,200+',
  resources: '50+',
  contactReply: '24 hours',
  pressReply: '24-48 hours',
} as const
