/** The terms of service (public site, section 9). */
import type { LegalText } from '../legal/legal-text.ts'
import { promises } from '../legal/promises.ts'
import { company, figures } from '../site-facts.ts'

export const termsText: LegalText = {
  title: 'Terms of Service',
  lead: 'The terms under which you use Jarvin: what we provide, what stays yours, how either of us ends it, and the law that applies.',
  dated: `Effective ${promises.effectiveDate}`,
  clauses: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        `These terms are an agreement between you and ${company.name}, of ${company.location}. By signing in to ${company.name} you accept them, for yourself and for the business whose workspace you use. If you may not accept them for that business, please do not sign in.`,
        'This site may be read without accepting anything.',
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
        'During early access, features may change. We tell you beforehand where a change would take away something you rely on, and your records stay available to you throughout.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        {
          points: [
            'Keep your means of signing in to yourself, and sign out on machines that others use.',
            'What is done in a session counts as done by its person. The decision log shows each session, so that a strange one can be found.',
            'Tell us at once if somebody else may have used your account.',
          ],
        },
      ],
    },
    {
      id: 'advice',
      title: 'Advice and decisions',
      blocks: [
        'Advice is computed from the records you provide and from assumptions that it names. It can be wrong, most of all where records are missing or late. Check what is critical before you act on it.',
        'Advice is general information for running a business. It is not financial product, legal, tax or accounting advice, and does not stand in for a licensed adviser who knows your circumstances. The decision, and what comes of it, is yours.',
      ],
    },
    {
      id: 'your-data',
      title: 'Your records stay yours',
      blocks: [
        'Everything you put into a workspace, and the advice written for it, belongs to you. You let us store and process it as far as the service needs that, and no further. We do not use it for other customers.',
        'You promise that you may share with us what you put in. Personal information is handled as our Privacy Policy says.',
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
            'break the law with the service, or put into it what infringes the rights of others;',
            'try to reach the records of another workspace, or test the security of the service without our written consent;',
            'burden the service beyond ordinary use, or get around its limits;',
            'copy the service, resell it, or take it apart, except where the law lets you regardless of these terms.',
          ],
        },
      ],
    },
    {
      id: 'availability',
      title: 'Availability and support',
      blocks: [
        `We aim for ${figures.uptime} uptime and answer critical issues within ${promises.criticalReply}. What that means in detail is on the security page.`,
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
      title: 'What stays ours',
      blocks: [
        `The service itself, its design, its texts and the name ${company.name} belong to us or to those who license them to us. If you send us a suggestion, we may use it without owing you anything for it.`,
      ],
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      blocks: [
        `Either of us may end this agreement by ${promises.termsNotice}’ written notice. No reason is needed.`,
        'We may suspend access at once where it endangers others or breaks these terms in a serious way, and will tell you why.',
        'Until the end of the notice you can export your briefs and the records of your workspace. After it, we close the workspace and destroy the keys to the personal data in it.',
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
        'The law of Queensland, Australia applies, and its courts decide. Before going to court, each of us tells the other in writing what the matter is and spends 30 days trying in good faith to settle it.',
        'If a part of these terms does not hold, the rest does.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Notices reach us at ${company.email} or by the contact form; we send ours to the email address of your account.`,
        {
          links: [{ label: 'Write to us', href: '/contact-us?inquiryType=general&subject=Terms+of+Service' }],
        },
      ],
    },
  ],
}
