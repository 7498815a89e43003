/** German texts of Risk. */
import { plural, type TextOf } from '../../core/language.ts'
import type { riskText } from '../en/risk.ts'
import { counted } from '../german-figures/counted.ts'

const grade = (value: number): string => `${value}\u00a0von\u00a05`

export const risk: TextOf<typeof riskText> = {
  title: 'Risiko',
  standfirst:
    'Was schiefgehen kann und wie wahrscheinlich das ist. Wo möglich, werden die Werte aus Ihren Daten berechnet.',
  matrix: 'Risikomatrix',
  notLoaded: 'Die Risiken ließen sich nicht berechnen: Ein Teil Ihrer Daten konnte nicht geladen werden.',
  nothing:
    'Noch liegt nichts vor. Hier werden Risiken aus Ihrem Umsatz, Ihren Kosten und Ihrem Kontostand berechnet.',
  import: 'Datei importieren',
  matrixTitle: (name: string, score: string) => `Größtes Risiko: ${name} (${score} von 10)`,
  howScored: 'Ein Wert ist Wahrscheinlichkeit mal Auswirkung, je von 1 bis 5, umgerechnet auf 10.',
  grid: 'Wahrscheinlichkeit nach Auswirkung',
  likelihood: 'Wahrscheinlichkeit',
  impact: 'Auswirkung',
  outOfTen: 'von 10',
  axes: 'Senkrecht die Wahrscheinlichkeit, waagerecht die Auswirkung, je von 1 bis 5',
  list: 'Risiken, höchster Wert zuerst',
  samples: 'Häufige Risiken dieser Branche',
  levels: { high: 'Hoch', medium: 'Mittel', low: 'Gering' },
  how: (likelihood: number, impact: number) =>
    `Wahrscheinlichkeit ${grade(likelihood)}, Auswirkung ${grade(impact)}.`,
  names: {
    cash: 'Knappe Liquidität',
    margin: 'Schrumpfende Marge',
    volatility: 'Schwankender Umsatz',
    weekday: 'Abhängigkeit von einem Wochentag',
    advisories: 'Dringende Empfehlungen offen',
    connections: 'Ausfall einer Zahlenquelle',
  },
  cash: (weeks: number) =>
    plural(
      weeks,
      {
        one: 'Bei den heutigen Kosten reicht das Geld noch eine Woche.',
        other: `Bei den heutigen Kosten reicht das Geld noch ${weeks} Wochen.`,
      },
      'de',
    ),
  margin: (recent: string, usual: string) =>
    `Die Marge lag über vier Wochen im Schnitt bei ${recent}, im Quartal davor bei ${usual}.`,
  volatility: (percent: string, weeks: number) =>
    `Der Wochenumsatz schwankte in ${weeks === 1 ? 'der letzten Woche' : `den letzten ${weeks} Wochen`} um ${percent} um seinen Durchschnitt.`,
  weekday: (weekday: string, share: string) =>
    `${weekday} bringt ${share} der Einnahmen einer durchschnittlichen Woche.`,
  advisories: (open: number) =>
    plural(
      open,
      {
        one: 'Eine dringende Empfehlung wartet auf eine Entscheidung.',
        other:
          open === 0
            ? 'Keine dringende Empfehlung wartet auf eine Entscheidung.'
            : `${open} dringende Empfehlungen warten auf eine Entscheidung.`,
      },
      'de',
    ),
  connections: (failing: number, of: number) =>
    of === 0
      ? 'Nichts ist verbunden, also kann nichts ausfallen.'
      : failing === 0
        ? plural(
            of,
            { one: 'Die eine Integration funktioniert.', other: `Alle ${of} Integrationen funktionieren.` },
            'de',
          )
        : `${failing} von ${counted(of, 'Integration', 'Integrationen')} ${plural(failing, { one: 'funktioniert', other: 'funktionieren' }, 'de')} nicht.`,
  alerts: 'Warnungen',
  compliance: 'Compliance',
  itemHead: 'Vorgang',
  dueHead: 'Fällig',
  statusHead: 'Stand',
}
