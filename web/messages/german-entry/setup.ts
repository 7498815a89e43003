/** German texts of setup and invitations. */
import type { Role } from '#schema/core/roles'
import type { TextOf } from '../../core/language.ts'
import type { setupText } from '../entry/setup.ts'

const asRole: Readonly<Record<Role, string>> = {
  owner: 'als Inhaber',
  executive: 'als Führungskraft',
  adviser: 'als Berater',
  auditor: 'als Prüfer',
}

const roleMay: Readonly<Record<Role, string>> = {
  owner: 'Sie können alles, auch Personen einladen und den Arbeitsbereich löschen.',
  executive: 'Sie können entscheiden, fragen, schreiben, Systeme verbinden und exportieren.',
  adviser: 'Sie können alles lesen, fragen und Briefings und Memos schreiben, aber nichts entscheiden.',
  auditor: 'Sie können lesen, exportieren und prüfen. Jeder Ihrer Exporte wird festgehalten.',
}

/** States and the command keep their names. */
export const setup: Omit<TextOf<typeof setupText>, 'states' | 'ownerCommand'> = {
  title: 'Unternehmen einrichten',
  loading: 'Der Link wird geprüft',
  step: (step: number, of: number) => `${step} von ${of}`,
  change: 'Ändern',
  changeWhat: (what: string) => `${what} ändern`,
  continue: 'Weiter',
  back: 'Zurück',
  linkWorksOnce: 'Dieser Einrichtungslink gilt einmal.',
  home: 'Jarvin, zur Startseite',

  businessTitle: 'Um welches Unternehmen geht es?',
  businessLead: 'Das dauert etwa eine Minute.',
  businessName: 'Name des Unternehmens',
  trade: 'Branche',
  chooseTrade: 'Branche wählen',
  trades: {
    cafe: 'Café, Bäckerei oder Restaurant',
    realestate: 'Immobilien',
    consulting: 'Beratung oder freie Berufe',
    retail: 'Laden',
    other: 'Etwas anderes',
  },
  suburb: 'Ort',
  state: 'Bundesstaat',
  chooseState: 'Wählen',
  nextOwner: 'Weiter: wem es gehört',
  counting: (zone: string, months: string) =>
    `Zeit von ${zone}, australische Dollar, Geschäftsjahr ab ${months}`,
  timeZone: 'Zeitzone',
  currency: 'Währung',
  dollars: 'Australische Dollar',
  fiscalYear: 'Das Geschäftsjahr beginnt',
  months: (month: string) => `1. ${month}`,

  ownerTitle: 'Wem gehört es?',
  ownerLead: 'Andere können Sie danach einladen.',
  yourName: 'Ihr Name',
  email: 'E-Mail-Adresse',
  open: 'Arbeitsbereich eröffnen',
  opening: 'Wird eröffnet …',
  thenIn: 'Dann sind Sie drin.',
  codeByMail:
    'Es gibt kein Passwort. Zur Anmeldung erhalten Sie später einen sechsstelligen Code an diese Adresse.',
  codeInTerminal:
    'Es gibt kein Passwort. Zur Anmeldung brauchen Sie später einen sechsstelligen Code, der dort erscheint, wo Jarvin gestartet wurde.',
  code: 'Es gibt kein Passwort. Zur Anmeldung brauchen Sie später einen sechsstelligen Code.',

  nextSignIn: 'Weiter: wie Sie sich anmelden',

  signInTitle: (firstName: string) => `Wie melden Sie sich an, ${firstName}?`,
  signInLead: 'Kein Passwort zum Merken oder Verlieren.',
  signInWays: 'Wege zur Anmeldung',
  withPasskey: 'Mit einem Passkey',
  withPasskeyText:
    'Fingerabdruck, Gesicht oder Bildschirmsperre, auf diesem Gerät und allen, die Ihre Passkeys teilen. Der schnellste Weg.',
  withMail: 'Mit einem Code per E-Mail',
  withMailText: (email: string) => `Jedes Mal sechs Ziffern an ${email}.`,
  withTerminal: 'Mit einem Code im Terminal',
  withTerminalText: 'Jedes Mal sechs Ziffern, wo Jarvin gestartet wurde.',
  createPasskey: 'Passkey erstellen',
  creating: 'Wartet auf Ihr Gerät …',

  missingName: 'Geben Sie den Namen Ihres Unternehmens ein',
  missingTrade: 'Wählen Sie eine Branche',
  missingSuburb: 'Geben Sie einen Ort ein',
  missingState: 'Wählen Sie einen Bundesstaat',
  missingPerson: 'Geben Sie Ihren Namen ein',
  wrongField: (rule: string) => `Nicht angenommen: ${rule}`,

  cover: 'Titelblatt Ihres Arbeitsbereichs',
  yourBusiness: 'Ihr Unternehmen',
  place: (suburb: string, state: string) => [suburb, state].filter(Boolean).join(', '),
  tradeIn: (trade: string, place: string) => `${trade} in ${place}`,
  zoneSummer: (city: string) => `${city}, mit Sommerzeit`,
  zoneFixed: (city: string) => `${city}, ohne Sommerzeit`,
  coverTime: 'Zeit',
  coverMoney: 'Geld',
  coverOwner: 'Inhaber',
  yearFrom: (day: string) => `AUD, Jahr ab ${day}`,
  comesNext: 'Kommt als Nächstes',

  notOpened: (why: string) => `Der Arbeitsbereich wurde nicht eröffnet. ${why}`,
  mayBeOpen:
    'Es kam keine Antwort. Vielleicht ist der Arbeitsbereich schon eröffnet: Drücken Sie noch einmal, um nachzusehen.',
  offline: 'Dieser Browser ist offline. Nichts wurde gesendet.',
  tryLater: 'Versuchen Sie es gleich noch einmal.',

  notChecked: 'Der Link konnte nicht geprüft werden',
  notCheckedText: 'Es kam keine Antwort. Der Link gilt weiterhin.',
  tryAgain: 'Erneut versuchen',
  spent: 'Dieser Link gilt nicht mehr',
  spentText: 'Ein Einrichtungslink gilt einmal, und ein neuer ersetzt ihn.',
  broken: 'Dieser Link ist nicht vollständig',
  brokenText: 'Kopieren Sie ihn ganz, von http bis zum letzten Zeichen, und öffnen Sie ihn noch einmal.',
  alreadySetUp: 'Haben Sie Ihr Unternehmen eingerichtet, melden Sie sich mit Ihrer E-Mail-Adresse an.',
  forOperator:
    'Hat es noch niemand, starten Sie Jarvin neu: Es gibt einen neuen Link aus. Hat ein Inhaber den Zugang verloren, führen Sie dort, wo Jarvin installiert ist, dies aus:',
  signIn: 'Anmelden',

  becomeOwner: (business: string) => `Inhaber von ${business} werden`,
  becomeOwnerLead: (email: string) => `Der Link ist für ${email}. Er gilt einmal.`,
  openBusiness: (business: string) => `${business} öffnen`,

  joinTitle: 'Einladung annehmen',
  invited: (business: string) => `${business} lädt Sie ein`,
  invitedAs: (email: string, role: Role) => `Die Einladung ist für ${email}, ${asRole[role]}.`,
  mayDo: (role: Role) => roleMay[role],
  join: (business: string) => `${business} beitreten`,
  notJoined: (why: string) => `Sie sind nicht beigetreten. ${why}`,
  mayHaveJoined:
    'Es kam keine Antwort. Vielleicht sind Sie schon beigetreten: Drücken Sie noch einmal, um nachzusehen.',
  invitationOver: 'Diese Einladung gilt nicht mehr',
  invitationOverText:
    'Sie wurde benutzt oder zurückgezogen, oder ihre 72 Stunden sind um. Bitten Sie den Inhaber um eine neue.',
  haveJoined: 'Haben Sie sie angenommen, melden Sie sich mit Ihrer E-Mail-Adresse an.',
  joined: (business: string) => `Sie sind ${business} beigetreten`,
  joinedText:
    'Sie hatten schon ein Konto. Damit sicher ist, dass Sie es sind, melden Sie sich mit Ihrer E-Mail-Adresse an.',
}
