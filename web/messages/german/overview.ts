/** German texts of the Overview. */
import { plural, type TextOf } from '../../core/language.ts'
import type { overviewText } from '../en/overview.ts'
import { counted, countWord } from '../german-figures/counted.ts'

const points = (by: number): string =>
  by === 0.5 ? 'einen halben Punkt' : by === 1 ? 'einen Punkt' : `${by.toLocaleString('de')}\u00a0Punkte`

export const overview: TextOf<typeof overviewText> = {
  greetings: { morning: 'Guten Morgen', afternoon: 'Guten Tag', evening: 'Guten Abend' },
  week: (week: string, revenue: string, margin: string) => `Der Umsatz lag in ${week} ${revenue}, ${margin}.`,
  revenueAlone: (week: string, revenue: string) => `Der Umsatz lag in ${week} ${revenue}.`,
  revenue: {
    up: 'über dem der Vorwoche',
    down: 'unter dem der Vorwoche',
    none: 'auf dem Stand der Vorwoche',
  },
  margin: {
    up: (by: number) => `die Marge stieg um ${points(by)}`,
    down: (by: number) => `die Marge sank um ${points(by)}`,
    none: (_by: number) => 'die Marge hielt sich',
  },
  firstWeek: (week: string) => `Die Zahlen für ${week} sind da; eine Woche zum Vergleich gibt es noch nicht.`,
  nothingUrgent: 'Nichts Dringendes wartet auf Sie.',
  urgentAdvisories: (count: number) =>
    plural(
      count,
      {
        one: 'Eine dringende Empfehlung wartet auf Sie.',
        other: `${countWord(count)} dringende Empfehlungen warten auf Sie.`,
      },
      'de',
    ),
  urgentAlerts: (count: number) =>
    plural(
      count,
      {
        one: 'Eine dringende Warnung ist offen.',
        other: `${countWord(count)} dringende Warnungen sind offen.`,
      },
      'de',
    ),
  figures: 'Zahlen der Woche',
  ways: 'Wohin als Nächstes',
  dashboards: 'Dashboards',
  finance: 'Finanzen',
  strategic: 'Strategie',
  sales: 'Vertrieb & Marketing',
  risk: 'Risiko',
  noFigures: 'Noch sind keine Wochenzahlen eingetroffen',
  growth: (change: number, shown: string, weeks: number, lastWeek: number, year: number) => {
    const moved = change === 0 ? 'unverändert' : `${shown} ${change > 0 ? 'höher' : 'niedriger'}`
    return plural(
      weeks,
      {
        one: `Umsatz in Woche ${lastWeek} ${year}: ${moved}, verglichen mit derselben Woche des Vorjahres`,
        other: `Umsatz in ${weeks} Wochen ${year}: ${moved}, verglichen mit denselben Wochen des Vorjahres`,
      },
      'de',
    )
  },
  index: (index: string, week: string) => `Wachstum im Jahresverlauf ${index} beim Umsatz von ${week}`,
  indexWords: (week: string) =>
    `Ein festgelegter Index, kein Wachstum: der Umsatz von ${week} mal 52, geteilt durch 100.000, mit Prozentzeichen`,
  revenueIn: (amount: string, week: string) => `${amount} in ${week}`,
  latestWeek: 'der letzten Woche',
  financeFact: 'Umsatz, Marge, Liquidität und Wachstum',
  strategicFact: 'Chancen, Wettbewerber, Branchentrends',
  salesFact: 'Wachstumschancen und Lücken',
  riskFact: 'Warnungen, Compliance und Risikomatrix',
  transactions: (count: string, week: string, compared: string) =>
    `${counted(count, 'Transaktion', 'Transaktionen')} in ${week}${compared}`,
  uncounted: (amount: string, week: string) => `${amount} in ${week}, ohne Zahl der Verkäufe`,
  compared: {
    none: ', so viele wie in der Vorwoche',
    up: (far: string) => `, ${far} mehr als in der Vorwoche`,
    down: (far: string) => `, ${far} weniger als in der Vorwoche`,
  },
  alerts: 'Warnungen',
  allAlerts: 'Alle Risikowarnungen',
  nothingYet: {
    till: 'Noch liegt nichts vor. Beginnen Sie mit Ihren Verkäufen: Eine Datei genügt für eine erste ehrliche Antwort.',
    agency:
      'Noch liegt nichts vor. Beginnen Sie mit Ihren Abschlüssen: Eine Datei genügt für eine erste ehrliche Antwort.',
    hours:
      'Noch liegt nichts vor. Beginnen Sie mit Stundenzetteln oder Rechnungen: Eine Datei genügt für eine erste ehrliche Antwort.',
    any: 'Noch liegt nichts vor. Beginnen Sie mit Verkäufen oder Rechnungen: Eine Datei genügt für eine erste ehrliche Antwort.',
  },
  nothingYetForReaders: 'Noch liegt nichts vor. Ein Inhaber oder eine Führungskraft kann Zahlen importieren.',
  done: 'Erledigt:',
  bring: {
    till: {
      title: 'Verkäufe importieren',
      text: 'Ein CSV- oder Excel-Export aus Ihrer Kasse. Zwei Jahre sind am besten, ein Monat genügt.',
    },
    agency: {
      title: 'Provisionen importieren',
      text: 'Ein CSV- oder Excel-Export der Abschlüsse oder Provisionen aus Ihrer Maklersoftware. Zwei Jahre sind am besten, ein Monat genügt. Mieterliste und Angebote können folgen.',
    },
    hours: {
      title: 'Stundenzettel und Rechnungen importieren',
      text: 'Ein CSV- oder Excel-Export der Stunden und einer der Rechnungen, aus Zeiterfassung oder Buchhaltung. Zwei Jahre sind am besten, ein Monat genügt.',
    },
    any: {
      title: 'Verkäufe importieren',
      text: 'Ein CSV- oder Excel-Export Ihrer Verkäufe oder Rechnungen. Zwei Jahre sind am besten, ein Monat genügt.',
    },
  },
  bringSalesAction: 'Datei wählen',
  bringInvoices: 'Rechnungen importieren',
  bringInvoicesText:
    'Ein CSV- oder Excel-Export Ihrer Rechnungen oder Verkäufe. Zwei Jahre sind am besten, ein Monat genügt.',
  chase: 'Fordern Sie ein, was überfällig ist',
  chaseText: (overdue: string) => `${overdue} sind überfällig. Unter Importe steht, wer sie schuldet.`,
  chaseAction: 'Zeigen, wer schuldet',
  addCosts: 'Kosten hinzufügen',
  addCostsText:
    'Löhne, Material und Miete aus Xero, MYOB oder einer Tabelle. Bis dahin wird keine Marge gezeigt.',
  addCostsAction: 'Kosten hinzufügen',
  sayFocus: 'Sagen Sie, worauf Sie hinarbeiten',
  sayFocusText: 'Ein Satz genügt. Jedes Briefing und jede Antwort wird daran gemessen.',
  sayFocusAction: 'Fokus festlegen',
  invite: 'Laden Sie ein, mit wem Sie entscheiden',
  inviteText: 'Partner, Steuerberatung, Prüfer: Alle sehen, was ihre Rolle braucht.',
  inviteAction: 'Personen einladen',
  dropFile: 'Sie können eine Datei überall auf dieser Seite ablegen oder',
  dropNothing: 'Sie können auch',
  connect: {
    till: { link: 'Ihre Kasse verbinden', rest: '; dann kommen die Verkäufe von selbst.' },
    agency: { link: 'Ihre Buchhaltung verbinden', rest: '; dann kommen die Einnahmen von selbst.' },
    hours: { link: 'Ihre Buchhaltung verbinden', rest: '; dann kommen die Rechnungen von selbst.' },
    any: { link: 'Kasse oder Buchhaltung verbinden', rest: '; dann kommen die Verkäufe von selbst.' },
  },
  coming: 'Was hier erscheinen wird',
  needs: {
    till: [
      { figure: 'Wochenumsatz', need: 'braucht Verkäufe' },
      { figure: 'Gewinnmarge', need: 'braucht Verkäufe und alle Kosten' },
      { figure: 'Liquiditätsreichweite', need: 'braucht Kontostand und Kosten' },
      { figure: 'Transaktionen der Woche', need: 'brauchen Verkäufe mit Uhrzeit' },
    ],
    agency: [
      { figure: 'Wochenumsatz', need: 'braucht Provisionen und Gebühren' },
      { figure: 'Gewinnmarge', need: 'braucht Einnahmen und alle Kosten' },
      { figure: 'Liquiditätsreichweite', need: 'braucht Kontostand und Kosten' },
      { figure: 'Mieten und Gebühren der Woche', need: 'brauchen eine Mieterliste' },
    ],
    hours: [
      { figure: 'Wochenumsatz', need: 'braucht Rechnungen' },
      { figure: 'Gewinnmarge', need: 'braucht Rechnungen und alle Kosten' },
      { figure: 'Liquiditätsreichweite', need: 'braucht Kontostand und Kosten' },
      { figure: 'Abgerechnete Tage und Auslastung', need: 'brauchen Stundenzettel' },
    ],
    any: [
      { figure: 'Wochenumsatz', need: 'braucht Verkäufe oder Rechnungen' },
      { figure: 'Gewinnmarge', need: 'braucht Verkäufe und alle Kosten' },
      { figure: 'Liquiditätsreichweite', need: 'braucht Kontostand und Kosten' },
      { figure: 'Transaktionen der Woche', need: 'brauchen Verkäufe mit Datum' },
    ],
  },
}
