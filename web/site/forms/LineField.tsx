/** A labelled line of a public form; it keeps what is typed by itself, so that it also works without scripts. */
import type { InputHTMLAttributes } from 'react'
import { Field } from '../../kit/controls/Field.tsx'
import classes from './fields.module.css'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'pattern' | 'placeholder' | 'defaultValue'
> & {
  /** As the call names it. */
  readonly name: string
  readonly label: string
  readonly isRequired?: boolean
  readonly help?: string
  /** What is wrong with it, as a sentence. */
  readonly fault?: string | undefined
}

export const LineField = ({ label, isRequired, help, fault, ...input }: Props) => (
  <Field label={label} isRequired={isRequired} help={help} error={fault}>
    {(control) => <input type="text" {...input} {...control} className={classes.control} />}
  </Field>
)
