/** The Business Profile form. The address can apply a preset and scroll to the training card. */

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { personaNames } from '#schema/persona/persona'
import { type BusinessProfile, BusinessProfileInput } from '#schema/profile/profile'
import { profileEndpoints } from '#schema/profile/profile.endpoints'
import { useText } from '../core/language.ts'
import { useCanChange } from '../core/role.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { profileText } from '../messages/en/profile.ts'
import { BusinessInformation } from './BusinessInformation.tsx'
import { businessFieldsOf, businessFormOf } from './business-form.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { presetOf } from './presets.ts'
import { useSaveBusinessProfileMutation } from './profile.api.ts'
import { TrainingCard } from './TrainingCard.tsx'
import { useProfileForm } from './use-profile-form.ts'

type Props = {
  readonly profile: BusinessProfile
  /** Undefined until known. */
  readonly businessName: string | undefined
}

/** Fragment that scrolls to the training card, and the delay in ms. */
const trainingFragment = '#jarvin-training'
const scrollDelay = 100

export const BusinessProfileForm = ({ profile, businessName }: Props) => {
  const text = useText(profileText)
  const toast = useToast()
  const [save] = useSaveBusinessProfileMutation()
  const { hash, key } = useLocation()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const appliedPreset = useRef<string | null>(null)
  const form = useProfileForm({
    loaded: businessFormOf(profile),
    draftKey: businessName && `business profile of ${businessName}`,
    fieldsOf: businessFieldsOf,
    codec: BusinessProfileInput,
    save,
    success: { title: text.businessSaved, description: text.businessSavedText },
  })

  const canSave = useCanChange(profileEndpoints.saveBusinessProfile)
  const presetKey = address.get('preset')
  useEffect(() => {
    const preset = presetOf(presetKey)
    if (!canSave || preset === undefined || presetKey === appliedPreset.current) return
    appliedPreset.current = presetKey
    form.change(preset)
    const name = personaNames[presetKey ?? ''] ?? ''
    toast({ title: text.presetApplied, description: text.presetAppliedText(name) })
    // Removes the preset from the address, so that a reload does not overwrite later edits.
    const rest = new URLSearchParams(address)
    rest.delete('preset')
    navigate({ search: `${rest}`, hash }, { replace: true })
  }, [canSave, presetKey, address, hash, form.change, navigate, toast, text])

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    if (hash !== trainingFragment) return
    const timer = setTimeout(() => {
      const card = document.querySelector<HTMLElement>(trainingFragment)
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      card?.focus({ preventScroll: true })
      card?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
    }, scrollDelay)
    return () => clearTimeout(timer)
  }, [hash, key])

  return (
    <ProfileForm
      call={profileEndpoints.saveBusinessProfile}
      form={form}
      label={text.saveBusiness}
      savedAt={profile.savedAt}
    >
      <BusinessInformation form={form.form} change={form.change} invalidFields={form.invalidFields} />
      <TrainingCard form={form.form} change={form.change} />
    </ProfileForm>
  )
}
