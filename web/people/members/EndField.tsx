/** The last day of access; an owner's access has none. */
import { Classes } from '@blueprintjs/core'
import type { Role } from '#schema/core/roles'
import { useText } from '../../core/language.ts'
import { Field } from '../../kit/controls/Field.tsx'
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
  return (
    <Field
      label={text.accessEnds}
      isRequired={role === 'auditor'}
      help={role === 'auditor' ? text.auditorEnds : text.accessEndsHelp}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          className={`${Classes.INPUT} ${Classes.FILL}`}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
