/** Business Profile: what the advisors know about the business. */
import { useText } from '../core/language.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { profileText } from '../messages/en/profile.ts'
import { BusinessProfileForm } from './BusinessProfileForm.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { useGetBusinessProfileQuery } from './profile.api.ts'

type Props = {
  /** Undefined until known. */
  readonly businessName: string | undefined
}

export const BusinessProfileScreen = ({ businessName }: Props) => {
  const text = useText(profileText)
  const { data, error, isFetching, refetch } = useGetBusinessProfileQuery()
  const content = data ? (
    <BusinessProfileForm profile={data} businessName={businessName} />
  ) : error ? (
    <ProblemNote what={text.businessNotLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
  ) : (
    <ProfileSkeleton panels={[418, 267]} />
  )
  return (
    <>
      <ScreenHeader
        title={businessName ? text.businessProfile(businessName) : text.businessProfileUnnamed}
        standfirst={text.businessStandfirst}
      />
      {content}
    </>
  )
}
