/** Imports for the current user; role and business decide who may upload. */
import { ImportsScreen } from '../import/ImportsScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'
import { importAccess } from './import-access.ts'

export const ImportsRoute = () => {
  const { data: me } = useGetMeQuery()
  return <ImportsScreen access={me && importAccess(me)} />
}
