/** My Profile: what the advisors know about the user. */
import { useText } from '../core/language.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { profileText } from '../messages/en/profile.ts'
import { PersonalProfileForm } from './PersonalProfileForm.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { useGetPersonalProfileQuery } from './profile.api.ts'

type Props = {
  /** Undefined until known. */
  readonly businessName: string | undefined
}

export const PersonalProfileScreen = ({ businessName }: Props) => {
  const text = useText(profileText)
  const { data, error, isFetching, refetch } = useGetPersonalProfileQuery()
  return (
    <>
      <ScreenHeader title={text.myProfile} standfirst={text.personalStandfirst} />
      {data ? (
        <PersonalProfileForm profile={data} businessName={businessName} />
      ) : error ? (
        <ProblemNote what={text.personalNotLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <ProfileSkeleton panels={[168, 193, 340]} />
      )}
    </>
  )
}
