/** Promises of the legal pages, in their own file so that no other page loads them. */
export const promises = {
  privacyReply: '72 hours',
  policyNotice: '30 days',
  termsNotice: '30 days',
  effectiveDate: 'January 1, 2025',
  recoveryTime: '4 hour',
  dataLoss: '15 minute',
  criticalReply: '2 hours',
  breachAssessment: '24 hours',
  encryptionAtRest: 'AES-256',
  encryptionInTransit: 'TLS 1.3',
} as const
