/** All text of the page about Jarvin. */
import type { Point } from '../frame/Points.tsx'
import { company, figures } from '../site-facts.ts'

/** In page order. */
export const aboutContent = {
  title: 'About Jarvin',
  lead: 'We build a decision partner for people who answer for the result: executives, and owners who still know their regulars by name.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'Every business makes decisions on numbers that someone else added up. Most of the time nobody asks where they came from. When someone does ask, the spreadsheet has changed, the email is gone, and the reason is in one person’s memory.',
      'We want every decision to show its working: the figures it was based on, how sure anyone could be at the time, who decided, and what was ruled out. The largest companies pay whole departments for that. A café with nine people deserves it just as much.',
      'So we work the other way round. The record comes first, the figures are computed from it, and the advice is written last. Anything that cannot be traced back to a record is marked, or left out.',
    ],
  },
  differentiators: {
    title: 'What sets us apart',
    points: [
      {
        title: 'Figures before words',
        text: 'Advice is computed from your own records and then put into sentences. Each figure names its formula and what went into it.',
      },
      {
        title: 'It says when it does not know',
        text: 'Where your records have no answer, Jarvin says so first, and says what it would take to find out.',
      },
      {
        title: 'A history that shows every edit',
        text: 'Each entry includes the fingerprint of the one before. Change one, and every entry after it stops matching.',
      },
      {
        title: 'You decide',
        text: 'Jarvin counts, compares and drafts. It never writes to your customers, changes a roster or pays a bill by itself.',
      },
    ] satisfies readonly Point[],
    picture:
      'The Decision Log with its search: one row for each event with its time, what happened, who did it (hidden here), the executive style in use, a reference, its confidence, and a tick that says its fingerprint matches.',
    caption: 'The Decision Log, straight from the record. Sample data.',
  },
  numbers: {
    title: 'Jarvin in numbers',
    stats: [
      { value: company.founded, label: `founded in ${company.city}` },
      { value: company.teamSize, label: 'people in the team' },
      { value: figures.users, label: 'executive users' },
      { value: figures.uptime, label: 'platform uptime' },
    ],
  },
  timeline: {
    title: 'How we got here',
    steps: [
      {
        title: `${company.founded}: founded in ${company.city}`,
        text: 'A small team sets out to make advice that can be checked, and starts with the record behind it.',
      },
      {
        title: 'First in hospitality',
        text: 'Cafés and restaurants come first: thin margins, weekly rosters, and an owner who decides on their feet.',
      },
      {
        title: 'Now multi-industry',
        text: 'Real estate, professional services, and retail and e-commerce follow: other trades, the same need for a reason.',
      },
      {
        title: 'Early access',
        text: 'Access is by invitation, so that every new business is set up with someone who knows the product.',
      },
    ] satisfies readonly Point[],
  },
  invitation: {
    title: 'See it with your own figures',
    text: 'Tell us what you run and what you want to decide better. We write back with the next steps.',
    action: 'Request Early Access',
  },
}
