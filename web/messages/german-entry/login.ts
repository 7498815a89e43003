/** German texts of the login page. */
import type { TextOf } from '../../core/language.ts'
import type { loginText } from '../entry/login.ts'

export const login: TextOf<typeof loginText> = {
  windowTitle: 'Anmelden | Jarvin',
  home: 'Jarvin, zur Startseite',
  sampleLabel: 'Ein Beispiel für das, was Sie lesen werden',
  byInvitation: 'Frühen Zugang gibt es auf Einladung.',
  requestAccess: 'Zugang anfragen',
  title: 'Anmelden',
  lead: 'Geben Sie Ihre E-Mail-Adresse ein, und Sie erhalten einen Anmeldelink. Ohne Passwort.',
  sessionOver: 'Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
  failed: 'Anmeldung fehlgeschlagen',
  tryAgain: 'Versuchen Sie es noch einmal',

  email: 'E-Mail-Adresse',
  emailRequired: 'E-Mail-Adresse fehlt',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailMistyped: 'Geben Sie eine vollständige E-Mail-Adresse ein, etwa name@firma.de',
  sendLink: 'Anmeldelink senden',
  linkSent: 'Anmeldelink gesendet!',
  checkEmail: 'Den Link zur Anmeldung finden Sie in Ihrer E-Mail',
  notReallySent: 'Den Link zur Anmeldung finden Sie in Ihrer E-Mail (Demo: Es wurde nichts gesendet)',
  needsJavaScript: 'Die Anmeldung braucht JavaScript, das dieser Browser nicht ausführt.',

  codeFilledIn: (email: string) => `Der Code für ${email} wurde aus Ihrer E-Mail übernommen.`,
  codeMailed: (email: string) =>
    `Falls ${email} ein Konto hat, ist ein sechsstelliger Code dorthin unterwegs. Er gilt 10 Minuten, in diesem Browser.`,
  codePrinted: (email: string) =>
    `Falls ${email} ein Konto hat, steht ein sechsstelliger Code in dem Terminal, in dem Jarvin gestartet wurde. Er gilt 10 Minuten, in diesem Browser.`,
  code: 'Code',
  sixDigits: 'Geben Sie die sechs Ziffern ein',
  onlyHere: 'Er gilt nur in dem Browser, der ihn angefordert hat.',
  codeAgain: 'Falls diese Adresse ein Konto hat, ist ein neuer Code unterwegs. Frühere gelten nicht mehr.',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft…',
  newCode: 'Neuen Code senden',
  otherAddress: 'Andere Adresse verwenden',

  otherWays: 'Andere Wege der Anmeldung',
  passkey: 'Mit einem Passkey anmelden',
  passkeyWaiting: 'Ihr Gerät ist gefragt…',
  deviceSilent:
    'Ihr Gerät hat nicht geantwortet. Versuchen Sie es noch einmal, oder nehmen Sie Ihre E-Mail-Adresse.',
  company: 'Mit Ihrem Firmenkonto anmelden',
  companyFailures: {
    expired:
      'Diese Anmeldung wurde in diesem Browser nicht innerhalb von 10 Minuten abgeschlossen. Versuchen Sie es noch einmal.',
    insecure:
      'Die Anmeldung geht über https oder auf dem Rechner, auf dem Jarvin läuft. Es wurde nichts festgehalten.',
    unavailable:
      'Die Anmeldung Ihrer Firma antwortet nicht. Versuchen Sie es in einer Minute noch einmal, oder nehmen Sie Ihre E-Mail-Adresse.',
    declined:
      'Die Anmeldung Ihrer Firma hat Sie nicht hereingelassen. Vielleicht sind Sie zurückgegangen, oder Ihr Konto darf Jarvin nicht verwenden.',
    refused:
      'Die Anmeldung Ihrer Firma hat eine Antwort gesendet, der Jarvin nicht trauen kann. Versuchen Sie es noch einmal. Geschieht es wieder, sagen Sie es der Person, die Jarvin betreibt.',
    unverified:
      'Die Anmeldung Ihrer Firma hat Ihre E-Mail-Adresse nicht bestätigt, daher weiß Jarvin nicht, wer Sie sind. Nehmen Sie Ihre E-Mail-Adresse.',
    unknown:
      'Niemand hier hat die E-Mail-Adresse dieses Kontos. Wenn Sie eingeladen sind, öffnen Sie zuerst den Link in Ihrer Einladung.',
    other:
      'Diese Person meldet sich hier mit einem anderen Firmenkonto an. Nehmen Sie Ihre E-Mail-Adresse, und trennen Sie dann das alte Konto unter „Mein Profil“.',
  },
  recovery: 'Notfallcode verwenden',
  recoveryCode: 'Notfallcode',
  recoveryHelp: 'Sechs Gruppen zu vier Zeichen, von Ihrem gedruckten Blatt. Jeder Code gilt einmal.',
  recoveryMissing: 'Geben Sie einen der Codes von Ihrem Blatt ein',
  recoverySignIn: 'Mit diesem Code anmelden',

  demosTitle: 'Oder sehen Sie sich ein Beispielunternehmen an',
  demos: {
    cafe: { name: 'Café', about: 'Gastronomie' },
    realestate: { name: 'Immobilien', about: 'Verkauf und Vermietung von Wohnraum' },
    consulting: { name: 'Beratung', about: 'Freie Berufe' },
  },
  opening: 'Wird geöffnet…',

  brief: {
    kind: 'Briefing zu einer Entscheidung',
    title: 'Der Dienstagnachmittag kostet mehr, als er einbringt',
    prose:
      'Mittags kamen an Werktagen {1} weniger Gäste, während die Löhne um {2} stiegen. Verlegen Sie eine Schicht von Dienstag auf Samstagvormittag, und die Marge kehrt auf etwa {3} zurück.',
    figures: ['6\u00a0%', '7,9\u00a0%', '13,4\u00a0%'],
    receipts: [
      { name: 'Mittagsgäste an Werktagen', source: 'Kasse, Woche 47' },
      { name: 'Löhne 6.105\u00a0$', source: 'Lohnabrechnung, Woche 47' },
      { name: 'Erwartete Marge', source: 'Berechnet aus 1 und 2' },
    ],
    verified: 'Geprüft',
  },
}
