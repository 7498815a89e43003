import type { Point } from '../frame/Points.tsx'

export const benefitsContent = {
  title: 'What every use case has in common',
  benefits: [
    {
      title: 'It starts from your records',
      text: 'Revenue, margin, cash, hours and costs, week by week. Not a survey of businesses that are nothing like yours.',
    },
    {
      title: 'It ends in one step',
      text: 'A price, a roster, a call to make: each with its worth in dollars a week and the range around it.',
    },
    {
      title: 'It says how sure it is',
      text: 'Coverage, recency and agreement, in percent. Gaps in your records are named first.',
    },
    {
      title: 'It stays on the record',
      text: 'What you asked, what was advised and what you decided. Nobody can change it afterwards without it showing.',
    },
  ] satisfies readonly Point[],
}
