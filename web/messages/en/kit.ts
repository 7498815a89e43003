/** What the bricks say by themselves, on whatever screen they stand. */
import { area } from '../../core/language.ts'

export const kitText = area('kit', {
  problem: 'Problem',
  nothingLost: 'Nothing was lost.',
  tryAgain: 'Try again',
  brokeHere: 'Something went wrong in this window.',
  noAnswer: 'No answer came. Check the connection.',
  offline: 'This browser is offline, so nothing was sent.',
  readOnly: 'An earlier moment is shown; nothing can be changed there.',
  notAsAgreed: 'The answer did not have the agreed form.',
  sessionOver: 'The session has ended.',
  answered: (status: number) => `The service answered ${status}.`,
  sample: 'Sample',
  up: (amount: string) => `Up ${amount}`,
  down: (amount: string) => `Down ${amount}`,
  unchanged: 'Unchanged',
  chooseDay: 'Choose a day',
  showMore: 'Show more',
})
