/** A labelled form control with its required mark, help text and error. */
import { type ReactNode, useId } from 'react'
import { StatusMark } from '../StatusMark.tsx'
import classes from './Field.module.css'

type Control = {
  /** The id of the label is `{id}-label`. */
  readonly id: string
  readonly required: boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

type Props = {
  readonly label: string
  /** Adds an asterisk; does not block submitting. */
  readonly isRequired?: boolean | undefined
  /** Help text shown before the field is filled in. */
  readonly help?: ReactNode
  /** Error sentence; shown while it is set. */
  readonly error?: string | null | undefined
  /** Renders the control with these properties: `{(control) => <input {...control} />}`. */
  readonly children: (control: Control) => ReactNode
}

export const Field = ({ label, isRequired = false, help, error, children }: Props) => {
  const id = useId()
  const isWrong = error !== undefined && error !== null
  const describedBy = [help && `${id}-help`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label id={`${id}-label`} htmlFor={id} className={classes.label}>
        {label}
        {isRequired && (
          <span className={classes.mark} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': isWrong,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {help && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {isWrong && (
        <p id={`${id}-error`} className={classes.error}>
          <StatusMark meaning="risk">{error}</StatusMark>
        </p>
      )}
    </div>
  )
}
