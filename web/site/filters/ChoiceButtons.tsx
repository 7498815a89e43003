/** A choice between a few values, as toggle buttons that each submit the form with their value. */
import classes from './filters.module.css'

type Props<Id extends string> = {
  /** Name of the query parameter. */
  readonly name: string
  readonly legend: string
  /** The first is the one without a query parameter. */
  readonly choices: readonly {
    readonly id: Id
    readonly label: string
    readonly count?: number
  }[]
  readonly chosen: Id
  /** Id that stands for no choice. */
  readonly none: Id
}

export const ChoiceButtons = <Id extends string>({ name, legend, choices, chosen, none }: Props<Id>) => (
  <fieldset>
    <legend className={classes.legend}>{legend}</legend>
    <div className={classes.choices}>
      {choices.map(({ id, label, count }) => (
        <button
          key={id}
          type="submit"
          name={name}
          value={id === none ? '' : id}
          aria-pressed={id === chosen}
          className={classes.choice}
        >
          {label}
          {count !== undefined && <span className={classes.count}>{count}</span>}
        </button>
      ))}
    </div>
  </fieldset>
)
