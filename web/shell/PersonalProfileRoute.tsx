/** My Profile: name of the user's business, mailed digests, account sections and the user's own data. */
import { Suspense } from 'react'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { MyDataSection } from '../people/MyDataSection.tsx'
import { PersonalProfileScreen } from '../profile/PersonalProfileScreen.tsx'
import { AccountSections } from '../session/AccountSections.tsx'
import { useGetMeQuery } from '../session/session.api.ts'

// Loaded separately, because most visits are for the form above.
const DigestDeliverySection = lazyPart(
  async () => (await import('../digest/DigestDeliverySection.tsx')).DigestDeliverySection,
)

export const PersonalProfileRoute = () => {
  const { data: me } = useGetMeQuery()
  return (
    <PersonalProfileScreen businessName={me?.businessName} businessZone={me?.timeZone}>
      {me && (
        <Suspense fallback={null}>
          <DigestDeliverySection />
        </Suspense>
      )}
      {me && <AccountSections personName={me.person?.name} />}
      {me?.person && <MyDataSection />}
    </PersonalProfileScreen>
  )
}
