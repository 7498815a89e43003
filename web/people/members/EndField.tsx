/** Last day of access; an owner's access does not end. */
import type { Role } from '#schema/core/roles'
import { IsoDate } from '#schema/core/scalars'
import { useText } from '../../core/language.ts'
import { DateInput } from '../../kit/controls/DateInput.tsx'
import { Field } from '../../kit/controls/Field.tsx'
import { longDay } from '../../kit/formats.ts'
import { peopleText } from '../../messages/entry/people.ts'
import classes from './People.module.css'

type Props = {
  readonly role: Role
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

export const EndField = ({ role, error, value, onChange }: Props) => {
  const text = useText(peopleText)
  if (role === 'owner') return <p className={classes.quiet}>{text.ownerEnds}</p>
  const help = role === 'auditor' ? text.auditorEnds : text.accessEndsHelp
  return (
    <Field
      label={text.accessEnds}
      isRequired={role === 'auditor'}
      // In words, because browsers order day and month by their own language.
      help={IsoDate.is(value) ? text.lastDay(longDay(value, 'UTC')) : help}
      error={error}
    >
      {(control) => <DateInput {...control} value={value} onChange={onChange} />}
    </Field>
  )
}
