/** The end of a profile form: save state and button. */
import { useText } from '../core/language.ts'
import type { Allowed } from '../core/role.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { dayAndTime } from '../kit/formats.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { profileText } from '../messages/en/profile.ts'
import classes from './SaveBar.module.css'

type Props = {
  /** Endpoint row of the saving call. */
  readonly call: Allowed
  readonly label: string
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** The last attempt failed. */
  readonly hasFailed: boolean
  /** Time of the last save; undefined before the first. */
  readonly savedAt: string | undefined
}

export const SaveBar = ({ call, label, isDirty, isSaving, hasFailed, savedAt }: Props) => {
  const text = useText(profileText)
  const zone = useTimeZone()
  const rest = savedAt === undefined ? text.neverSaved : text.lastSaved(dayAndTime(savedAt, zone))
  return (
    <div className={classes.bar}>
      <MutationButton
        call={call}
        type="submit"
        intent="primary"
        text={isSaving ? text.saving : label}
        isDisabled={isSaving}
      />
      <p className={classes.state} role="status">
        {hasFailed && !isSaving ? (
          <StatusMark meaning="risk">{text.nothingLost}</StatusMark>
        ) : isDirty ? (
          <StatusMark meaning="attention">{text.notSavedYet}</StatusMark>
        ) : (
          rest
        )}
      </p>
    </div>
  )
}
