/** My Profile, told at which business the person is. */
import { PersonalProfileScreen } from '../profile/PersonalProfileScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const PersonalProfileRoute = () => {
  const { data: me } = useGetMeQuery()
  return <PersonalProfileScreen businessName={me?.businessName} />
}
