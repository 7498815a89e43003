/** German labels in the English words that columns are found by. */
import { plainLabel } from '../roles.ts'
import { timeWords } from './german-time.ts'

const words: Readonly<Record<string, readonly string[]>> = {
  date: ['datum', 'belegdatum', 'verkaufsdatum', 'bondatum', 'tag', 'kassentag', 'umsatztag'],
  'transaction date': ['buchungstag', 'buchungsdatum'],
  'value date': ['valuta', 'valutadatum', 'wertstellung'],
  'invoice date': ['rechnungsdatum'],
  time: ['uhrzeit', 'zeit'],
  'receipt no': ['belegnr', 'belegnummer', 'beleg nr', 'bonnr', 'bon nr', 'bonnummer', 'kassenbon nr'],
  'invoice number': ['rechnungsnr', 'rechnungsnummer', 'rechnung nr'],
  'transaction id': ['transaktionsnr', 'transaktionsnummer', 'buchungsnr', 'buchungsnummer'],
  item: ['artikel', 'artikelbezeichnung', 'artikelname', 'bezeichnung', 'produkt', 'leistung'],
  category: ['warengruppe', 'artikelgruppe', 'kategorie', 'produktgruppe'],
  quantity: ['menge', 'stück', 'stückzahl', 'anzahl artikel'],
  'unit price': ['einzelpreis', 'stückpreis', 'e preis'],
  'total inc tax': [
    'brutto',
    'bruttobetrag',
    'betrag brutto',
    'bruttoumsatz',
    'umsatz brutto',
    'gesamt brutto',
  ],
  'total ex tax': ['netto', 'nettobetrag', 'betrag netto', 'nettoumsatz', 'umsatz netto', 'gesamt netto'],
  total: ['gesamt', 'gesamtbetrag', 'gesamtsumme', 'summe', 'rechnungsbetrag', 'endbetrag'],
  amount: ['betrag', 'umsatz', 'tagesumsatz', 'einnahmen', 'tageseinnahmen'],
  discount: ['rabatt', 'nachlass'],
  refunds: ['erstattung', 'erstattungen', 'retouren', 'rückgaben'],
  tip: ['trinkgeld', 'trinkgelder'],
  'payment method': ['zahlart', 'zahlungsart', 'zahlungsmittel'],
  store: ['filiale', 'standort'],
  channel: ['kanal', 'vertriebskanal'],
  customer: ['kunde', 'kundenname', 'mandant', 'auftraggeber'],
  project: ['projekt', 'projektname', 'auftrag', 'vorgang'],
  task: ['tätigkeit', 'aufgabe', 'leistungsart', 'tätigkeitsart'],
  debit: ['soll', 'lastschrift', 'belastung', 'ausgabe', 'ausgaben', 'ausgang'],
  credit: ['haben', 'gutschrift', 'eingang'],
  balance: ['saldo', 'kontostand'],
  'debit credit': [
    's h',
    'soll haben',
    'soll haben kz',
    'soll haben kennzeichen',
    'sollhaben',
    'haben soll',
    'kennzeichen soll haben',
  ],
  account: ['konto', 'kontobezeichnung', 'kontoname', 'sachkonto'],
  description: ['buchungstext', 'verwendungszweck', 'beschreibung', 'zahlungsgrund'],
  payee: ['empfänger', 'zahlungsempfänger', 'auftraggeber empfänger', 'begünstigter'],
  supplier: ['lieferant'],
  currency: ['währung'],
  employee: [
    'mitarbeiter',
    'mitarbeiterin',
    'mitarbeitername',
    'berater',
    'beraterin',
    'bearbeiter',
    'person',
  ],
  'employee number': ['personalnr', 'personalnummer', 'mitarbeiternr', 'mitarbeiternummer'],
  surname: ['nachname', 'familienname'],
  'given name': ['vorname'],
  'sales count': ['bons', 'anzahl bons', 'belege', 'anzahl belege', 'kassenbons', 'anzahl verkäufe'],
  ...timeWords,
  comment: ['bemerkung', 'notiz'],
}

const english: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([label, all]) => all.map((one) => [one, label] as const)),
)

const taxWord = '(?:ust|mwst|umsatzsteuer|mehrwertsteuer)'
const percent = '(?: ?\\d{1,2}(?: \\d{1,2})?)?'
const isTax = new RegExp(`^(?:davon |enthaltene )?(?:${taxWord}|steuer|steuerbetrag)${percent}(?: ?betrag)?$`)
const isRate = new RegExp(`^(?:${taxWord}|steuer) ?(?:satz|schlüssel|prozent)$`)
const within = new RegExp(`^(.+) (?:inkl|incl|inklusive|einschl|mit) ${taxWord}${percent}$`)
const without = new RegExp(`^(.+) (?:exkl|excl|zzgl|ohne|exklusive|vor) ${taxWord}${percent}$`)

/** The label in English; undefined for one that is not German. "Preis inkl. 19 % MwSt" is one of amounts with tax. */
export const inEnglish = (label: string): string | undefined => {
  // A capital within a word would begin another one.
  const plain = plainLabel(label.replace(/mwst/i, 'mwst')).replace(/\b(\d{1,2}) (ust|mwst)\b/, '$2 $1')
  if (isTax.test(plain)) return 'tax'
  if (isRate.test(plain)) return 'tax rate'
  const [said, base] = within.test(plain)
    ? (['inc', within.exec(plain)?.[1]] as const)
    : (['ex', without.exec(plain)?.[1]] as const)
  if (base === undefined) return english.get(plain)
  return english.has(base) || base === 'preis' ? `total ${said} tax` : undefined
}
