/** German texts of all forms. */
import type { TextOf } from '../../core/language.ts'
import type { formText } from '../en/form.ts'

export const form: TextOf<typeof formText> = {
  notChosen: 'Nicht gewählt',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Ihre Änderungen sind noch nicht gespeichert. Wenn Sie jetzt gehen, verlieren Sie sie.',
  stay: 'Weiter bearbeiten',
  draftRestored: 'Ihr Entwurf ist wieder da.',
  discardDraft: 'Verwerfen',
  leave: 'Ohne Speichern verlassen',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  notCopiedText: 'Ihr Browser hat den Zugriff auf die Zwischenablage verweigert.',
  wholeNumber: (from: string, to: string) => `Geben Sie eine ganze Zahl von ${from} bis ${to} ein`,
}
