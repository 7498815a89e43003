/** Events of saved searches and views. Name, words and query are sealed under the key of the person. */
import { event, Sealed } from '../core/event.ts'
import { record } from '../core/record.ts'
import { AccountId } from '../people/people.ts'
import { ViewId, ViewScreen } from './saved-view.ts'
import { SearchId } from './search.ts'

const named = record({ searchId: SearchId, search: Sealed }, { accountId: AccountId })

const view = { viewId: ViewId, screen: ViewScreen }
const namedView = record({ ...view, view: Sealed }, { accountId: AccountId })
const screenNames: Readonly<Record<ViewScreen, string>> = {
  finance: 'Finance',
  'decision-log': 'Decision Log',
}
const screenTopic = ({ screen }: { readonly screen: ViewScreen }) => ({ topic: screenNames[screen] })

export const searchEvents = {
  SearchSaved: event('SearchSaved', named, { title: 'Search saved' }),
  SearchRenamed: event('SearchRenamed', named, { title: 'Saved search renamed' }),
  SearchRemoved: event('SearchRemoved', record({ searchId: SearchId }), { title: 'Saved search removed' }),
  ViewSaved: event('ViewSaved', namedView, { title: 'View saved', refs: screenTopic }),
  ViewRenamed: event('ViewRenamed', namedView, { title: 'Saved view renamed', refs: screenTopic }),
  ViewRemoved: event('ViewRemoved', record(view), { title: 'Saved view removed', refs: screenTopic }),
}
