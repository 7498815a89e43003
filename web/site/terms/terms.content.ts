import type { LegalText } from '../legal/legal-text.ts'
import { promises } from '../legal/promises.ts'
import { company, figures } from '../site-facts.ts'

export const termsText: LegalText = {
  title: 'Terms of Service',
  lead: 'The terms under which you use Jarvin: what we provide, what stays yours, how either of us can end the agreement, and the law that applies.',
  dated: `Effective ${promises.effectiveDate}`,
  clauses: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        `These terms are an agreement between you and ${company.name}, of ${company.location}. By signing in to ${company.name} you accept them, for yourself and for the business whose workspace you use. If you are not authorised to accept them for that business, do not sign in.`,
        'You can read this site without accepting anything.',
      ],
    },
    {
      id: 'service',
      title: 'The service',
      blocks: [
        `${company.name} is an AI executive decision partner. It shows the figures of your business, writes advice that names its sources, and keeps a record of what was advised and what you decided.`,
        'The sample businesses show fixed, invented records. Sample content is marked as such wherever it appears.',
      ],
    },
    {
      id: 'early-access',
      title: 'Early access',
      blocks: [
        'Access is by invitation. A request for early access is not an order, and we may decline one without giving reasons.',
        'During early access, features may change. We tell you beforehand if a change would remove something you rely on, and your records stay available to you throughout.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        {
          points: [
            'Keep your sign-in details to yourself, and sign out on shared computers.',
            'You are responsible for actions taken in your session. The decision log shows each session, so that you can spot one you do not recognise.',
            'Tell us immediately if someone else may have used your account.',
          ],
        },
      ],
    },
    {
      id: 'advice',
      title: 'Advice and decisions',
      blocks: [
        'Advice is computed from the records you provide and from assumptions that it names. It can be wrong, especially where records are missing or late. Check critical advice before you act on it.',
        'Advice is general information for running a business. It is not financial product, legal, tax or accounting advice, and is no substitute for a licensed adviser who knows your circumstances. You are responsible for your decisions and their outcomes.',
      ],
    },
    {
      id: 'your-data',
      title: 'Your records stay yours',
      blocks: [
        'Everything you put into a workspace, and the advice written for it, belongs to you. You allow us to store and process it as far as the service requires, and no further. We do not use it for other customers.',
        'You confirm that you have the right to share everything you put in. We handle personal information as described in our Privacy Policy.',
        { links: [{ label: 'Privacy Policy', href: '/privacy-policy' }] },
      ],
    },
    {
      id: 'decision-log',
      title: 'The decision log',
      blocks: [
        'Every accepted change in a workspace is recorded and linked to the one before it. Records are added and never altered, by you or by us. Personal data within them can be erased; the record that something happened remains.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      blocks: [
        'You agree not to:',
        {
          points: [
            'use the service to break the law, or put anything into it that infringes the rights of others;',
            'try to reach the records of another workspace, or test the security of the service without our written consent;',
            'overload the service, or get around its limits;',
            'copy, resell or reverse engineer the service, except where the law allows you to regardless of these terms.',
          ],
        },
      ],
    },
    {
      id: 'availability',
      title: 'Availability and support',
      blocks: [
        `We aim for ${figures.uptime} uptime and answer critical issues within ${promises.criticalReply}. The security page has the details.`,
        { links: [{ label: 'Security & Compliance', href: '/security-compliance' }] },
      ],
    },
    {
      id: 'fees',
      title: 'Fees',
      blocks: [
        'No fee applies unless you and we have agreed on it in writing beforehand, with its amount in Australian dollars and whether it includes GST.',
      ],
    },
    {
      id: 'our-rights',
      title: 'What we own',
      blocks: [
        `The service itself, its design, its texts and the name ${company.name} belong to us or to our licensors. If you send us a suggestion, we may use it without owing you anything.`,
      ],
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      blocks: [
        `Either of us may end this agreement by giving ${promises.termsNotice}’ written notice. No reason is needed.`,
        'We may suspend your access immediately if your use endangers others or seriously breaches these terms, and we will tell you why.',
        'Until the notice period ends you can export your briefs and the records of your workspace. After that, we close the workspace and destroy the keys to the personal data in it.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Nothing in these terms excludes, restricts or modifies a right or guarantee that you have under the Australian Consumer Law (Schedule 2 to the Competition and Consumer Act 2010 (Cth)) or any other law, where that would be unlawful.',
        'Where a guarantee applies and the law lets us limit its remedy, our liability is limited, at our choice, to supplying the service again or paying what it costs to have it supplied again.',
        'Apart from that, neither of us is liable to the other for lost profit, revenue or opportunity, or for loss that could not reasonably be foreseen.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        `We give at least ${promises.policyNotice}’ notice of changes, on this page and by email. If you do not accept a change, you may end the agreement before it takes effect.`,
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        'The law of Queensland, Australia applies. The courts of Queensland have jurisdiction. Before going to court, each of us must tell the other about the dispute in writing and spend 30 days trying in good faith to settle it.',
        'If part of these terms is invalid, the rest still applies.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Send us notices at ${company.email} or through the contact form; we send ours to the email address of your account.`,
        {
          links: [{ label: 'Write to us', href: '/contact-us?inquiryType=general&subject=Terms+of+Service' }],
        },
      ],
    },
  ],
}
