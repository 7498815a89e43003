/** A labelled choice between a few words. */
import { SegmentedControl } from '../kit/controls/SegmentedControl.tsx'
import classes from './LabelledChoice.module.css'

type Props<Value extends string> = {
  readonly label: string
  /** Choices in display order. */
  readonly options: readonly Value[]
  /** Labels of the choices. */
  readonly words: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export const LabelledChoice = <Value extends string>({
  label,
  options,
  words,
  value,
  onChange,
}: Props<Value>) => (
  <div className={classes.choice}>
    <span className={classes.label} aria-hidden="true">
      {label}
    </span>
    <SegmentedControl
      label={label}
      options={options.map((option) => ({ value: option, label: words[option] }))}
      value={value}
      onChange={onChange}
    />
  </div>
)
