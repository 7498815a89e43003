/** Texts of Strategic; samples are in `strategic.samples.ts` and `trend.samples.ts`. */
import { area } from '../../core/language.ts'

export const strategicText = area('strategic', {
  title: 'Strategic',
  standfirst: 'Your focus and targets, with sample market notes.',
  standfirstOwn: 'Your focus and targets.',
  focus: 'Current focus',
  focusNotLoaded: 'The current focus could not be loaded.',
  noFocus: 'No focus is set. Set one, and advice will be measured against it.',
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
