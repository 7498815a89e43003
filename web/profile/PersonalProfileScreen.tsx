/** My Profile: what the advisors know about the user. */
import type { ReactNode } from 'react'
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
  /** Undefined until known, and in a demo. */
  readonly businessZone?: string | undefined
  /** Sections below the form; they render after it, because otherwise they would jump. */
  readonly children?: ReactNode
}

export const PersonalProfileScreen = ({ businessName, businessZone, children }: Props) => {
  const text = useText(profileText)
  const { data, error, isFetching, refetch } = useGetPersonalProfileQuery()
  return (
    <>
      <ScreenHeader title={text.myProfile} standfirst={text.personalStandfirst} />
      {data ? (
        <PersonalProfileForm profile={data} businessName={businessName} businessZone={businessZone} />
      ) : error ? (
        <ProblemNote what={text.personalNotLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <ProfileSkeleton panels={[168, 193, 340]} />
      )}
      {(data ?? error) && children}
    </>
  )
}
