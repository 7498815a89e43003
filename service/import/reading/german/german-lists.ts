/** German labels and words of lists as of a day: debtors, what is managed, what is on the market, what may be won. */
import { ageIn } from '../debtors/debtor-labels.ts'
import { plainLabel } from '../roles.ts'
import { inEnglish } from './german-words.ts'

const labels: Readonly<Record<string, readonly string[]>> = {
  customer: ['debitor', 'debitorname', 'debitorenname', 'firma', 'firmenname', 'rechnungsempfänger'],
  'customer number': [
    'kundennr',
    'kundennummer',
    'kdnr',
    'kd nr',
    'debitorennr',
    'debitornr',
    'debitorennummer',
  ],
  'document no': ['belegnr', 'belegnummer', 'beleg nr', 'beleg', 'op nr', 'op nummer'],
  'invoice number': ['rechnung', 're nr', 'rg nr', 'rechnungs nr'],
  'document date': ['belegdatum'],
  'invoice date': ['re datum', 'rg datum', 'ausgestellt am'],
  'due date': ['fällig', 'fällig am', 'fälligkeit', 'fälligkeitsdatum', 'zahlbar bis', 'fällig seit'],
  paid: ['bezahlt', 'gezahlt', 'bereits bezahlt', 'bezahlter betrag', 'zahlungen', 'bisher bezahlt'],
  'payment date': ['bezahlt am', 'zahldatum', 'zahlungsdatum', 'zahlungseingang', 'zahlungseingang am'],
  outstanding: [
    'offen',
    'offener betrag',
    'offener posten',
    'offene posten',
    'restbetrag',
    'restforderung',
    'noch offen',
    'ausstehend',
    'ausstehender betrag',
    'offene forderung',
    'op betrag',
  ],
  status: ['zahlungsstatus', 'rechnungsstatus', 'belegung', 'vermietungsstand', 'objektstatus'],
  type: ['belegart', 'art', 'typ'],
  'as at': ['stichtag'],
  property: [
    'objekt',
    'immobilie',
    'liegenschaft',
    'wohnung',
    'mietobjekt',
    'objektadresse',
    'adresse',
    'einheit',
  ],
  rent: ['miete', 'kaltmiete', 'nettokaltmiete', 'grundmiete', 'mietzins'],
  'monthly rent': ['monatsmiete', 'miete monat', 'miete pro monat', 'kaltmiete monat', 'kaltmiete pro monat'],
  'annual rent': ['jahresmiete', 'jahreskaltmiete', 'miete pro jahr'],
  'management fee': ['verwaltungsgebühr', 'verwaltergebühr', 'verwalterhonorar', 'verwaltungshonorar'],
  'lease end': ['mietende', 'mietvertragsende', 'vertragsende', 'vertrag bis', 'befristet bis'],
  tenant: ['mieter', 'mietername'],
  owner: ['eigentümer', 'vermieter', 'eigentümername'],
  'asking price': ['angebotspreis', 'kaufpreis', 'verkaufspreis', 'preisvorstellung'],
  'days on market': ['tage am markt', 'tage auf dem markt', 'vermarktungstage'],
  listed: ['eingestellt am', 'online seit', 'vermarktungsbeginn', 'vermarktet seit'],
  vendor: ['verkäufer'],
  opportunity: ['verkaufschance', 'chance', 'opportunität', 'anfrage', 'projektanfrage', 'angebot'],
  value: ['wert', 'auftragswert', 'volumen', 'auftragsvolumen', 'potenzial', 'angebotswert', 'angebotssumme'],
  'weighted value': ['gewichteter wert', 'gewichtet', 'gewichtetes volumen'],
  probability: ['wahrscheinlichkeit', 'abschlusswahrscheinlichkeit', 'gewinnwahrscheinlichkeit'],
  'expected close': ['abschluss', 'abschlussdatum', 'erwarteter abschluss', 'voraussichtlicher abschluss'],
  stage: ['phase', 'stufe', 'vertriebsphase', 'verkaufsphase'],
}

const english: ReadonlyMap<string, string> = new Map(
  Object.entries(labels).flatMap(([label, all]) => all.map((one) => [one, label] as const)),
)

/** "über 90 Tage" as "over 90 days"; undefined for a label that is no age in German. */
const ageInEnglish = (label: string): string | undefined => {
  const plain = label.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (/^(?:noch )?nicht (?:fällig|überfällig)$/.test(plain)) return 'not due'
  const words = plain
    .replace(/\btag(?:en?)?\b/, 'days')
    .replace(/\bmonat(?:en?)?\b/, 'months')
    .replace(/überfällig|in verzug/, 'overdue')
    .replace(/^(overdue )?(?:über|mehr als|länger als) /, '$1over ')
    .replace(/^(overdue )?ab (?=\d)/, '$1from ')
    .replace(/^(overdue )?bis(?: zu)? /, '$1up to ')
    .replace(/^älter als /, 'older than ')
    .replace(/^älter$/, 'older')
    .replace(/ bis /, ' to ')
  const counted = words.replace(/from (\d{1,3})/, '$1+')
  return counted !== plain && ageIn(counted) ? counted : undefined
}

/** The label of a list in English; undefined for one that is not German. */
export const listLabelInEnglish = (label: string): string | undefined =>
  english.get(plainLabel(label)) ?? ageInEnglish(label) ?? inEnglish(label)

const cells: Readonly<Record<string, RegExp>> = {
  paid: /^(?:bezahlt|beglichen|ausgeglichen|erledigt)$/,
  unpaid: /^(?:unbezahlt|nicht bezahlt)$/,
  open: /^(?:offen|versendet|versandt|gesendet|verschickt)$/,
  overdue: /^(?:überfällig|in verzug|gemahnt|angemahnt)$/,
  'partly paid': /^(?:teilweise bezahlt|teilbezahlt|teilzahlung|angezahlt)$/,
  draft: /^entwurf$/,
  voided: /^(?:storniert|annulliert|gelöscht)$/,
  quote: /^angebot$/,
  invoice: /^rechnung$/,
  'credit note': /^(?:gutschrift|rechnungskorrektur|stornorechnung)$/,
  deposit: /^(?:anzahlung|kaution)$/,
  bill: /^(?:eingangsrechnung|lieferantenrechnung)$/,
  yes: /^ja$/,
  no: /^nein$/,
  let: /^vermietet$/,
  vacant: /^(?:leer|leerstand|leerstehend|frei|unvermietet|nicht vermietet)$/,
  active: /^(?:aktiv|in vermarktung|online|verfügbar)$/,
  'under offer': /^(?:reserviert|in verhandlung)$/,
  sold: /^verkauft$/,
  withdrawn: /^(?:zurückgezogen|deaktiviert)$/,
  won: /^(?:gewonnen|beauftragt|auftrag erteilt)$/,
  lost: /^(?:verloren|abgesagt|abgelehnt)$/,
}

/** Words that end an opportunity; its other stages are shown as the file has them. */
const ends: ReadonlySet<string> = new Set(['won', 'lost'])

/** The word of a state below a label in English; undefined for other cells. */
export const stateInEnglish = (label: string, cell: string): string | undefined => {
  const plain = cell.toLowerCase().trim()
  const found = Object.entries(cells).find(([, form]) => form.test(plain))?.[0]
  return found !== undefined && label === 'stage' && !ends.has(found) ? undefined : found
}

const titles: readonly (readonly [RegExp, string])[] = [
  [
    /(?:zum |per )?stichtag(?: zum| per)?:?|\bstand(?: vom| per| zum)?:?|\b(?:zum|per)(?= \d{1,2}\.)/gi,
    'As at',
  ],
  [/\b(?:debitoren?|offene[rn]?[- ]posten|op-liste|offene[rn]? rechnungen)/gi, 'Debtors'],
  [/\bforderungen?\b/gi, 'Receivables'],
  [/\b(?:kreditoren?|verbindlichkeiten|lieferanten?)/gi, 'Creditors'],
]

/** A line above a list, with the words in English that say its day and whose debts it has. */
export const titleInEnglish = (cell: string): string =>
  titles.reduce((text, [form, words]) => text.replaceAll(form, words), cell)

/** "Summe Müller AG" as "Total Müller AG". */
export const totalInEnglish = (cell: string): string =>
  cell.replace(/^(?:zwischen|gesamt|end)?summe:?(?= |$)|^gesamt:?(?= |$)/i, 'Total')
