/** The search screen, joined to figures, people and the addresses of all slices. */
import { useLocation } from 'react-router-dom'
import { ThreadId } from '#schema/chat/chat'
import { SearchableKind } from '#schema/decision-log/find.endpoints'
import { peopleEndpoints } from '#schema/people/people.endpoints'
import { useOpenChat } from '../chat/use-open-chat.ts'
import { useMay } from '../core/role.ts'
import { figureNames } from '../kpi/figure-names.ts'
import { useListPeopleQuery } from '../people/people.api.ts'
import type { Found } from '../search/found.ts'
import type { FoundPlace } from '../search/SearchResults.tsx'
import { SearchScreen } from '../search/SearchScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'
import { placeOfEvent, placeOfFigure, placeOfRecord } from './palette/result-place.ts'

type Props = { readonly findFigures: (q: string) => readonly Found[] }

export const SearchRoute = ({ findFigures }: Props) => {
  const openChat = useOpenChat()
  const location = useLocation()
  const { data: me } = useGetMeQuery()
  const mayList = useMay(peopleEndpoints.listPeople)
  // Demos have no people.
  const { data: people } = useListPeopleQuery(undefined, { skip: !mayList || me?.person === undefined })
  const placeOf = ({ kind, id }: Found): FoundPlace => {
    const figure = kind === 'figure' ? figureNames.find((name) => name === id) : undefined
    if (figure) return placeOfFigure(figure)
    if (kind === 'chat' && ThreadId.is(id)) return () => openChat(id)
    return (SearchableKind.is(kind) && placeOfRecord({ kind, id }, location)) || placeOfEvent(id)
  }
  return (
    <SearchScreen
      person={me && `${me.workspace} ${me.person?.email ?? ''}`}
      members={(people?.members ?? []).map(({ id, name }) => ({ id, name }))}
      findFigures={findFigures}
      placeOf={placeOf}
    />
  )
}
