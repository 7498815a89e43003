/** Texts of the shared components. */
import { area } from '../../core/language.ts'

export const kitText = area('kit', {
  problem: 'Problem',
  nothingLost: 'Nothing was lost.',
  tryAgain: 'Try again',
  clientError: 'Something went wrong in this window.',
  noResponse: 'No response. Check your connection.',
  offline: 'You are offline, so nothing was sent.',
  notInRole: (role: string) => `Your role, ${role}, does not include this. An owner can change it.`,
  beingDeleted: 'This business is being deleted, so nothing can be changed. An owner can cancel it.',
  readOnly: 'You are viewing an earlier moment, so nothing can be changed.',
  unreadableResponse: 'The service sent a response that this page cannot read.',
  sessionOver: 'The session has ended.',
  respondedWith: (status: number) => `The service responded with ${status}.`,
  up: (amount: string) => `Up ${amount}`,
  down: (amount: string) => `Down ${amount}`,
  unchanged: 'Unchanged',
  chooseDay: 'Choose a day',
  showMore: 'Show more',
})
