/** My Profile with the name of the user's business, and the sections about their account. */
import { PersonalProfileScreen } from '../profile/PersonalProfileScreen.tsx'
import { AccountSections } from '../session/AccountSections.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const PersonalProfileRoute = () => {
  const { data: me } = useGetMeQuery()
  return (
    <PersonalProfileScreen businessName={me?.businessName}>
      {me && <AccountSections personName={me.person?.name} />}
    </PersonalProfileScreen>
  )
}
