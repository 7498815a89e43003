/** German texts of the executive styles. */
import type { TextOf } from '../../core/language.ts'
import type { personaText } from '../en/persona.ts'

export const persona: TextOf<typeof personaText> = {
  title: 'Führungsstile',
  standfirst:
    'Die Stimme, in der Jarvin Sie berät. Wechseln Sie sie, wann immer Ihr Unternehmen eine andere braucht.',
  inUse: 'Aktiv',
  strengths: 'Stärken',
  choose: 'Wählen',
  notLoaded: 'Die Führungsstile konnten nicht geladen werden.',
  change: (style: string) => `Zu ${style} wechseln?`,
  install: 'Übernehmen',
  installText:
    'Jarvin nutzt diesen Stil ab jetzt für alle in diesem Unternehmen. Der Wechsel wird festgehalten.',
  preset: 'Als Vorlage nutzen',
  presetText:
    'Füllt Ihr Unternehmensprofil mit den Einstellungen dieses Stils. Nichts ändert sich, bis Sie speichern.',
  activated: 'Führungsstil übernommen',
  activatedText: 'Jarvin berät jetzt in diesem Stil',
  failed: 'Stil nicht gewechselt',
  failedText: 'Versuchen Sie es noch einmal',
  customise: 'Anpassen',
  customiseText:
    'Keiner passt ganz? Bestimmen Sie Ton, Entscheidungsstil, Berichte und Risikobereitschaft selbst.',
  train: 'Eigenen Stil trainieren',
}
