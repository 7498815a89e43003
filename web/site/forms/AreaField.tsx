/** A labelled text of several lines of a public form. */
import { Field } from '../../kit/controls/Field.tsx'
import classes from './fields.module.css'

type Props = {
  /** As the call names it. */
  readonly name: string
  readonly label: string
  readonly rows: number
  readonly maxLength: number
  readonly isRequired?: boolean
  readonly defaultValue?: string | undefined
  /** What is wrong with it, as a sentence. */
  readonly fault?: string | undefined
}

export const AreaField = ({ label, isRequired, fault, ...area }: Props) => (
  <Field label={label} isRequired={isRequired} error={fault}>
    {(control) => <textarea {...area} {...control} className={classes.control} />}
  </Field>
)
