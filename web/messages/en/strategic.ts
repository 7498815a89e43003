/** What Strategic says; its sample content stands in `strategic.samples.ts` and `trend.samples.ts`. */
import { area } from '../../core/language.ts'

export const strategicText = area('strategic', {
  title: 'Strategic',
  standfirst: 'What the business works towards, and sample notes on what moves around it.',
  focus: 'Current focus',
  focusNotLoaded: 'The current focus could not be loaded.',
  noFocus: 'No focus is set. Advice is weighed against one once it is.',
  setFocus: 'Set a focus',
  changeFocus: 'Change the focus',
  urgency: 'Urgency',
  timeline: 'Timeline',
  priorities: 'Secondary priorities',
  metrics: 'Success metrics',
  opportunities: 'Opportunities',
  competitors: 'Competitor moves',
  trends: 'Industry trends',
})
