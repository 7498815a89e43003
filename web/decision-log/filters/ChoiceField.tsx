/** A filter with one choice of a few, or none. */
import { SelectField } from '../../kit/controls/SelectField.tsx'

type Props = {
  readonly label: string
  /** Label for no filter. */
  readonly any: string
  readonly choices: { readonly [value: string]: string | undefined }
  /** The chosen value. The address may hold one that is not offered; `wordsOf` gives its label. */
  readonly value: string | undefined
  readonly wordsOf?: (value: string) => string
  readonly help?: string
  readonly onChange: (value: string | undefined) => void
}

export const ChoiceField = ({ label, any, choices, value, wordsOf = String, help, onChange }: Props) => {
  const isOther = value !== undefined && !Object.hasOwn(choices, value)
  return (
    <SelectField
      label={label}
      {...(help === undefined ? {} : { help })}
      options={[
        { value: '', label: any },
        ...Object.entries(choices).map(([one, name]) => ({ value: one, label: name ?? one })),
        ...(isOther ? [{ value, label: wordsOf(value) }] : []),
      ]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  )
}
