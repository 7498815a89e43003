/** All text of the request for early access. */

export const earlyAccessContent = {
  title: 'Request Early Access',
  lead: 'Access is by invitation. We only need your email and name; the rest helps us give you a better answer.',
  contact: 'Contact Information',
  business: 'Business Information',
  interests: 'Areas of Interest',
  additional: 'Additional Information',
  cancel: 'Cancel',
  close: 'Close',
  submit: 'Request Early Access',
  submitting: 'Submitting...',
  privacy: 'Your details are stored encrypted and used to answer you.',
  notChosen: 'Choose one',
  missing: {
    title: 'Required fields missing',
    description: 'Please provide your email and full name',
  },
  failed: {
    title: 'Something went wrong',
    description: 'Please try again or contact us directly',
  },
  sent: {
    title: 'Thank you for your interest!',
    description: "We've received your early access request. We'll be in touch soon with next steps.",
  },
} as const
