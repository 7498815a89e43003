/** Takes files dropped on any signed-in screen. */
import { FileDrop } from '../import/FileDrop.tsx'
import { useGetMeQuery } from '../session/session.api.ts'
import { importAccess } from './import-access.ts'

export const ImportDrop = () => {
  const { data: me } = useGetMeQuery()
  return me ? <FileDrop access={importAccess(me)} /> : null
}
