/** German texts of exports of the log. */
import { plural, type TextOf } from '../../core/language.ts'
import type { logExportText } from '../en/log-export.ts'
import { counted } from '../german-figures/counted.ts'

export const logExport: TextOf<typeof logExportText> = {
  export: 'Exportieren',
  formats: 'Protokoll exportieren als',
  csv: 'Tabelle für Tabellenprogramme (CSV)',
  json: 'JSON',
  ndjson: 'JSON, ein Ereignis je Zeile',
  bundle: 'Beweispaket (ZIP)',
  bundleHidden: 'Paket: zuerst Kennungen zeigen',
  progress: 'Export des Protokolls',
  recording: 'Der Export wird festgehalten …',
  events: (done: string, count: string) => `${done} von ${counted(count, 'Ereignis', 'Ereignissen')}`,
  size: (size: string, count: string) =>
    `${size} einer Datei mit ${counted(count, 'Ereignis', 'Ereignissen')}`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  again: 'Erneut versuchen',
  done: 'Exportiert',
  doneText: (count: string, name: string) =>
    `${counted(count, 'Ereignis', 'Ereignisse')} ${plural(count, { one: 'ist', other: 'sind' }, 'de')} in ${name}.`,
  bundleText: 'Öffnen Sie darin verify.html, um das Paket ohne Netz zu prüfen.',
  cancelled: 'Abgebrochen',
  cancelledText: 'Nichts wurde gespeichert. Die Anforderung dieses Exports bleibt festgehalten.',
  failed: 'Nicht exportiert',
  failedText: 'Die Datei kam unvollständig an, deshalb wurde nichts gespeichert.',
  notRecorded: 'Der Export konnte nicht festgehalten werden, deshalb wurde nichts exportiert.',
  megabytes: (value: string) => `${value} MB`,
}
