import { Classes } from '@blueprintjs/core'
import type { InputHTMLAttributes } from 'react'
import { Field } from './Field.tsx'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'name' | 'placeholder' | 'onBlur'
> & {
  readonly label: string
  readonly isRequired?: boolean
  readonly help?: string
  readonly error?: string | null | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

export const TextField = ({ label, isRequired, help, error, onChange, ...input }: Props) => (
  <Field label={label} isRequired={isRequired} help={help} error={error}>
    {(control) => (
      <input
        type="text"
        {...input}
        {...control}
        className={`${Classes.INPUT} ${Classes.FILL}`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
)
