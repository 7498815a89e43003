/** Texts for arranging the panels of a dashboard. */
import { area, plural } from '../../core/language.ts'

export const gridText = area('dashboard-grid', {
  arrange: 'Arrange panels',
  done: 'Done',
  reset: 'Reset',
  hint: 'Drag a panel, or use the keyboard on its handle: arrow keys move it, Shift with arrow keys resizes it. Changes are saved as you go.',
  handle: (name: string) => `Move ${name}`,
  menu: (name: string) => `Arrange ${name}`,
  moves: {
    up: 'Move up',
    down: 'Move down',
    left: 'Move left',
    right: 'Move right',
    wider: 'Wider',
    narrower: 'Narrower',
    taller: 'Taller',
    shorter: 'Shorter',
  },
  place: (name: string, index: number, count: number, columns: number, all: number, rows: number) =>
    `${name}: number ${index} of ${count}, ${plural(columns, { one: 'one column', other: `${columns} columns` })} of ${all} wide, ${plural(rows, { one: 'one row', other: `${rows} rows` })} tall`,
  resetDone: 'The panels are back in their original order.',
  notSaved: 'Arrangement not saved',
  notSavedText: 'The panels are back where they were. Try again.',
})
