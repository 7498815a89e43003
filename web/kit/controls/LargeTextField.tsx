/** A large text field for pages before sign-in, which load no Blueprint. */
import type { InputHTMLAttributes } from 'react'
import { Field } from './Field.tsx'
import classes from './LargeField.module.css'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'name' | 'placeholder'
> & {
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

export const LargeTextField = ({ label, help, error, onChange, ...input }: Props) => (
  <Field label={label} help={help} error={error}>
    {(control) => (
      <input
        type="text"
        {...input}
        {...control}
        required
        className={classes.control}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
)
