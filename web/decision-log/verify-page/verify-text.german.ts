/** German texts of the page inside an evidence bundle. */
import type { Damage } from '#schema/proof/damage'
import type { VerifyText } from './verify-text.ts'

const count = (value: number): string => new Intl.NumberFormat('de').format(value)
const events = (value: number): string => (value === 1 ? '1 Ereignis' : `${count(value)} Ereignisse`)

const damages: { readonly [K in Damage['kind']]: string } = {
  changed: 'Das Ereignis wurde geändert.',
  removed: 'Ein Ereignis wurde entfernt.',
  inserted: 'Ein Ereignis wurde eingefügt.',
  swapped: 'Ereignisse wurden vertauscht.',
  'tail cut': 'Ab hier fehlen die Ereignisse.',
  'head deleted': 'Die Zeile, die das letzte Ereignis nennt, fehlt.',
  rechained: 'Die Ereignisse passen zueinander, sind aber nicht die, die signiert wurden.',
  misnumbered: 'Die Versionen eines Eintrags haben eine Lücke.',
  forged: 'Der Dienst hat das Ereignis nicht angefügt.',
}

const files: Readonly<Record<string, string>> = {
  'the bundle': 'Das Paket',
  'the remembered checkpoint': 'Der frühere Prüfpunkt',
}

const reasons: Readonly<Record<string, string>> = {
  'is not a zip file, or is damaged': 'ist keine ZIP-Datei oder ist beschädigt',
  'contains a line that is not JSON': 'enthält eine Zeile, die kein JSON ist',
  'contains a line that is not a proof': 'enthält eine Zeile, die kein Nachweis ist',
  'is not in the bundle': 'fehlt im Paket',
  'is not UTF-8 text': 'ist kein UTF-8-Text',
  'is not a public key of the form name+id+key': 'ist kein öffentlicher Schlüssel der Form name+id+key',
  'is not the key you expect': 'ist nicht der Schlüssel, den Sie erwarten',
  'is not signed by the key': 'ist nicht mit dem Schlüssel signiert',
  'is not signed by the key of this log': 'ist nicht mit dem Schlüssel dieses Protokolls signiert',
}

const cosigner = /^is not cosigned by (.+)$/s

const reasonOf = (why: string): string => {
  const [, name] = cosigner.exec(why) ?? []
  return name === undefined ? (reasons[why] ?? why) : `ist nicht von ${name} mitsigniert`
}

export const german: VerifyText = {
  product: 'Jarvin, Entscheidungsprotokoll',
  title: 'Ein Beweispaket prüfen',
  lead: 'Diese Seite arbeitet ohne Netz. Die gewählte Datei bleibt auf diesem Computer, und jede Prüfung wird hier gerechnet.',
  pick: 'Das Paket, wie es heruntergeladen wurde (.zip)',
  drop: 'Oder ziehen Sie die Datei auf diese Seite.',
  more: 'Mit dem vergleichen, was Sie aus anderer Quelle haben',
  vkey: 'Öffentlicher Schlüssel',
  vkeyWhy:
    'Das Paket bringt einen Schlüssel mit. Fügen Sie den Schlüssel ein, den Sie aus anderer Quelle haben; dann gilt nur dieser.',
  remembered: 'Ein früherer signierter Prüfpunkt',
  rememberedWhy:
    'Ein Paket des ganzen Protokolls muss dann mit den Ereignissen beginnen, die dieser Prüfpunkt umfasst.',
  witnesses: 'Öffentliche Schlüssel von Zeugen',
  witnessesWhy:
    'Einer je Zeile, von den Zeugen selbst. Jeder von ihnen muss den Prüfpunkt mitsigniert haben.',
  cosigned: 'Mitsigniert von',
  cosignedBy: (name, time) => `${name}, ${time}`,
  checking: (name, done) => `${name} wird geprüft … ${events(done)} gelesen`,
  holds: 'Das Paket ist geprüft',
  holdsText: (value, size) =>
    value === 1
      ? `Sein einziges Ereignis steht unverändert unter den ersten ${count(size)} des signierten Protokolls.`
      : `Alle ${count(value)} Ereignisse darin stehen unverändert unter den ersten ${count(size)} des signierten Protokolls.`,
  whole: 'Es ist das ganze Protokoll bis zu dieser Stelle: Nichts ist ausgelassen.',
  part: 'Es ist ein Teil des Protokolls. Was ausgelassen wurde, kann ein Paket nicht zeigen; geändert wurde darin nichts.',
  damaged: 'Die Prüfung ist fehlgeschlagen',
  damagedText: ({ position, kind, upTo }) =>
    upTo === undefined
      ? `An Position ${count(position)}: ${damages[kind]}`
      : `Ab einer Position zwischen ${count(position)} und ${count(upTo)}: ${damages[kind]}`,
  damagedWhy:
    'Ab dieser Stelle ist nichts bewiesen. Lassen Sie sich ein neues Paket geben, und behalten Sie dieses.',
  unread: 'Das Paket lässt sich nicht prüfen',
  unreadText: (file, why) => `${files[file] ?? file} ${reasonOf(why)}.`,
  file: 'Datei',
  log: 'Protokoll',
  size: 'Signiert bis Position',
  root: 'Wurzel-Hash (Base64)',
  key: 'Signiert mit dem Schlüssel',
}
