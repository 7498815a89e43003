/** German texts of the tour. */
import type { TextOf } from '../../core/language.ts'
import type { tourText } from '../entry/tour.ts'

export const tour: TextOf<typeof tourText> = {
  lang: 'de',
  offer: 'Neu hier? Sehen Sie in sechs kurzen Schritten, wie Jarvin arbeitet.',
  take: 'Rundgang starten',
  notNow: 'Nicht jetzt',
  leave: 'Rundgang beenden',
  count: (number: number, all: number) => `${number} von ${all}`,
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  steps: {
    figures: {
      title: 'Die Woche beginnt mit Ihren Zahlen',
      text: 'Jede Kennzahl zeigt, wie sie sich verändert hat und im Vergleich wozu. Öffnen Sie eine, um die Einträge dahinter zu sehen.',
    },
    chat: {
      title: 'Fragen Sie in Ihren eigenen Worten',
      text: 'Zuerst kommt die Antwort, dann die Einträge, auf denen sie beruht. Reichen die Einträge nicht aus, steht auch das da. Fragen und Antworten sind auf Englisch.',
    },
    briefs: {
      title: 'Schwierige Fragen gehören in ein Briefing',
      text: 'Ein Briefing wägt die Möglichkeiten ab und rechnet aus, was jede bringt oder kostet, auch das Nichtstun.',
    },
    advisories: {
      title: 'Aus einer Empfehlung wird eine Entscheidung',
      text: 'Mit „Annehmen“ nehmen Sie sie an: mit einer verantwortlichen Person, einem Termin und der erwarteten Wirkung. Sobald die Zahlen vorliegen, zeigt der Bereich Entscheidungen, ob sie eingetreten ist.',
    },
    log: {
      title: 'Alles Entschiedene ist festgehalten',
      text: 'Das Protokoll zeigt, wer wann was geändert hat. Es lässt sich nicht bearbeiten, und das kann jeder nachprüfen.',
    },
    records: {
      title: 'Bringen Sie Ihre eigenen Daten mit',
      text: 'Verbinden Sie Ihre Systeme oder importieren Sie eine Datei. Daraus werden Kennzahlen, Empfehlungen und Warnungen berechnet.',
    },
  },
}
