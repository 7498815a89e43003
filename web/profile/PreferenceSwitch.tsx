/** A switch for one notification, with an explanation. */
import { Switch } from '@blueprintjs/core'
import { useId } from 'react'
import classes from './PreferenceSwitch.module.css'

type Props = {
  readonly label: string
  readonly help: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export const PreferenceSwitch = ({ label, help, isOn, onChange }: Props) => {
  const id = useId()
  return (
    <Switch
      className={classes.row}
      role="switch"
      alignIndicator="end"
      checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      labelElement={
        <span className={classes.text}>
          <span id={`${id}-label`} className={classes.label}>
            {label}
          </span>
          <span id={`${id}-help`} className={classes.help}>
            {help}
          </span>
        </span>
      }
    />
  )
}
