/** German texts about signed checkpoints of the log, and about a log that contradicts one. */
import type { TextOf } from '../../core/language.ts'
import type { checkpointText } from '../en/checkpoint.ts'
import { counted } from '../german-figures/counted.ts'

const events = (count: string): string => counted(count, 'Ereignis', 'Ereignisse')
const ofEvents = (count: string): string => counted(count, 'Ereignis', 'Ereignissen')

export const checkpoint: TextOf<typeof checkpointText> = {
  label: 'Signatur des Protokolls',
  checking: 'Das Protokoll wird geprüft',
  checkingText: 'Verglichen wird mit der Signatur, die dieser Browser gespeichert hat.',
  continued: 'Protokoll geprüft',
  continuedText: (size: string, seen: string, when: string) =>
    `Jetzt ${events(size)}: unverändert fortgesetzt von ${seen}, die dieser Browser am ${when} sah.`,
  sameText: (size: string, when: string) => `${events(size)}, dieselben, die dieser Browser am ${when} sah.`,
  first: 'Protokoll signiert',
  firstText: (size: string) =>
    `Dieser Browser merkt sich nun die Signatur über ${events(size)} und bemerkt, falls sie je umgeschrieben werden.`,
  unreachable: 'Protokoll nicht geprüft',
  unreachableText:
    'Das Protokoll ließ sich gerade nicht prüfen. Die in diesem Browser gespeicherte Signatur bleibt.',
  tryAgain: 'Erneut versuchen',
  newKey: 'Ein anderer Schlüssel signiert das Protokoll',
  newKeyText: (when: string) =>
    `Die Ereignisse setzen unverändert fort, was dieser Browser am ${when} sah, aber ein anderer Schlüssel signiert sie. Fragen Sie den Betreiber dieses Dienstes, ob der Schlüssel ersetzt wurde, und vergleichen Sie ihn.`,
  acceptKey: 'Diesen Schlüssel annehmen',
  oldKey: 'Voriger Schlüssel',
  currentKey: 'Heutiger Schlüssel',
  details: 'Signierter Prüfpunkt',
  key: 'Öffentlicher Schlüssel',
  copyCheckpoint: 'Prüfpunkt und Schlüssel kopieren',
  witnesses: 'Zeugen',
  witnessed: (name: string) => `Mitsigniert von ${name}`,
  witnessedText: (size: string, when: string) =>
    `Am ${when} hatte er diese ${events(size)} gesehen und keinen anderen Verlauf dieses Protokolls.`,
  witnessedInPart: (name: string) => `Zum Teil mitsigniert von ${name}`,
  witnessedInPartText: (size: string, all: string, when: string) =>
    `Am ${when} hatte er ${size === '1' ? 'das erste' : `die ersten ${size}`} von diesen ${ofEvents(all)} gesehen und keinen anderen Verlauf dieses Protokolls.`,
  vouchedSince: (when: string) => `Er bürgt für dieses Protokoll seit ${when}.`,
  witnessChecking: (name: string) => `${name} wird geprüft`,
  witnessCheckingText: 'Seine Signatur wird in diesem Browser geprüft.',
  witnessUnchecked: (name: string) => `Mitsignatur von ${name} nicht geprüft`,
  witnessUncheckedText: 'Dieser Browser konnte sie gerade nicht prüfen.',
  witnessInvalid: (name: string) => `Mitsignatur von ${name} ist ungültig`,
  witnessInvalidText:
    'Was der Dienst als Signatur dieses Zeugen zeigt, bestand die Prüfung in diesem Browser nicht. Fragen Sie den Betreiber des Zeugen, was er zuletzt mitsigniert hat.',
  witnessKey: (name: string) => `Ein anderer Schlüssel für ${name}`,
  witnessKeyText:
    'Dieser Browser hat diesen Zeugen mit einem anderen Schlüssel bürgen sehen. Fragen Sie seinen Betreiber, ob der Schlüssel ersetzt wurde, und vergleichen Sie ihn.',
  witnessGone: (name: string) => `${name} wird nicht mehr gefragt`,
  witnessGoneText:
    'Dieser Zeuge bürgte in diesem Browser schon für dieses Protokoll, und der Dienst nennt ihn nicht mehr. Fragen Sie den Betreiber dieses Dienstes nach dem Grund.',
  forgetWitness: 'Diesen Zeugen vergessen',
  unwitnessed: (name: string) => `Noch nicht mitsigniert von ${name}`,
  unwitnessedTexts: {
    silent: 'Der Zeuge hat nicht geantwortet.',
    unusable: 'Der Zeuge antwortete, gab aber keine gültige Mitsignatur.',
    mismatch:
      'Die Antwort des Zeugen passt zu keinem Verlauf dieses Protokolls. Fragen Sie seinen Betreiber, was er zuletzt mitsigniert hat.',
    'unknown-log':
      'Der Zeuge kennt dieses Protokoll nicht oder hat einen anderen Schlüssel dafür. Bitten Sie seinen Betreiber, es aufzunehmen.',
  },
  seenBefore: (size: string, when: string) => `Er bürgte zuletzt für ${events(size)}, am ${when}.`,
  alarm: 'Diesem Protokoll ist nicht zu trauen',
  alarms: {
    rewritten: (size: string, when: string) =>
      `Der Verlauf wurde umgeschrieben. Unter den ersten ${ofEvents(size)}, die dieser Browser am ${when} sah, wurden einige geändert, entfernt oder hinzugefügt.`,
    cut: (size: string, when: string) =>
      `Der Verlauf wurde gekürzt. Dieser Browser sah am ${when} ${events(size)}; jetzt sind es weniger.`,
    unsigned:
      'Dieses Protokoll ist nicht mit dem Schlüssel signiert, den es nennt, oder gehört zu einem anderen Unternehmen.',
    witness: (name: string) =>
      `Der Zeuge ${name} hat einen anderen Verlauf dieses Protokolls mitsigniert. Entweder wurden Ereignisse, die er sah, geändert oder entfernt, oder eine ältere Sicherung wurde eingespielt.`,
    refused:
      'Der Dienst hat festgestellt, dass sein Verlauf dem widerspricht, was er zuvor signierte, und signiert ihn nicht mehr.',
    row: (position: string) =>
      `Das Ereignis an Position ${position} passt nicht zu seinem Hash oder zum Ereignis davor. Es wurde außerhalb des Dienstes verändert.`,
    entry: (position: string) =>
      `Das Ereignis an Position ${position} ist nicht im signierten Protokoll. Was der Dienst zeigt, ist nicht, was er signierte.`,
  },
  meaning: 'Was das bedeutet',
  meaningText:
    'In diesem Produkt lassen sich Ereignisse nicht bearbeiten. Das tat jemand mit Zugang zur Datenbank oder zum Server, oder eine ältere Sicherung wurde eingespielt.',
  whatToDo: 'Was zu tun ist',
  steps: [
    'Speichern Sie jetzt die Beweise: Die signierten Prüfpunkte belegen, was der Dienst zuvor sagte und was er jetzt sagt.',
    'Verlassen Sie sich nicht auf dieses Protokoll und nehmen Sie es nicht an, bis Sie wissen, was geschehen ist.',
    'Geben Sie die Beweise dem Betreiber dieses Dienstes. Der Befehl „npm run verify“ nennt das erste veränderte Ereignis.',
  ],
  signedBefore: (when: string) => `Zuvor signiert, gesehen am ${when}`,
  signedNow: 'Jetzt signiert',
  nothingSigned: 'Der Dienst hat das Protokoll diesmal nicht signiert.',
  nothingRemembered: 'Dieser Browser hat keine frühere Signatur gespeichert.',
  saveEvidence: 'Beweise speichern',
  copyEvidence: 'Beweise kopieren',
  acceptLog: 'Das heutige Protokoll annehmen',
  acceptLogText:
    'Verwirft die frühere Signatur. Tun Sie das erst, wenn Sie die Beweise gespeichert haben und den Grund kennen.',
  entry: { held: 'Signiert', 'not-held': 'Nicht signiert', failed: 'Nicht geprüft', waiting: 'Wird geprüft' },
  entryChecking: 'Geprüft wird, ob dieses Ereignis im signierten Protokoll ist.',
  entryHeld: (size: string) =>
    `Das signierte Protokoll mit ${ofEvents(size)} enthält diesen Hash. In diesem Browser geprüft.`,
  entryHeldText: (size: string) =>
    `Das signierte Protokoll mit ${ofEvents(size)} enthält dieses Ereignis. Der Hash seines Inhalts wurde in diesem Browser berechnet.`,
  entryUnreachable: 'Dieses Ereignis ließ sich gerade nicht mit dem signierten Protokoll vergleichen.',
}
