import { HTMLSelect } from '@blueprintjs/core'
import { Field } from './Field.tsx'

type Props<Value extends string> = {
  readonly label: string
  readonly isRequired?: boolean
  readonly help?: string
  readonly error?: string | null | undefined
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export const SelectField = <Value extends string>({ options, value, onChange, ...field }: Props<Value>) => (
  <Field {...field}>
    {(control) => (
      <HTMLSelect
        {...control}
        fill
        iconName="caret-down"
        value={value}
        options={options}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value)
          if (chosen) onChange(chosen.value)
        }}
      />
    )}
  </Field>
)
