/** Events of the two profiles; each is saved as a whole. */
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { AccountId } from '../people/people.ts'
import { BusinessProfileFields, Preferences } from './profile.ts'
import { TourEnding } from './tour.ts'

export const profileEvents = {
  BusinessProfileSaved: event('BusinessProfileSaved', BusinessProfileFields, {
    title: 'Business profile saved',
  }),
  PersonalProfileSaved: event(
    'PersonalProfileSaved',
    record({ person: Sealed, preferences: Preferences }, { accountId: AccountId }),
    {
      title: 'Personal profile saved',
    },
  ),
  // Only the first time: a tour that was started again is nobody's news.
  TourLeft: event('TourLeft', record({ ending: TourEnding }, { accountId: AccountId }), {
    title: 'Tour left',
  }),
}
