/** A labelled control of a form: its required mark, a word of help, and what is wrong with what it holds. */
import { type ReactNode, useId } from 'react'
import { StatusMark } from '../StatusMark.tsx'
import classes from './Field.module.css'

type Control = {
  /** The label's own is `{id}-label`. */
  readonly id: string
  readonly required: boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

type Props = {
  readonly label: string
  /** Marks it with an asterisk; nothing is blocked by that. */
  readonly isRequired?: boolean | undefined
  /** What to know before filling it in. */
  readonly help?: ReactNode
  /** What is wrong with it, as a sentence; the field says it as long as it stands. */
  readonly error?: string | null | undefined
  /** The control, which takes these properties on: `{(control) => <input {...control} />}`. */
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
