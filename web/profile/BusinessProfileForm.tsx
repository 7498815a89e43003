/** The Business Profile under edit; the address can bring a preset, and lead to the training card. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { personaNames } from '#schema/persona/persona'
import { type BusinessProfile, BusinessProfileInput } from '#schema/profile/profile'
import { useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { MutationFields } from '../kit/controls/MutationFields.tsx'
import { DraftRestoredNotice } from '../kit/drafts/DraftRestoredNotice.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { profileText } from '../messages/en/profile.ts'
import { BusinessInformation } from './BusinessInformation.tsx'
import { businessFieldsOf, businessFormOf } from './business-form.ts'
import classes from './ProfileForm.module.css'
import { presetOf } from './presets.ts'
import { useSaveBusinessProfileMutation } from './profile.api.ts'
import { SaveBar } from './SaveBar.tsx'
import { TrainingCard } from './TrainingCard.tsx'
import { useProfileForm } from './use-profile-form.ts'

type Props = {
  readonly profile: BusinessProfile
  /** Undefined while it is not known whose it is. */
  readonly businessName: string | undefined
}

/** The fragment that scrolls to the training card, and the delay in ms. */
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
    keepAs: businessName && `business profile of ${businessName}`,
    fieldsOf: businessFieldsOf,
    codec: BusinessProfileInput,
    save,
    success: { title: text.businessSaved, description: text.businessSavedText },
  })

  const isPast = useIsAsOf()
  const presetKey = address.get('preset')
  useEffect(() => {
    const preset = presetOf(presetKey)
    if (isPast || preset === undefined || presetKey === appliedPreset.current) return
    appliedPreset.current = presetKey
    form.change(preset)
    const name = personaNames[presetKey ?? ''] ?? ''
    toast({ title: text.presetApplied, description: text.presetAppliedText(name) })
    // Done: loading the page again must not put the preset over what was saved since.
    const rest = new URLSearchParams(address)
    rest.delete('preset')
    navigate({ search: `${rest}`, hash }, { replace: true })
  }, [isPast, presetKey, address, hash, form.change, navigate, toast, text])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads there once more
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
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.isTakenUp && <DraftRestoredNotice onDiscard={form.discard} />}
      <MutationFields>
        <BusinessInformation form={form.form} change={form.change} faults={form.faults} />
        <TrainingCard form={form.form} change={form.change} />
      </MutationFields>
      <SaveBar
        label={text.saveBusiness}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        hasFailed={form.hasFailed}
        savedAt={profile.savedAt}
      />
      <LeaveGuard isDirty={form.isDirty} />
    </form>
  )
}
