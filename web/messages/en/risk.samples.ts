/** Sample risks and compliance items by kind of business. */
import { area } from '../../core/language.ts'

export const riskSamples = area('riskSamples', {
  cafe: {
    risks: [
      {
        name: 'One supplier for half the goods',
        how: 'Half of all goods come from one supplier, and no second one has been asked.',
      },
      {
        name: 'A key person leaves',
        how: 'Two people know the ordering, and only one of them the accounts.',
      },
    ],
    compliance: [
      { name: 'Business activity statement', due: '28 November', meaning: 'attention', status: 'Due soon' },
      { name: 'Superannuation guarantee', due: '28 January', meaning: 'good', status: 'On track' },
      { name: 'Public liability insurance', due: 'In 19 days', meaning: 'attention', status: 'Due soon' },
      { name: 'Fire safety statement', due: '15 March', meaning: 'good', status: 'On track' },
      { name: 'Privacy training of staff', due: '30 October', meaning: 'risk', status: 'Overdue' },
    ],
  },
  realestate: {
    risks: [
      {
        name: 'One portal brings most enquiries',
        how: 'Six in ten enquiries come through one portal, and no other source has been built up.',
      },
      {
        name: 'A key person leaves',
        how: 'One property manager looks after a third of the landlords, and nobody else knows their homes.',
      },
    ],
    compliance: [
      { name: 'Business activity statement', due: '28 November', meaning: 'attention', status: 'Due soon' },
      { name: 'Superannuation guarantee', due: '28 January', meaning: 'good', status: 'On track' },
      {
        name: 'Professional indemnity insurance',
        due: 'In 19 days',
        meaning: 'attention',
        status: 'Due soon',
      },
      { name: 'Registration of two agents', due: '15 March', meaning: 'good', status: 'On track' },
      { name: 'Smoke alarm checks of rentals', due: '30 October', meaning: 'risk', status: 'Overdue' },
    ],
  },
  consulting: {
    risks: [
      {
        name: 'A large tender is lost',
        how: 'One senior has worked on it for two months, and three other firms have bid.',
      },
      {
        name: 'A key person leaves',
        how: 'One partner knows most of the clients, and nobody else meets them regularly.',
      },
    ],
    compliance: [
      { name: 'Business activity statement', due: '28 November', meaning: 'attention', status: 'Due soon' },
      { name: 'Superannuation guarantee', due: '28 January', meaning: 'good', status: 'On track' },
      { name: 'Public liability insurance', due: 'In 19 days', meaning: 'attention', status: 'Due soon' },
      { name: 'Payroll tax return', due: '7 January', meaning: 'good', status: 'On track' },
      { name: 'Privacy training of staff', due: '30 October', meaning: 'risk', status: 'Overdue' },
    ],
  },
})
