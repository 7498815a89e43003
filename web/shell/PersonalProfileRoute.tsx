/** My Profile with the name of the user's business. */
import { PersonalProfileScreen } from '../profile/PersonalProfileScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const PersonalProfileRoute = () => {
  const { data: me } = useGetMeQuery()
  return <PersonalProfileScreen businessName={me?.businessName} />
}
