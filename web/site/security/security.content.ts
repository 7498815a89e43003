/** Security and compliance. Name a certificate only while it is held. */
import type { LegalText } from '../legal/legal-text.ts'
import { promises } from '../legal/promises.ts'
import { company, figures } from '../site-facts.ts'

export const securityText: LegalText = {
  title: 'Security & Compliance',
  lead: 'How we keep your records: encryption, access, recovery, how fast we answer when something fails, and how to check the record yourself.',
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
              text: 'Target time to restore the service',
            },
            {
              figure: `${promises.dataLoss}s`,
              text: 'Most data a disaster could cost you',
            },
            { figure: promises.criticalReply, text: 'Response to critical issues' },
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
        `Records are encrypted with ${promises.encryptionAtRest} at rest, and with ${promises.encryptionInTransit} in transit.`,
        'Personal data gets extra protection: people’s identities, visitors’ messages and the access details of connected systems are encrypted under separate keys before they enter the record. A copy of the record alone reveals none of it.',
        'Access details of connected systems are shown to nobody once they are stored. You can see which ones are set, never their values.',
      ],
    },
    {
      id: 'access',
      title: 'Access',
      blocks: [
        {
          points: [
            'Role-based access control: each of our people can access what their work requires, and nothing else.',
            'Multi-factor authentication protects the systems the service runs on.',
            'Each business is a workspace of its own. The database refuses to show one workspace’s records to another, even if a query forgets to filter them.',
            'A session id is 256 random bits, stored only as a fingerprint. A session ends at sign-out and, in your own workspace, 12 hours after sign-in; in a sample business, after 12 hours without use or after 30 days.',
            'A cookie alone carries no authority, so no other site can act in your name.',
          ],
        },
      ],
    },
    {
      id: 'record',
      title: 'A record that shows tampering',
      blocks: [
        'Every accepted change is an event, and every event carries the SHA-256 hash of the one before it. An edit, a gap or a missing end shows.',
        'The database role the service runs under can add to the record. It can neither change nor delete existing entries.',
        'You need not take our word for it: the decision log shows the hash of each entry and whether it matches. While identifiers are hidden, they do not leave our server at all.',
      ],
    },
    {
      id: 'privacy',
      title: 'Erasure',
      blocks: [
        'To erase a person we destroy the key to their data. From then on nobody can read it, while every hash in the record still matches. If an older backup is restored, the erasure is repeated first.',
        { links: [{ label: 'Privacy Policy', href: '/privacy-policy' }] },
      ],
    },
    {
      id: 'advice',
      title: 'Advice you can check',
      blocks: [
        'Each figure in a piece of advice names its formula, its inputs and their dates. Where a number has no record, the advice says so. A language model, where one is used, only writes: it takes no action, and its numbers are checked against the records.',
      ],
    },
    {
      id: 'continuity',
      title: 'Backup and recovery',
      blocks: [
        `After a disaster we work to a ${promises.recoveryTime} recovery time and a ${promises.dataLoss} data loss objective. We confirm a change only once it is stored on disk.`,
        'Every screen can be rebuilt from the record at any time, to exactly the same state.',
      ],
    },
    {
      id: 'incidents',
      title: 'Incidents and breaches',
      blocks: [
        `Critical issues are answered within ${promises.criticalReply}, at any hour. If data may have been exposed, we assess the impact within ${promises.breachAssessment}, tell the people affected, and report to the Office of the Australian Information Commissioner where the Notifiable Data Breaches scheme requires it.`,
      ],
    },
    {
      id: 'compliance',
      title: 'Compliance',
      blocks: [
        'We work under the Privacy Act 1988 (Cth), the Australian Privacy Principles and the Notifiable Data Breaches scheme.',
        'We list a certification here only once an independent auditor has awarded it. At present we have none to list.',
      ],
    },
    {
      id: 'report',
      title: 'Report a vulnerability',
      blocks: [
        `If you have found a vulnerability, write to ${company.email} with “Security” in the subject. Give us time to fix it before you make it public. We will not take action against anyone who investigates in good faith and leaves other people’s data alone.`,
        {
          links: [
            { label: 'Report a vulnerability', href: '/contact-us?inquiryType=support&subject=Security' },
          ],
        },
      ],
    },
  ],
}
