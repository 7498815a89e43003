/** Executive Styles with the session's current style. */
import { ExecutiveStylesScreen } from '../persona/ExecutiveStylesScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const ExecutiveStylesRoute = () => {
  const { data: me } = useGetMeQuery()
  return <ExecutiveStylesScreen currentPersona={me?.currentPersona} />
}
