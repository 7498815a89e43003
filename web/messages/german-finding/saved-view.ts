/** German texts of saved views. */
import type { TextOf } from '../../core/language.ts'
import type { savedViewText } from '../finding/saved-view.ts'

export const savedView: TextOf<typeof savedViewText> = {
  views: 'Ansichten',
  none: 'Noch keine. Speichern Sie, was Sie sehen, um darauf zurückzukommen.',
  saveAs: 'Das Gezeigte speichern als',
  notLoaded: 'Ihre Ansichten konnten nicht geladen werden.',
  notSaved: 'Die Ansicht wurde nicht gespeichert',
  notChanged: 'Die Ansicht wurde nicht geändert',
}
