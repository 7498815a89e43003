/** Imports for the current user, whose role and business decide what can be brought in. */
import { ImportsScreen } from '../import/ImportsScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'
import { importAccess } from './import-access.ts'

export const ImportsRoute = () => {
  const { data: me } = useGetMeQuery()
  return <ImportsScreen access={me && importAccess(me)} />
}
