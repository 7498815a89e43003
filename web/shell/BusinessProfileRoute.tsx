/** The Business Profile with the name of the signed-in business. */
import { BusinessProfileScreen } from '../profile/BusinessProfileScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const BusinessProfileRoute = () => {
  const { data: me } = useGetMeQuery()
  return <BusinessProfileScreen businessName={me?.businessName} />
}
