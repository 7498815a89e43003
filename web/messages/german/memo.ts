/** German texts of the CEO inbox. */
import type { TextOf } from '../../core/language.ts'
import type { memoText } from '../en/memo.ts'

export const memo: TextOf<typeof memoText> = {
  list: 'Memos',
  reading: 'Geöffnetes Memo',
  all: 'Alle',
  statuses: { unread: 'Ungelesen', read: 'Gelesen', archived: 'Archiviert' },
  priorities: { high: 'Hoch', normal: 'Normal', low: 'Gering' },
  prioritiesInFull: { high: 'Hohe Priorität', normal: 'Normale Priorität', low: 'Geringe Priorität' },
  types: { directive: 'Anweisung', alert: 'Warnung', summary: 'Zusammenfassung', memo: 'Memo' },
  loading: 'Memos werden geladen',
  none: 'Keine Memos gefunden',
  ellipsis: '…',
  from: (persona: string) => `Von: ${persona}`,
  sent: (date: string, time: string) => `${date}, ${time}`,
  by: (persona: string) => `, von ${persona}`,
  back: 'Zurück',
  archive: 'Archivieren',
  archivedNotice: 'Das Memo ist archiviert.',
  select: 'Wählen Sie ein Memo',
  selectText: 'Ein Memo aus der Liste zeigt hier seinen Inhalt',
  disclaimer:
    'Jarvin ist gut geschult, kann sich aber irren. Prüfen Sie wichtige Entscheidungen, bevor Sie danach handeln.',
  notLoaded: 'Die Memos konnten nicht geladen werden.',
  notRead: 'Dieses Memo konnte nicht als gelesen markiert werden.',
  notArchived: 'Dieses Memo konnte nicht archiviert werden.',
}
