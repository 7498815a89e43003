/** German words of Imports: roles of columns, reasons, counts. */
import type { Import, ImportKind } from '#schema/import/import'
import { counted } from '../german-figures/counted.ts'

type Words = { readonly [word: string]: string | undefined }

export const roles: Words = {
  date: 'Datum',
  month: 'Monat',
  'money-in': 'Eingang',
  'money-out': 'Ausgang',
  'left-out': 'Ausgelassen: weder Einnahme noch Kosten',
  time: 'Uhrzeit des Verkaufs',
  zone: 'Zeitzone',
  amount: 'Betrag',
  net: 'Betrag ohne Steuer',
  tax: 'Steuer',
  'tax-code': 'Steuerpflichtig oder nicht',
  tip: 'Trinkgeld',
  'gift-card': 'Gutschein',
  refunded: 'Erstattung',
  discount: 'Rabatt',
  quantity: 'Menge',
  'sales-count': 'Anzahl der Verkäufe',
  period: 'Zeitraum',
  'unit-price': 'Einzelpreis',
  category: 'Kategorie',
  item: 'Was verkauft wurde',
  channel: 'Vertriebsweg',
  id: 'Verkaufs- oder Buchungsnummer',
  currency: 'Währung',
  side: 'Ein- oder Ausgang',
  status: 'Status',
  debit: 'Ausgang',
  credit: 'Eingang',
  balance: 'Kontostand',
  account: 'Konto',
  details: 'Einzelheiten',
  employee: 'Mitarbeiter',
  hours: 'Stunden',
  super: 'Altersvorsorge (Super)',
  'billed-hours': 'Abgerechnete Stunden',
  'unbilled-hours': 'Nicht abgerechnete Stunden',
  billable: 'Abgerechnet oder nicht',
  available: 'Verfügbare Zeit',
  client: 'Kunde',
  project: 'Projekt',
  task: 'Tätigkeit',
  surname: 'Nachname',
  customer: 'Kunde',
  issued: 'Rechnungsdatum',
  due: 'Fällig am',
  invoiced: 'Rechnungsbetrag',
  'paid-part': 'Bezahlter Betrag',
  'paid-on': 'Tag der Zahlung',
  owed: 'Offen',
  'owed-of-age': 'Offen, nach Alter',
  type: 'Art',
  property: 'Objekt',
  tenant: 'Mieter',
  rent: 'Miete',
  'rent-period': 'Zeitraum der Miete',
  fee: 'Gebühr',
  'fee-share': 'Gebühr, als Anteil der Miete',
  'lease-end': 'Ende des Mietvertrags',
  'other-party': 'Eigentümer oder Verkäufer',
  asking: 'Preis',
  'days-on-market': 'Tage im Angebot',
  listed: 'Angeboten seit',
  opportunity: 'Chance',
  value: 'Wert',
  weighted: 'Wert nach Aussicht',
  chance: 'Aussicht',
  'expected-close': 'Erwarteter Abschluss',
  stage: 'Stufe',
}

export const ledgerRoles: Words = { debit: 'Soll', credit: 'Haben', side: 'Soll oder Haben' }

export const rowsOf = (count: number | string): string => counted(count, 'Zeile', 'Zeilen')

export const apart: { readonly [why: string]: ((count: number) => string) | undefined } = {
  'above the labels': (count) => `${rowsOf(count)} über den Überschriften`,
  total: (count) => counted(count, 'Summenzeile', 'Summenzeilen'),
  text: (count) => counted(count, 'Textzeile', 'Textzeilen'),
  'no sale': (count) => counted(count, 'Auszahlung oder Gebühr', 'Auszahlungen oder Gebühren'),
  paid: (count) => counted(count, 'Zeile ohne offenen Betrag', 'Zeilen ohne offenen Betrag'),
  'further line': (count) =>
    counted(count, 'weitere Zeile einer Bestellung', 'weitere Zeilen von Bestellungen'),
  'not completed': (count) =>
    counted(count, 'nicht abgeschlossene Zahlung', 'nicht abgeschlossene Zahlungen'),
  'labels again': (count) =>
    counted(count, 'wiederholte Überschriftenzeile', 'wiederholte Überschriftenzeilen'),
}

const things: Readonly<Record<ImportKind, readonly [one: string, several: string]>> = {
  sales: ['Verkauf', 'Verkäufe'],
  books: ['Buchung', 'Buchungen'],
  timesheets: ['Zeiteintrag', 'Zeiteinträge'],
  debtors: ['Forderung', 'Forderungen'],
  managements: ['Objekt', 'Objekte'],
  listings: ['Angebot', 'Angebote'],
  pipeline: ['Chance', 'Chancen'],
}

export const records = (kind: ImportKind, count: number): string =>
  counted(count.toLocaleString('de'), ...things[kind])

export const states: Readonly<Record<Import['state'], string>> = {
  undecided: 'Wartet auf eine Antwort',
  ready: 'Bereit zum Festhalten',
  imported: 'Festgehalten',
  undone: 'Rückgängig gemacht',
}

export const titles: Words = {
  accounts: 'Was bedeuten diese Konten?',
  refunds: 'Sind diese Erstattungen schon abgezogen?',
  'refunds-in': 'Sind diese Erstattungen schon abgezogen?',
  kind: 'Sind das Verkäufe oder Buchungen aus Ihren Büchern?',
  tax: 'Ist die Steuer in diesen Beträgen enthalten?',
  tip: 'Ist das Trinkgeld in diesen Beträgen enthalten?',
  takings: 'Sind Einnahmen in dieser Datei negativ?',
  debits: 'Ist Soll hier Eingang oder Ausgang?',
  'amount-column': 'Welche Spalte enthält die Beträge?',
  'date-column': 'Welche Spalte enthält das Datum?',
  'category-column': 'Welche Spalte gruppiert, was Sie verkaufen?',
  'tax-code-column': 'Welche Spalte enthält die Steuerkennzeichen?',
  added: 'Was ist diese Spalte?',
  'price-of': 'Ist das der Einzelpreis oder der Preis der ganzen Zeile?',
  discount: 'Muss dieser Rabatt noch abgezogen werden?',
  'order-total': 'Wiederholen die Zeilen einer Bestellung deren Summe?',
  'hours-column': 'Welche Stunden wurden gearbeitet?',
  'monthly-tax': 'Enthalten diese Monatssummen Steuer?',
  'monthly-dates': 'Ist jede Zeile ein Monat oder ein Tag?',
  'monthly-columns': 'Sind diese Spalten richtig gelesen?',
  'monthly-accounts': 'Sind diese Konten Kosten oder Einnahmen?',
  'same-months': 'Ist das dasselbe Geld wie das schon festgehaltene?',
  'date-numbers': 'Ab wann zählt diese Datei ihre Tage?',
  'day-length': 'Wie lang ist ein ganzer Tag?',
  billed: 'Welche dieser Stunden werden Kunden berechnet?',
  'billable-blank': 'Werden Zeilen mit leerer Zelle berechnet?',
  sheet: 'Welches Blatt soll gelesen werden?',
  'same-rows': 'Sind das die Zeilen, die schon festgehalten sind?',
  'as-of': 'An welchem Tag war das offen?',
  'ages-from': 'Ab wann zählen diese Tage?',
  'owed-to': 'Wer schuldet diese Beträge?',
  'debtors-repeated': 'Sind diese Zeilen dieselbe Forderung?',
  'rent-period': 'Für welchen Zeitraum sind diese Mieten?',
  'fee-is': 'Was sind diese Gebühren?',
  'debtors-on-record': 'Ersetzt diese Liste die festgehaltene?',
  'debtors-outstanding': 'Welche Spalte enthält, was noch offen ist?',
  'debtors-amount': 'Welche Spalte enthält den Rechnungsbetrag?',
  'debtors-customer': 'Welche Spalte enthält die Kunden?',
  'debtors-paid': 'Welche Spalte enthält, was bezahlt wurde?',
  'week-or-fortnight': 'Ist jede Zeile eine Woche oder zwei?',
  'same-work': 'Ist diese Arbeit schon festgehalten?',
  'sum-rows': 'Sind diese Zeilen Summen anderer?',
  'hours-unit': 'Worin sind diese Zeiten gezählt?',
  'billed-column': 'Welche Spalte sagt, was berechnet wird?',
  'repeated-rows': 'Wurden diese Zeilen zweimal eingefügt?',
  'same-numbers': 'Beginnen Ihre Verkaufsnummern von vorn?',
}

export const leads: Words = {
  'date-order':
    'Jedes Datum in dieser Datei lässt sich auf mehr als eine Weise lesen, und bei Ihren Zahlen raten wir nicht.',
  'decimal-mark':
    'Das Zeichen in diesen Beträgen kann Cent oder Tausender bedeuten, und bei Ihren Zahlen raten wir nicht.',
  accounts:
    'Auf ihnen geht Geld ein, und ihre Namen sagen nicht, was es ist. Ohne Antwort gibt es keinen Umsatz.',
  sign: 'Nichts in dieser Datei sagt, wohin das Geld ging, und bei Ihren Zahlen raten wir nicht.',
  refunds: 'Diese Zeilen sind Erstattungen, aber ihre Beträge liegen über null.',
  'refunds-in':
    'Die Zahlen zeigen nicht, ob diese Erstattungen von den Beträgen daneben schon abgezogen sind; Ihr Umsatz wäre ein anderer.',
  tax: 'Die Zahlen passen zu beidem, und Ihre wären andere.',
  'tax-included': 'Diese Datei hat keine Steuerspalte, und falsch geraten wären Ihre Zahlen verzerrt.',
  tip: 'Die Zahlen passen zu beidem, und Ihr Umsatz wäre ein anderer.',
  takings: 'Die meisten Beträge in dieser Datei liegen unter null.',
  debits: 'Der Kontostand wächst mit dem Soll, wie in Ihrem eigenen Hauptbuch oder einem Aufwandskonto.',
  kind: 'Die Spalten passen zu beidem, und die Zahlen wären andere.',
  'amount-column': 'Mehr als eine Spalte könnte der Betrag sein.',
  'category-column': 'Mehr als eine Spalte könnte die Kategorie sein.',
  'tax-code-column': 'Mehr als eine Spalte könnte das Steuerkennzeichen sein.',
  added: 'Die Summen enthalten sie, und ihre Überschrift sagt nicht, warum.',
  'date-column': 'Mehr als eine Spalte könnte das Datum sein.',
  'price-of': 'Manche Zeilen verkaufen mehr als ein Stück; Ihr Umsatz wäre ein anderer.',
  discount:
    'Die Überschrift sagt nicht, was es ist, oder die Beträge sagen nicht, ob er schon abgezogen ist; Ihr Umsatz wäre ein anderer.',
  'order-total': 'Mehrere Zeilen haben dieselbe Nummer und denselben Betrag; Ihr Umsatz wäre ein anderer.',
  'hours-column': 'Mehr als eine Spalte enthält Stunden.',
  sheet: 'Diese Arbeitsmappe hat mehrere Blätter mit Zeilen.',
  'repeated-rows': 'Dieselben Zeilen kommen noch einmal vor, in derselben Folge.',
  'same-numbers':
    'Schon festgehaltene Zeilen haben dieselben Nummern an einem anderen Tag, mit anderen Beträgen. Beide Lesarten würden Ihre Zahlen ändern.',
  'same-work':
    'Stunden derselben Personen an denselben Tagen sind schon festgehalten und würden daneben zählen.',
  'sum-rows': 'Jede hat die Stunden der übrigen Zeilen ihres Tages.',
  'hours-unit': 'Ihre Überschrift sagt es nicht.',
  'billed-column': 'Mehr als eine Spalte handelt davon.',
  'same-rows':
    'Sie haben denselben Tag, Betrag und Text wie schon festgehaltene Zeilen und keine eigene Nummer.',
}
