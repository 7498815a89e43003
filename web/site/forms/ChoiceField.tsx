/** A labelled select of a public form. */
import { Field } from '../../kit/controls/Field.tsx'
import classes from './fields.module.css'

type Props = {
  /** Field name in the request body. */
  readonly name: string
  readonly label: string
  /** An empty value means no choice. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly defaultValue?: string | undefined
  /** Error message, as a sentence. */
  readonly error?: string | undefined
}

export const ChoiceField = ({ label, error, options, ...select }: Props) => (
  <Field label={label} error={error}>
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
