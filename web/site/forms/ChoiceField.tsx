/** A labelled choice of one among several of a public form. */
import { Field } from '../../kit/controls/Field.tsx'
import classes from './fields.module.css'

type Props = {
  /** As the call names it. */
  readonly name: string
  readonly label: string
  /** An empty value stands for nothing chosen. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly defaultValue?: string | undefined
  /** What is wrong with it, as a sentence. */
  readonly fault?: string | undefined
}

export const ChoiceField = ({ label, fault, options, ...select }: Props) => (
  <Field label={label} error={fault}>
    {(control) => (
      <div className={classes.choice}>
        <select {...select} {...control} className={classes.control}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
    )}
  </Field>
)
