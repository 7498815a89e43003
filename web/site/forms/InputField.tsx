/** A labelled input of a public form. Uncontrolled, so that it also works without scripts. */
import type { InputHTMLAttributes } from 'react'
import { Field } from '../../kit/controls/Field.tsx'
import classes from './fields.module.css'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'pattern' | 'placeholder' | 'defaultValue'
> & {
  /** Field name in the request body. */
  readonly name: string
  readonly label: string
  readonly isRequired?: boolean
  readonly help?: string
  /** Error message, as a sentence. */
  readonly error?: string | undefined
}

export const InputField = ({ label, isRequired, help, error, ...input }: Props) => (
  <Field label={label} isRequired={isRequired} help={help} error={error}>
    {(control) => <input type="text" {...input} {...control} className={classes.control} />}
  </Field>
)
