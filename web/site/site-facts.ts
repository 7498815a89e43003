/** Company facts on the public pages. */

/** Name and contact details, also used by toasts and structured data (decision 36). */
export const company = {
  name: 'Jarvin',
  founded: '2024',
  city: 'Brisbane',
  state: 'Queensland',
  country: 'Australia',
  location: 'Brisbane, Queensland, Australia',
  teamSize: '15-25',
  // Domain and phone number are reserved for examples, so that no real person gets mail or calls.
  email: 'hello@jarvin.example',
  pressEmail: 'press@jarvin.example',
  /** Within Australia; from the range reserved for fiction. */
  phone: '(07) 7010 0142',
  /** For `tel:` links. */
  phoneLink: '+61770100142',
} as const

/** Marketing figures and promises, as worded by the specification. */
export const figures = {
  users: '500+',
  uptime: '99.9%',
  subscribers: '5,200+',
  resources: '50+',
  contactReply: '24 hours',
  pressReply: '24-48 hours',
} as const
