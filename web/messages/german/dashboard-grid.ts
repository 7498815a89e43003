/** German texts for arranging the panels of a dashboard. */
import { plural, type TextOf } from '../../core/language.ts'
import type { gridText } from '../en/dashboard-grid.ts'

export const grid: TextOf<typeof gridText> = {
  arrange: 'Felder anordnen',
  done: 'Fertig',
  reset: 'Zurücksetzen',
  hint: 'Ziehen Sie ein Feld, oder nutzen Sie die Tastatur an seinem Griff: Pfeiltasten verschieben es, Umschalt mit Pfeiltasten ändert die Größe. Änderungen werden sofort gespeichert.',
  handle: (name: string) => `${name} verschieben`,
  menu: (name: string) => `${name} anordnen`,
  moves: {
    up: 'Nach oben',
    down: 'Nach unten',
    left: 'Nach links',
    right: 'Nach rechts',
    wider: 'Breiter',
    narrower: 'Schmaler',
    taller: 'Höher',
    shorter: 'Niedriger',
  },
  place: (name: string, index: number, count: number, columns: number, all: number, rows: number) =>
    `${name}: Nummer ${index} von ${count}, ${plural(columns, { one: 'eine', other: String(columns) }, 'de')} von ${all} Spalten breit, ${plural(rows, { one: 'eine Zeile', other: `${rows} Zeilen` }, 'de')} hoch`,
  resetDone: 'Die Felder sind wieder in der ursprünglichen Ordnung.',
  notSaved: 'Anordnung nicht gespeichert',
  notSavedText: 'Die Felder sind wieder dort, wo sie waren. Versuchen Sie es noch einmal.',
}
