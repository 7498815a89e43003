/** One choice among few, as buttons that say which is pressed; each asks for the page with its value. */
import classes from './filters.module.css'

type Props<Id extends string> = {
  /** As the query names it. */
  readonly name: string
  readonly legend: string
  /** The one without an id in the query comes first. */
  readonly choices: readonly {
    readonly id: Id
    readonly label: string
    readonly count?: number
  }[]
  /** What is chosen now. */
  readonly chosen: Id
  /** The id that stands for no choice. */
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
