/** A part of a figure that is asked for: "Half of that is $79,943." */
import type { Figure } from '#schema/core/advice'
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import type { Records } from '../../records.ts'

const names: readonly (readonly [percent: number, name: string])[] = [
  [50, 'Half'],
  [100 / 3, 'A third'],
  [200 / 3, 'Two thirds'],
  [25, 'A quarter'],
  [75, 'Three quarters'],
  [20, 'A fifth'],
  [10, 'A tenth'],
]

/** `portion` is in percent of the figure. */
export const portionLine = (records: Records, figure: Figure, portion: number): Line | undefined => {
  const make = measure(records)
  const share = stated('question', 'part asked for', portion)
  const part = make({
    label: `part of ${figure.label}`.slice(0, 160),
    unit: figure.unit,
    formula: 'percent-of',
    inputs: [stated('assumption', figure.label, figure.value), { ...share, part: 1 }],
  })
  const name = names.find(([percent]) => Math.abs(percent - portion) < 0.01)?.[1]
  const shown = make({ label: 'part asked for', unit: 'percent', formula: 'value', inputs: [share] })
  return name === undefined ? say`${shown} of that is ${part}.` : say`${name} of that is ${part}.`
}
