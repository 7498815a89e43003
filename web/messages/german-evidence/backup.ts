/** German texts about the last backup of a business and the last test that restored one. */
import type { TextOf } from '../../core/language.ts'
import type { backupText } from '../evidence/backup.ts'
import { counted } from '../german-figures/counted.ts'

export const backup: TextOf<typeof backupText> = {
  label: 'Sicherungen',
  checking: 'Sicherungen werden geprüft',
  unknown: 'Sicherungen nicht geprüft',
  unknownText: 'Der Stand der Sicherungen ließ sich gerade nicht lesen.',
  tryAgain: 'Erneut versuchen',
  none: 'Noch keine Sicherung',
  noneText:
    'Diese Daten wurden noch nicht gesichert. Bitten Sie den Betreiber dieses Dienstes, Sicherungen einzurichten.',
  made: 'Gesichert',
  late: 'Sicherung überfällig',
  madeText: (when: string, size: string, position: string) =>
    `Am ${when} (${size}), bis Position ${position} dieses Protokolls.`,
  lateText: 'Fragen Sie den Betreiber dieses Dienstes, warum es keine neuere gibt.',
  copied: 'Jede Änderung ist gesichert',
  copiedText: (when: string) =>
    `Alles, was bis ${when} aufgezeichnet wurde, lässt sich wiederherstellen, auf die Sekunde genau.`,
  notCopied: 'Änderungen warten auf die nächste Sicherung',
  notCopiedText:
    'Seither ist die Sicherung jeder Änderung unterbrochen, spätere Änderungen sind nur in den stündlichen Sicherungen. Fragen Sie den Betreiber dieses Dienstes nach dem Grund.',
  copying: 'Sicherung jeder Änderung',
  copyingText: 'Die erste Kopie entsteht gerade.',
  untested: 'Sicherung nicht erprobt',
  untestedText:
    'Keine Sicherung mit diesen Daten wurde bisher zur Probe wiederhergestellt. Bitten Sie den Betreiber dieses Dienstes, jede Nacht „npm run drill“ auszuführen.',
  tested: 'Sicherung erprobt',
  testLate: 'Erprobung der Sicherung überfällig',
  testedText: (when: string, taken: string, position: string, took: string) =>
    `Am ${when} wurde die Sicherung vom ${taken} in ${took} wiederhergestellt und geprüft, bis Position ${position} dieses Protokolls.`,
  testLateText: 'Bitten Sie den Betreiber dieses Dienstes, eine neuere zu erproben.',
  failed: 'Erprobung der Sicherung gescheitert',
  failedText: (when: string) => `Am ${when} ließ sich eine Sicherung nicht wiederherstellen:`,
  faultyText: (when: string, taken: string, took: string) =>
    `Am ${when} wurde die Sicherung vom ${taken} in ${took} wiederhergestellt, und die Prüfung fand Fehler:`,
  failedAdvice: 'Verlassen Sie sich nicht auf diese Sicherung, bis eine spätere Erprobung gelingt.',
  seconds: (value: string) => counted(value, 'Sekunde', 'Sekunden'),
  minutes: (value: string) => counted(value, 'Minute', 'Minuten'),
}
