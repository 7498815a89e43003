/** The Business Profile, told whose business it is. */
import { BusinessProfileScreen } from '../profile/BusinessProfileScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const BusinessProfileRoute = () => {
  const { data: me } = useGetMeQuery()
  return <BusinessProfileScreen businessName={me?.businessName} />
}
