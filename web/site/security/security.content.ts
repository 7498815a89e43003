/** Security and compliance (public site, sections 1 and 9). Certificates are named once they are held, and not before. */
import type { LegalText } from '../legal/legal-text.ts'
import { promises } from '../legal/promises.ts'
import { company, figures } from '../site-facts.ts'

export const securityText: LegalText = {
  title: 'Security & Compliance',
  lead: 'How we keep your records: encryption, access, recovery, how fast we answer when something fails, and how you check the record yourself.',
  dated: `${company.name}, ${company.location}`,
  clauses: [
    {
      id: 'commitments',
      title: 'Our commitments',
      blocks: [
        {
          facts: [
            { figure: figures.uptime, text: 'Platform uptime, by service level agreement (SLA)' },
            {
              figure: `${promises.recoveryTime}s`,
              text: 'Recovery time, until the service runs again',
            },
            {
              figure: `${promises.dataLoss}s`,
              text: 'Data loss objective, the most that a disaster may cost',
            },
            { figure: promises.criticalReply, text: 'Answer to critical issues' },
            { figure: promises.breachAssessment, text: 'Breach impact assessment' },
            { figure: promises.privacyReply, text: 'Response to privacy requests' },
          ],
        },
      ],
    },
    {
      id: 'encryption',
      title: 'Encryption',
      blocks: [
        `Records are encrypted with ${promises.encryptionAtRest} where they are stored, and with ${promises.encryptionInTransit} on their way.`,
        'Personal data goes further: who a person is, what visitors write, and the access details of connected systems are sealed under a key of their own before they enter the record. A copy of the record alone opens none of it.',
        'Access details of connected systems are shown to nobody once they are stored. You see which ones are set, never what they hold.',
      ],
    },
    {
      id: 'access',
      title: 'Access',
      blocks: [
        {
          points: [
            'Role-based access control: each of our people reaches what their work needs, and nothing else.',
            'Multi-factor authentication guards the systems that the service runs on.',
            'Each business is a workspace of its own. The database refuses to show one workspace to another, even if a query forgets to ask for its own.',
            'A session number holds 256 random bits and is stored only as a fingerprint. It ends after 12 hours without use, after 30 days in any case, and at sign-out.',
            'Cookies carry no authority, so no other site can act in your name.',
          ],
        },
      ],
    },
    {
      id: 'record',
      title: 'A record that shows tampering',
      blocks: [
        'Every accepted change is an event, and every event carries the SHA-256 hash of the one before it. An edit, a gap or a missing end would show.',
        'The role under which the service runs may add to the record. It may neither change nor delete what is there.',
        'You need not take our word for it: the decision log shows the hash of each entry and whether it holds. While identifiers are hidden, they do not leave our server at all.',
      ],
    },
    {
      id: 'privacy',
      title: 'Erasure',
      blocks: [
        'To erase a person we destroy the key to their data. From then on nobody can read it, while every hash of the record still holds. Should an older backup be restored, the erasure is carried out again first.',
        { links: [{ label: 'Privacy Policy', href: '/privacy-policy' }] },
      ],
    },
    {
      id: 'advice',
      title: 'Advice you can check',
      blocks: [
        'Each figure in a piece of advice names its formula, its inputs and their day. Where no record stands behind a number, the advice says so. A language model, where one is used, only writes: it carries out nothing, and its numbers are held against the records.',
      ],
    },
    {
      id: 'continuity',
      title: 'Backup and recovery',
      blocks: [
        `After a disaster we work to a ${promises.recoveryTime} recovery time and a ${promises.dataLoss} data loss objective. An answer that says a change was recorded is sent only once it is on disk.`,
        'What screens show can be rebuilt from the record at any time, to the very same state.',
      ],
    },
    {
      id: 'incidents',
      title: 'Incidents and breaches',
      blocks: [
        `Critical issues are answered within ${promises.criticalReply}, at any hour. If data may have been exposed, we assess the impact within ${promises.breachAssessment}, tell those concerned, and report to the Office of the Australian Information Commissioner where the Notifiable Data Breaches scheme requires it.`,
      ],
    },
    {
      id: 'compliance',
      title: 'Compliance',
      blocks: [
        'We work under the Privacy Act 1988 (Cth), the Australian Privacy Principles and the Notifiable Data Breaches scheme.',
        'We name a certification here only once an independent auditor has given it to us. At present we name none.',
      ],
    },
    {
      id: 'report',
      title: 'Report a weakness',
      blocks: [
        `If you have found a weakness, write to ${company.email} with “Security” in the subject. Please give us time to mend it before you speak of it. We will not act against anybody who looks in good faith and leaves the data of others alone.`,
        {
          links: [{ label: 'Report a weakness', href: '/contact-us?inquiryType=support&subject=Security' }],
        },
      ],
    },
  ],
}
