/** Texts of the tour, its offer included. */
import { area, english } from '../../core/language.ts'

export const tourText = area('tour', {
  /** Language of these texts: six of the eight have no tour of their own. */
  lang: english,
  offer: 'New here? See how Jarvin works in six short steps.',
  take: 'Take the tour',
  notNow: 'Not now',
  leave: 'Leave the tour',
  count: (number: number, all: number) => `${number} of ${all}`,
  back: 'Back',
  next: 'Next',
  done: 'Done',
  steps: {
    figures: {
      title: 'Start the week with your figures',
      text: 'Each figure says how it moved, and against what. Open one to see the records behind it.',
    },
    chat: {
      title: 'Ask in your own words',
      text: 'The answer comes first, then the records behind it. If your records can’t answer, it says so.',
    },
    briefs: {
      title: 'Put a hard question in a brief',
      text: 'A brief weighs up the options and puts a price on each, including doing nothing.',
    },
    advisories: {
      title: 'Turn advice into a decision',
      text: 'Consult accepts it with an owner, a due date and the effect you expect. Once the records are in, Decisions shows whether it came true.',
    },
    log: {
      title: 'Everything decided is on record',
      text: 'The log shows who changed what, and when. It cannot be edited, and anyone can check that.',
    },
    records: {
      title: 'Bring in your own records',
      text: 'Connect the systems you use, or import a file. Figures, advice and alerts are worked out from them.',
    },
  },
})
