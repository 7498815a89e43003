/** A titled group of checkboxes or radio buttons. */
import classes from './fields.module.css'

type Props = {
  /** Field name in the request body. */
  readonly name: string
  readonly legend: string
  readonly type: 'checkbox' | 'radio'
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen?: readonly string[]
}

export const OptionGroup = ({ name, legend, type, options, chosen = [] }: Props) => (
  <fieldset>
    <legend className={classes.legend}>{legend}</legend>
    <div className={type === 'radio' ? classes.row : classes.options}>
      {options.map(({ value, label }) => (
        <label key={value} className={classes.option}>
          <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
