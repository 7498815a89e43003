/** Descriptions of the public pages for search engines and previews: one or two sentences, up to 160 characters. */
import type { PublicPath } from '#schema/public-paths'

export const descriptions: Readonly<Record<PublicPath, string>> = {
  '/': 'Jarvin reads your week, says what changed and what to do about it, and shows the record behind every number. For executives and owners of small businesses.',
  '/login':
    'Sign in to Jarvin with a link by email, or look around with a sample café, real estate agency or consulting firm.',
  '/privacy-policy':
    'What Jarvin records about you and your business, why, for how long, who can read it, and how to have it corrected or removed.',
  '/terms-of-service':
    'The terms under which you use Jarvin: what we provide, what stays yours, how either of us can end the agreement, and the law that applies.',
  '/security-compliance':
    'How Jarvin keeps your records: encryption, access, recovery, how fast we answer when something fails, and how to check the record yourself.',
  '/contact-us':
    'Write to the Jarvin team in Brisbane about early access, support, partnerships or the press. We reply within 24 hours.',
  '/help-center':
    'Answers about Jarvin by topic and by search: getting started, advice, dashboards, security, integrations and troubleshooting.',
  '/about-jarvin':
    'Who builds Jarvin and why: a small team in Brisbane, founded in 2024, working on decisions that show where their numbers come from.',
  '/executive-insights':
    'Articles and briefings for executives and owners: strategy, deciding with AI, industry analysis, and the methods behind good decisions.',
  '/press-media':
    'Releases, coverage, brand files and contact for journalists who write about Jarvin. We reply within 24-48 hours.',
  '/careers':
    'Open positions at Jarvin in engineering, product, sales and customer success: the work, the pay, and how we hire in four steps.',
  '/use-cases':
    'What businesses like yours do with Jarvin, by industry, by size and by challenge, with our estimates of efficiency and impact.',
}
