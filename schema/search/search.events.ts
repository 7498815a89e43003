/** Events of saved searches. Name and words are sealed under the key of the person. */
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { AccountId } from '../people/people.ts'
import { SearchId } from './search.ts'

const named = record({ searchId: SearchId, search: Sealed }, { accountId: AccountId })

export const searchEvents = {
  SearchSaved: event('SearchSaved', named, { title: 'Search saved' }),
  SearchRenamed: event('SearchRenamed', named, { title: 'Saved search renamed' }),
  SearchRemoved: event('SearchRemoved', record({ searchId: SearchId }), { title: 'Saved search removed' }),
}
