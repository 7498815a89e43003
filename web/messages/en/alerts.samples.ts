/** Sample alerts by kind of business: the Overview shows the first two, Risk all of them. */
import { area } from '../../core/language.ts'

// Each question is one that the advisor answers from the records, since the sample itself is in none.
export const alertSamples = area('alertSamples', {
  cafe: [
    {
      meaning: 'risk',
      word: 'Risk',
      title: 'Supplier price rise from 1 December',
      text: 'Your largest supplier goes up 6%. Half of all goods come from there, so supplies would cost 3% more.',
      question: 'What if supplies cost 3% more?',
    },
    {
      meaning: 'attention',
      word: 'Attention',
      title: 'Public liability insurance expires in 19 days',
      text: 'The renewal takes ten working days once the form is in.',
      question: 'What if insurance costs 10% more?',
    },
    {
      meaning: 'attention',
      word: 'Attention',
      title: 'Two rosters without a first aider',
      text: 'Saturday and Sunday evenings have nobody on shift with a valid certificate.',
      question: 'What if we add eight paid hours a week?',
    },
  ],
  realestate: [
    {
      meaning: 'risk',
      word: 'Risk',
      title: 'Photographer’s prices rise on 1 December',
      text: 'The studio that photographs most of your listings goes up 6%.',
      question: 'What if photography costs 6% more?',
    },
    {
      meaning: 'attention',
      word: 'Attention',
      title: 'Professional indemnity insurance expires in 19 days',
      text: 'The insurer asks for the claims history first; the renewal takes ten working days after that.',
      question: 'What if insurance costs 10% more?',
    },
    {
      meaning: 'attention',
      word: 'Attention',
      title: 'Two open homes with one agent each',
      text: 'On Saturday, two inspections have nobody to let buyers in while the agent talks to another.',
      question: 'Which hours are busiest on a Saturday?',
    },
  ],
  consulting: [
    {
      meaning: 'risk',
      word: 'Risk',
      title: 'Two seniors have outside offers',
      text: 'To match both, pay would have to rise by about 3%.',
      question: 'What if wages rise 3%?',
    },
    {
      meaning: 'attention',
      word: 'Attention',
      title: 'Public liability insurance expires in 19 days',
      text: 'The renewal takes ten working days once the form is in.',
      question: 'What if insurance costs 10% more?',
    },
    {
      meaning: 'attention',
      word: 'Attention',
      title: 'Two project leads away in the same fortnight',
      text: 'From 14 December nobody is named to stand in for them with their clients.',
      question: 'What if we bill 10% fewer days?',
    },
  ],
})
