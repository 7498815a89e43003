/** German texts of the track record. */
import { plural, type TextOf } from '../../core/language.ts'
import type { scoreText } from '../en/score.ts'

export const score: TextOf<typeof scoreText> = {
  title: 'Trefferbilanz',
  standfirst: (hits: string, told: string) =>
    `Von den Ratschlägen, die sich bewerten ließen, trafen ${hits} von ${told} ein.`,
  standfirstNone: 'Angenommene Ratschläge werden hier bewertet, sobald ihre Wochen vorliegen.',
  back: 'Alle Ereignisse',
  figures: 'Bewertung angenommener Ratschläge',
  cameTrue: 'Eingetroffen',
  of: (hits: number, told: number) => (told === 0 ? 'keine' : `${hits} von ${told}`),
  cannotTell: (count: number) => plural(count, { one: 'einer unklar', other: `${count} unklar` }, 'de'),
  open: (count: number) => plural(count, { one: 'einer läuft noch', other: `${count} laufen noch` }, 'de'),
  promised: 'Versprochen je Woche',
  found: 'Tatsächlich je Woche',
  foundOf: (promised: string) => `${promised} versprochen`,
  brier: 'Brier-Wert',
  brierNote: '0 ist perfekt; Raten ergibt 0,25',
  nothing: 'Nichts tun',
  nothingBrier: 'Brier-Wert dafür',
  nothingNote: (brier: string) => `blieb im erwarteten Bereich, Brier-Wert ${brier}`,
  done: 'Erledigt',
  advice: 'Ratschlag',
  scale: 'Erwartet und tatsächlich',
  verdict: 'Bewertung',
  due: (day: string) => `fällig am ${day}`,
  byStyle: 'Nach Stil',
  style: 'Stil',
  byMeasure: 'Nach Messgröße',
  measure: 'Messgröße',
  uncertain: 'Unklar',
  promisedColumn: 'Versprochen',
  foundColumn: 'Tatsächlich',
  notKnown: 'unbekannt',
  none: 'Noch wurde kein Ratschlag bewertet.',
  noneHint:
    'Nehmen Sie eine Empfehlung an, die eine Zahl verspricht. Ihr Ergebnis erscheint hier, sobald die Wochen vorliegen.',
  toAdvisories: 'Zu den Empfehlungen',
  notLoaded: 'Die Trefferbilanz konnte nicht geladen werden.',
  loading: 'Die Trefferbilanz wird geladen',
}
