/** The legal texts state the figures of the product specification, and each clause has an anchor. */
import { describe, expect, it } from 'vitest'
import type { LegalText } from '../../web/site/legal/legal-text.ts'
import { privacyText } from '../../web/site/privacy/privacy.content.ts'
import { securityText } from '../../web/site/security/security.content.ts'
import { termsText } from '../../web/site/terms/terms.content.ts'

const wordsOf = (text: LegalText): string => JSON.stringify(text)

it.each([
  [
    'privacy',
    privacyText,
    ['Effective January 1, 2025', 'within 72 hours', '30 days’ notice', 'Privacy Act 1988'],
  ],
  ['terms', termsText, ['30 days’ written notice', 'Australian Consumer Law', 'Queensland']],
  [
    'security',
    securityText,
    [
      '99.9%',
      'SLA',
      '4 hour recovery time',
      '15 minute data loss objective',
      'Critical issues are answered within 2 hours',
      'impact within 24 hours',
      'AES-256',
      'TLS 1.3',
      'Role-based access control',
      'Multi-factor authentication',
    ],
  ],
])('%s contains what is specified', (_, text, phrases) => {
  for (const phrase of phrases) expect(wordsOf(text)).toContain(phrase)
})

describe.each([
  ['privacy', privacyText],
  ['terms', termsText],
  ['security', securityText],
])('%s', (_, text) => {
  const ids = text.clauses.map(({ id }) => id)

  it('has a unique anchor for every clause', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('claims no certificate', () => {
    expect(wordsOf(text)).not.toMatch(/ISO.?27001|SOC.?2|PCI|IRAP|HIPAA|certified/i)
  })

  it('has no empty paragraph, and its only external link is to the commissioner', () => {
    const blocks = text.clauses.flatMap(({ blocks: of }) => of)
    expect(blocks.filter((block) => block === '')).toEqual([])
    const links = blocks.flatMap((block) =>
      typeof block === 'object' && 'links' in block ? block.links : [],
    )
    for (const { href } of links) expect(href).toMatch(/^\/|^https:\/\/www\.oaic\.gov\.au/)
  })
})
