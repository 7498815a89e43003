/** Sample risks and compliance items by kind of business. */
import { area } from '../../core/language.ts'

export const riskSamples = area('riskSamples', {
  cafe: {
    risks: [
      {
        name: 'One supplier for half the goods',
        how: 'No second supplier has been asked for a price.',
      },
      {
        name: 'The coffee machine breaks down',
        how: 'It is eight years old, and the last service was fourteen months ago.',
      },
    ],
    compliance: [
      {
        name: 'Food safety supervisor certificate',
        due: '30 October',
        meaning: 'risk',
        status: 'Overdue',
      },
      { name: 'Public liability insurance', due: 'In 19 days', meaning: 'attention', status: 'Due soon' },
      { name: 'Grease trap service', due: 'In 5 weeks', meaning: 'good', status: 'Booked' },
      { name: 'Outdoor dining permit', due: '31 March', meaning: 'good', status: 'On track' },
      { name: 'Liquor licence fee', due: '31 July', meaning: 'good', status: 'Paid last year' },
    ],
  },
  realestate: {
    risks: [
      {
        name: 'One portal for six enquiries in ten',
        how: 'A change in its prices or rankings would show within a week.',
      },
      {
        name: 'A property manager resigns',
        how: 'One manager looks after 140 homes, and handovers are not written down.',
      },
    ],
    compliance: [
      { name: 'Trust account audit report', due: 'In 40 days', meaning: 'attention', status: 'In progress' },
      {
        name: 'Smoke alarm certificates, 6 rentals',
        due: '9 November',
        meaning: 'risk',
        status: '6 missing',
      },
      { name: 'Registration of two agents', due: '15 March', meaning: 'good', status: 'Lodged' },
      {
        name: 'Agents’ professional development',
        due: '30 June',
        meaning: 'good',
        status: '7 of 11 done',
      },
    ],
  },
  consulting: {
    risks: [
      {
        name: 'The panel tender is lost',
        how: 'A senior has put 22 days into it, and at least three other firms will bid.',
      },
      {
        name: 'Clients follow a partner who leaves',
        how: 'One partner is the only contact for five of the firm’s twelve clients.',
      },
    ],
    compliance: [
      { name: 'Payroll tax return', due: '7 December', meaning: 'attention', status: 'To lodge' },
      { name: 'Client data retention review', due: '10 November', meaning: 'risk', status: 'Overdue' },
      {
        name: 'Panel conflict-of-interest returns',
        due: '31 January',
        meaning: 'good',
        status: '4 of 4 signed',
      },
    ],
  },
})
