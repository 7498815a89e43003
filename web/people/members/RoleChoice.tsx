/** The four roles with their permissions. The most powerful one is last, so that nobody picks it by accident. */
import { Radio, RadioGroup } from '@blueprintjs/core'
import { type Role, roles } from '#schema/core/roles'
import { useText } from '../../core/language.ts'
import { peopleText } from '../../messages/entry/people.ts'
import classes from './People.module.css'

type Props = {
  readonly role: Role
  readonly onChange: (role: Role) => void
}

const offered: readonly Role[] = [...roles.filter((one) => one !== 'owner'), 'owner']

export const RoleChoice = ({ role, onChange }: Props) => {
  const text = useText(peopleText)
  return (
    <RadioGroup
      className={classes.roles}
      label={text.role}
      selectedValue={role}
      onChange={({ currentTarget }) => {
        const chosen = roles.find((one) => one === currentTarget.value)
        if (chosen) onChange(chosen)
      }}
    >
      {offered.map((one) => (
        <Radio
          key={one}
          value={one}
          labelElement={
            <span className={classes.role}>
              <strong>{text.roles[one]}</strong>
              <span className={classes.quiet}>{text.may[one]}</span>
            </span>
          }
        />
      ))}
    </RadioGroup>
  )
}
