/** Composes a mail as plain text and as HTML (tables and inline styles, no pictures), readable in light and dark. */
import { type MailLanguage, mailLocales } from './mail-language.ts'
import type { Mail } from './mailer.ts'

type Content = {
  readonly to: string
  readonly language: MailLanguage
  readonly subject: string
  /** Heading; in plain text the first paragraph. */
  readonly title: string
  /** Language of the heading, if it is another one. */
  readonly titleLanguage?: MailLanguage
  /** A code to type, in large digits. */
  readonly code?: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly address: string }
  /** Small print at the end. */
  readonly note: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const serif = "Georgia, 'Times New Roman', serif"
const sans = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

/** Colours of the product; mail clients do not support CSS variables. */
const styles = `
  body { margin: 0; background: #faf7f0; }
  .card { background: #fffdf8; border: 1px solid #e1dacb; border-top: 2px solid #141b2b; }
  .ink { color: #141b2b; } .quiet { color: #454c5c; } .brand { color: #0f4c3a; }
  .code { background: #f2ede2; }
  .button { background: #0f4c3a; } .button a { color: #fffdf8; }
  @media (prefers-color-scheme: dark) {
    body, .page { background: #0f141e !important; }
    .card { background: #151b27 !important; border-color: #283040 !important; border-top-color: #ede8dc !important; }
    .ink { color: #ede8dc !important; } .quiet { color: #b9b9b5 !important; } .brand { color: #86c9ab !important; }
    .code { background: #0b0f17 !important; }
    .button { background: #86c9ab !important; } .button a { color: #0b1a14 !important; }
  }`

const paragraph = (text: string): string =>
  `<p class="quiet" style="margin:0 0 16px;font:16px/24px ${sans};color:#454c5c">${escaped(text)}</p>`

const htmlOf = ({
  language,
  subject,
  title,
  titleLanguage = language,
  code,
  paragraphs,
  action,
  note,
}: Content): string =>
  `<!doctype html>
<html lang="${mailLocales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${styles}
</style>
</head>
<body class="page" style="margin:0;background:#faf7f0">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="brand" style="padding:0 0 16px;font:500 22px/28px ${serif};color:#0f4c3a">Jarvin</td></tr>
<tr><td class="card" style="padding:32px;background:#fffdf8;border:1px solid #e1dacb;border-top:2px solid #141b2b;border-radius:0 0 4px 4px">
<h1 class="ink"${titleLanguage === language ? '' : ` lang="${mailLocales[titleLanguage]}"`} style="margin:0 0 16px;font:500 26px/32px ${serif};color:#141b2b">${escaped(title)}</h1>
${
  code === undefined
    ? ''
    : `<p class="code ink" style="margin:0 0 20px;padding:16px;border-radius:4px;background:#f2ede2;color:#141b2b;font:600 34px/40px ${sans};letter-spacing:6px;text-align:center;font-variant-numeric:tabular-nums">${code}</p>\n`
}${paragraphs.map(paragraph).join('\n')}
${
  action === undefined
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="border-radius:4px;background:#0f4c3a"><a href="${escaped(action.address)}" style="display:inline-block;padding:14px 24px;font:500 16px/20px ${sans};color:#fffdf8;text-decoration:none">${escaped(action.label)}</a></td></tr></table>\n`
}</td></tr>
<tr><td class="quiet" style="padding:16px 0 0;font:13px/20px ${sans};color:#454c5c">${escaped(note)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`

const textOf = ({ title, code, paragraphs, action, note }: Content): string =>
  [
    title,
    ...(code === undefined ? [] : [code]),
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.address}`]),
    note,
  ].join('\n\n')

export const composeMail = (content: Content): Mail => ({
  to: content.to,
  subject: content.subject,
  text: `${textOf(content)}\n`,
  html: htmlOf(content),
})
