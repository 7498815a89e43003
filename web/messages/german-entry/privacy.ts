/** German texts about the user's own data, adding a business, and deleting one. */
import type { TextOf } from '../../core/language.ts'
import type { privacyText } from '../entry/privacy.ts'

export const privacy: TextOf<typeof privacyText> = {
  myData: 'Ihre Daten',
  myDataText:
    'Laden Sie alles herunter, was über Sie gespeichert ist, in jedem Unternehmen: Profil, Sitzungen, Passkeys und jedes Ereignis, das Sie festgehalten haben.',
  download: 'Meine Daten herunterladen',
  downloading: 'Wird vorbereitet',
  notDownloaded: 'Ihre Daten konnten nicht heruntergeladen werden.',
  eraseText:
    'Löschen Sie sich aus dieser Installation. Ihr Zugang endet in jedem Unternehmen, und niemand kann Namen, Adresse und Profil mehr lesen. Was Sie getan haben, bleibt festgehalten, unter „A former member“.',
  erase: 'Meine Daten löschen',
  eraseTitle: 'Ihre Daten löschen?',
  eraseAsk:
    'Sie werden überall abgemeldet und können sich mit Ihrer Adresse nicht mehr anmelden. Das lässt sich nicht rückgängig machen. Laden Sie Ihre Daten vorher herunter, wenn Sie sie behalten möchten.',
  eraseNow: 'Endgültig löschen',
  erasing: 'Wird gelöscht',
  notErased: 'Nichts wurde gelöscht.',
  cancel: 'Abbrechen',
  deleteTitle: 'Dieses Unternehmen löschen',
  deleteText:
    '7 Tage lang können es alle noch lesen und ein Inhaber kann es behalten, aber niemand kann etwas ändern. Dann verschwinden alle Einträge, Dateien und Schlüssel für immer.',
  delete: 'Dieses Unternehmen löschen',
  confirmTitle: (name: string) => `${name} löschen?`,
  confirmText:
    'Exportieren Sie vorher das Entscheidungsprotokoll, wenn Sie die Aufzeichnung brauchen. Geben Sie zur Bestätigung den Namen des Unternehmens ein.',
  confirmName: 'Name des Unternehmens',
  confirmWrong: (name: string) => `Geben Sie den Namen genau so ein, wie er hier steht: ${name}`,
  deleteNow: 'In 7 Tagen löschen',
  deleting: 'Wird gelöscht',
  notDeleted: 'Das Unternehmen wurde nicht gelöscht.',
  running: (name: string, end: string) => `${name} wird am ${end} gelöscht.`,
  runningText: (by: string, moment: string) =>
    `${by} hat das am ${moment} verlangt. Bis dahin lässt sich alles lesen, aber nichts ändern.`,
  keep: 'Dieses Unternehmen behalten',
  keeping: 'Wird behalten',
  notKept: 'Die Löschung wurde nicht aufgehoben.',
  kept: 'Löschung aufgehoben',
  askOwner: 'Ein Inhaber kann sie aufheben.',
  addTitle: 'Unternehmen hinzufügen',
  addText: 'Ein eigener Arbeitsbereich mit eigenen Personen und Daten. Sie sind der einzige Inhaber.',
  open: 'Unternehmen eröffnen',
  opening: 'Wird eröffnet',
  notOpened: 'Das Unternehmen wurde nicht eröffnet.',
}
