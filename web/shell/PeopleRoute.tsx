/** The People screen and, for owners, the deletion of the business. */

import { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import { useMay } from '../core/role.ts'
import { DeleteBusiness } from '../people/members/DeleteBusiness.tsx'
import { PeopleScreen } from '../people/members/PeopleScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const PeopleRoute = () => {
  const { data: me } = useGetMeQuery()
  const may = useMay(workspaceEndpoints.deleteWorkspace)
  return (
    <>
      <PeopleScreen />
      {me?.person && may && me.deletion === undefined && <DeleteBusiness businessName={me.businessName} />}
    </>
  )
}
