/** The unsubscribe page: a button that acts, so that link scanners change nothing. */
import { type MailLanguage, mailLocales } from '../../accounts/mail-language.ts'
import { mailColours } from '../mail/chart-colours.ts'

const { light, dark } = mailColours

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export type UnsubscribePage = {
  readonly language: MailLanguage
  readonly title: string
  readonly text: string
  /** The button, which posts to the address of the page. */
  readonly button?: string
}

const openProfile: Readonly<Record<MailLanguage, string>> = {
  en: 'Open My Profile',
  de: 'Mein Profil öffnen',
}

export const unsubscribePage = ({
  language,
  title,
  text,
  button,
}: UnsubscribePage): string => `<!doctype html>
<html lang="${mailLocales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
  body { margin: 0; padding: 64px 20px; background: ${light.paper}; color: ${light.ink}; font: 17px/26px system-ui, sans-serif; }
  main { max-width: 480px; margin: 0 auto; overflow-wrap: anywhere; }
  .name { color: ${light.brand}; font: 500 22px/28px Georgia, serif; }
  h1 { margin: 24px 0 12px; font: 500 30px/36px Georgia, serif; }
  p { margin: 0 0 24px; }
  button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 4px; background: ${light.brand}; color: ${light.onBrand}; font: 500 17px/22px system-ui, sans-serif; cursor: pointer; }
  button:focus-visible, a:focus-visible { outline: 2px solid ${light.brand}; outline-offset: 3px; }
  a { color: inherit; }
  @media (prefers-color-scheme: dark) {
    body { background: ${dark.paper}; color: ${dark.ink}; }
    .name { color: ${dark.brand}; }
    button { background: ${dark.brand}; color: ${dark.onBrand}; }
    button:focus-visible, a:focus-visible { outline-color: ${dark.brand}; }
  }
</style>
</head>
<body>
<main>
<div class="name">Jarvin</div>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${button === undefined ? `<p><a href="/my-profile">${openProfile[language]}</a></p>` : `<form method="post"><button type="submit">${escaped(button)}</button></form>`}
</main>
</body>
</html>
`
