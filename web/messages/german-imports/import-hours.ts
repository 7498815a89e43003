/** German texts about the time in a file of timesheets. */
import type { FileHours } from '#schema/import/file-hours'

const amount = (decimal: string): string => Number(decimal).toLocaleString('de')

export const fileHours = ({ billed, recorded, day, unsaid }: FileHours): string => {
  const unit = day === undefined ? 'Tagen' : 'Stunden'
  const full = day === undefined ? '' : ` Ein ganzer Tag hat ${Number(day).toLocaleString('de')} Stunden.`
  if (unsaid !== undefined)
    return `${amount(recorded)} ${day === undefined ? 'Tage' : 'Stunden'} gearbeitet. Nichts sagt, welche davon abgerechnet werden; deshalb gibt es weder abgerechnete Tage noch eine Auslastung.${full}`
  return `${amount(billed)} von ${amount(recorded)} ${unit} werden abgerechnet.${full} Beträge werden nicht gelesen, der Umsatz ändert sich also nicht.`
}
