/** A named group of things to tick, or of which to choose one. */
import classes from './fields.module.css'

type Props = {
  /** As the call names it. */
  readonly name: string
  readonly legend: string
  /** Many can be ticked, or one chosen. */
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
