/** My Profile with the name of the user's business, the sections about their account, and their own data. */
import { MyDataSection } from '../people/MyDataSection.tsx'
import { PersonalProfileScreen } from '../profile/PersonalProfileScreen.tsx'
import { AccountSections } from '../session/AccountSections.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

export const PersonalProfileRoute = () => {
  const { data: me } = useGetMeQuery()
  return (
    <PersonalProfileScreen businessName={me?.businessName} businessZone={me?.timeZone}>
      {me && <AccountSections personName={me.person?.name} />}
      {me?.person && <MyDataSection />}
    </PersonalProfileScreen>
  )
}
