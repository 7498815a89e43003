/** The privacy policy; describes what the product does and nothing else. */
import type { LegalText } from '../legal/legal-text.ts'
import { promises } from '../legal/promises.ts'
import { company } from '../site-facts.ts'

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we record about you and your business, why, for how long, who can read it, and how to have it corrected or removed.',
  dated: `Effective ${promises.effectiveDate}`,
  clauses: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${company.name} is an AI executive decision partner, made in ${company.location}. In this policy, “we” means ${company.name}, “you” means anyone who visits this site or uses the product, and “workspace” means the records of one business in it.`,
        'We handle personal information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        'We collect what you give us, and little more:',
        {
          points: [
            'Early access: your email and name and, if you choose to give them, your company, role, industry, team size, areas of interest, where you heard of us, and anything else you write.',
            'Contact: your name, email, subject and message, and, if you add them, your company, role and phone number, and how you would like to be answered.',
            'Signing in: when a session starts and ends, and how your browser identifies itself, so that you can recognise the session in the record. In a workspace of your own also your name and email, and the names of your passkeys.',
            'Using the product: the profile you fill in, the questions you ask, the advice you receive, and the decisions you take on it.',
            'Your business: the figures, memos and settings of your workspace, and the access details of systems you connect.',
          ],
        },
        'We ask for no sensitive information, such as health or political opinions. Do not include any in a message.',
      ],
    },
    {
      id: 'visiting-this-site',
      title: 'Visiting this site',
      blocks: [
        'You can read every page of this site without telling us who you are, and with scripts switched off.',
        'Visiting this site sets no cookies. Signing in to a workspace of your own sets up to four, which only our service can read: one is half of your session and ends with it, one is kept for half a year after you entered a code here, so that strangers cannot use up the codes you ask for, and the others last for minutes, while you enter a code or use a passkey.',
        'Your browser’s local storage keeps your choice of light or dark theme and, once you have signed in, your session id and a few window settings. Signing out removes the session id.',
        'The site notes clicks on a few buttons, such as Request Access, in a list inside the page itself. This sends nothing anywhere. If your browser sends Do Not Track or Global Privacy Control, the list is not kept at all.',
        'Our request log records which page was requested, but never the part of its address after a question mark, and no network address unless somebody presents a session that is not valid. To prevent abuse, requests from each network address are counted in memory for a few minutes and then forgotten.',
      ],
    },
    {
      id: 'why-we-use-it',
      title: 'Why we use it',
      blocks: [
        {
          points: [
            'To answer you, and to decide on invitations to early access.',
            'To run the product for you: to compute figures, to write advice, and to keep the record of decisions.',
            'To keep the product secure, and to find faults.',
            'To comply with the law.',
          ],
        },
        'We do not sell personal information, show advertising, or build profiles of visitors. From requests for early access we count industries, team sizes, interests and where people heard of us; those counts identify nobody.',
      ],
    },
    {
      id: 'advice',
      title: 'How advice is made',
      blocks: [
        'Advice is computed by our own analysis from the records of your workspace, and from no other workspace. Each figure names the record it came from.',
        'If we connect a language model, your question and the records it needs will be passed to that model’s provider. We will tell you first, and each answer says which advisor wrote it.',
        'Advice is there to help a person decide. No decision about you is made by software alone.',
      ],
    },
    {
      id: 'who-can-read-it',
      title: 'Who can read it',
      blocks: [
        'The members of a workspace read the records of that workspace and of no other; the database itself refuses anything else. In the decision log, identifiers and personal data stay hidden until somebody in the workspace chooses to show them, and that choice is itself on record.',
        'Of our own team, those who answer you read your request or message. We disclose personal information to others only where you ask us to, where a provider works for us under a duty of confidence, or where the law requires it. If that would take information outside Australia, we tell you first who will receive it and in which country.',
      ],
    },
    {
      id: 'how-it-is-kept',
      title: 'How it is kept',
      blocks: [
        `Visitors’ messages, people’s identities and the access details of connected systems are encrypted with ${promises.encryptionAtRest}, with a separate key for each person or request, before they enter the record. Data in transit is protected by ${promises.encryptionInTransit}.`,
        'We store your session id only as a fingerprint that cannot be reversed. A session ends when you sign out and, in your own workspace, 12 hours after you sign in; in a sample business, after 12 hours without use or after 30 days.',
        { links: [{ label: 'More about security', href: '/security-compliance' }] },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it, and erasure',
      blocks: [
        'The record of decisions is only ever added to, so that nobody can change it unnoticed. Personal data in it is encrypted. To erase it, we destroy its key: from then on nobody can read it, including us, while the rest of the record can still be verified. The record then shows that an erasure took place, without a name.',
        'We keep a request for early access or a message until it has been dealt with, and erase it when you ask. We keep the records of a workspace for as long as it is open.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You may ask what we hold about you, have it corrected, have it erased, or object to a use of it. You may deal with us without giving your name where that is practicable.',
        `Write to us; we respond within ${promises.privacyReply}. We may ask you to prove your identity. There is no charge for asking.`,
      ],
    },
    {
      id: 'data-breaches',
      title: 'If something goes wrong',
      blocks: [
        `If personal information is lost, or seen by someone who should not see it, we assess the impact within ${promises.breachAssessment}. Where serious harm is likely, we tell the people concerned and the Office of the Australian Information Commissioner, as the Notifiable Data Breaches scheme requires.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        `We give ${promises.policyNotice}’ notice of changes to this policy, on this page and by email to those who use the product. Earlier versions are available from us on request.`,
      ],
    },
    {
      id: 'contact',
      title: 'Questions and complaints',
      blocks: [
        `Write to ${company.email} or use the contact form. If our answer does not settle the matter, you may contact the Office of the Australian Information Commissioner.`,
        {
          links: [
            { label: 'Write to us', href: '/contact-us?inquiryType=general&subject=Privacy' },
            { label: 'Office of the Australian Information Commissioner', href: 'https://www.oaic.gov.au' },
          ],
        },
      ],
    },
  ],
}
