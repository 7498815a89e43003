/** A labelled text area of a public form. */
import { Field } from '../../kit/controls/Field.tsx'
import classes from './fields.module.css'

type Props = {
  /** Field name in the request body. */
  readonly name: string
  readonly label: string
  readonly rows: number
  readonly maxLength: number
  readonly isRequired?: boolean
  readonly defaultValue?: string | undefined
  /** Error message, as a sentence. */
  readonly error?: string | undefined
}

export const TextAreaField = ({ label, isRequired, error, ...area }: Props) => (
  <Field label={label} isRequired={isRequired} error={error}>
    {(control) => <textarea {...area} {...control} className={classes.control} />}
  </Field>
)
