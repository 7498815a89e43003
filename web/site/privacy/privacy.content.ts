/** The privacy policy (public site, section 9); it says what the product does, and nothing that it does not. */
import type { LegalText } from '../legal/legal-text.ts'
import { promises } from '../legal/promises.ts'
import { company } from '../site-facts.ts'

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we record about you and your business, why, for how long, who can read it, and how you have it corrected or removed.',
  dated: `Effective ${promises.effectiveDate}`,
  clauses: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${company.name} is an AI executive decision partner, made in ${company.location}. In this policy, “we” means ${company.name}, “you” means whoever visits this site or uses the product, and “workspace” means the records of one business in it.`,
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
            'Early access: your email and name, and, if you choose to say so, your company, role, industry, team size, areas of interest, where you heard of us, and anything else you write.',
            'Contact: your name, email, subject and message, and, if you add them, your company, role and phone number, and how you would like to be answered.',
            'Signing in: when a session begins and ends, and what your browser says of itself, so that you can recognise the session in the record.',
            'Using the product: the profile you fill in, the questions you ask, the advice you receive, and the decisions you take on it.',
            'Your business: the figures, memos and settings of your workspace, and the access details of systems you connect.',
          ],
        },
        'We ask for no sensitive information, such as health or political opinions. Please do not put any into a message.',
      ],
    },
    {
      id: 'visiting-this-site',
      title: 'Visiting this site',
      blocks: [
        'You can read every page of this site without telling us who you are, and with scripts switched off.',
        'We set no cookies. Your browser’s local storage keeps your choice of light or dark and, once you have signed in, the number of your session and a few settings of the window. Signing out removes that number.',
        'The site notes clicks on a few buttons, such as Request Access, in a list inside the page itself. Nothing is sent anywhere by that. If your browser sends Do Not Track or Global Privacy Control, the list is not kept at all.',
        'Our request log holds the page that was asked for, never what follows a question mark in its address, and no network address. To fend off floods, addresses are counted in memory for minutes and then forgotten.',
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
            'To meet the law.',
          ],
        },
        'We do not sell personal information, show advertising, or build profiles of visitors. From requests for early access we count industries, team sizes, interests and where people heard of us; those counts name nobody.',
      ],
    },
    {
      id: 'advice',
      title: 'How advice is made',
      blocks: [
        'Advice is computed by our own analysis from the records of your workspace, and from no other workspace. Each figure names the record it came from.',
        'Should we connect a language model, your question and the records it needs would be passed to the provider of that model. We would tell you first, and each answer says who advised.',
        'Advice is there to help a person decide. Nothing is decided about you by a program alone.',
      ],
    },
    {
      id: 'who-can-read-it',
      title: 'Who can read it',
      blocks: [
        'The members of a workspace read the records of that workspace and of no other; the database itself refuses anything else. In the decision log, identifiers and personal data stay hidden until somebody in the workspace chooses to show them, and that choice is itself on record.',
        'Of our own team, those who answer you read your request or message. We disclose personal information to others only where you ask us to, where a provider works for us under a duty of confidence, or where the law demands it. If that would take information outside Australia, we tell you first to whom and to which country.',
      ],
    },
    {
      id: 'how-it-is-kept',
      title: 'How it is kept',
      blocks: [
        `What visitors write, who a person is, and the access details of connected systems are encrypted with ${promises.encryptionAtRest}, under a key of their own for each person or request, before they enter the record. What travels is protected by ${promises.encryptionInTransit}.`,
        'The session number in your browser is stored with us only as a fingerprint that cannot be turned back. A session ends after 12 hours without use, after 30 days in any case, and when you sign out.',
        { links: [{ label: 'More about security', href: '/security-compliance' }] },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it, and erasure',
      blocks: [
        'The record of decisions is only ever added to, so that nobody can change it unseen. Personal data stands in it encrypted. To erase it, we destroy its key: from then on nobody can read it, ourselves included, while the rest of the record still proves itself. The record then shows that an erasure took place, without a name.',
        'We keep a request for early access or a message until it is settled, and erase it when you ask. We keep the records of a workspace as long as it is open.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You may ask what we hold about you, have it corrected, have it erased, or object to a use of it. You may deal with us without giving your name where that is practicable.',
        `Write to us; we respond within ${promises.privacyReply}. We may ask for something that shows it is you. Asking costs nothing.`,
      ],
    },
    {
      id: 'data-breaches',
      title: 'If something goes wrong',
      blocks: [
        `If personal information is lost or read by somebody who should not, we assess the impact within ${promises.breachAssessment}. Where serious harm is likely, we tell the people concerned and the Office of the Australian Information Commissioner, as the Notifiable Data Breaches scheme requires.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        `We give ${promises.policyNotice}’ notice of changes to this policy, on this page and by email to those who use the product. Earlier versions can be had from us.`,
      ],
    },
    {
      id: 'contact',
      title: 'Questions and complaints',
      blocks: [
        `Write to ${company.email} or use the contact form. If our answer does not settle the matter, you may turn to the Office of the Australian Information Commissioner.`,
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
