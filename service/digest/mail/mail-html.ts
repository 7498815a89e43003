/** HTML of a digest's mail: tables and inline styles, readable without pictures, in light and dark, from 320 px. */
import type { DigestChoice, DigestLine } from '#schema/digest/digest'
import { type MailLanguage, mailLocales } from '../../accounts/mail-language.ts'
import { mailColours } from './chart-colours.ts'
import { chartSize } from './chart-svg.ts'
import { type MailLine, type MailOrder, wordsOf } from './mail-order.ts'
import { captionOf, chartWords, footWords, leadOf, overlineOf, worthOf } from './mail-phrases.ts'
import { type Section, sectionsOf } from './mail-sections.ts'

/** Ids of a chart's pictures; the dark one is omitted if the mail would be too large. */
export type ChartIds = { readonly light: string; readonly dark: string | undefined }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const serif = "Newsreader, Georgia, 'Times New Roman', serif"
const sans = "'Hanken Grotesk', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
const { light, dark } = mailColours

const styles = `
  body { margin: 0; }
  .light { display: block; } .dark { display: none; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${dark.paper} !important; }
    .ink { color: ${dark.ink} !important; } .ink2 { color: ${dark.ink2} !important; } .ink3 { color: ${dark.ink3} !important; }
    .line { border-color: ${dark.line} !important; } .rule { border-color: ${dark.ink} !important; }
    .best { background: ${dark.brandTint} !important; border-left-color: ${dark.brand} !important; }
    .button { background: ${dark.brand} !important; } .button a { color: ${dark.onBrand} !important; }
    .good { color: ${dark.good} !important; } .attention { color: ${dark.attention} !important; }
    .light.switches { display: none !important; } .dark { display: block !important; max-height: none !important; }
  }`

const figurePattern = (line: DigestLine): RegExp | undefined => {
  const shown = [...new Set(line.figures.map((figure) => escaped(figure.shown)))]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return shown.length === 0
    ? undefined
    : new RegExp(`(?<![\\d.,$-])(?:${shown.join('|')})(?!\\d|[.,]\\d|%)`, 'g')
}

/** A sentence with bold figures. */
const said = (line: DigestLine): string => {
  const form = figurePattern(line)
  const text = escaped(line.text).replace(/\n/g, '<br>')
  return form ? text.replace(form, (figure) => `<strong style="font-weight:600">${figure}</strong>`) : text
}

const row = (inner: string, padding = '0 0 24px'): string =>
  `<tr><td style="padding:${padding}">${inner}</td></tr>\n`

const rule = (isStrong: boolean): string =>
  `<tr><td class="${isStrong ? 'rule' : 'line'}" style="border-top:${isStrong ? 2 : 1}px solid ${isStrong ? light.ink : light.line};font-size:0;line-height:0;height:20px">&nbsp;</td></tr>\n`

/** Marks what the advisor wrote as English where the mail is in another language. */
const englishIn = (language: MailLanguage, html: string): string =>
  language === 'en' ? html : `<span lang="${mailLocales.en}">${html}</span>`

const worthHtml = (order: MailOrder, choice: DigestChoice): string => {
  const { amount, words } = worthOf(order, choice)
  return amount === undefined
    ? escaped(words)
    : `<strong style="font-weight:600">${escaped(amount)}</strong> ${escaped(words).replaceAll(' ', '&nbsp;')}`
}

const lineHtml = ({ language }: MailOrder, line: MailLine): string => {
  if (line.kind === 'advice') return englishIn(language, said(line.line))
  const about = line.about === undefined ? '' : `${englishIn(language, escaped(line.about))}: `
  return `${about}${escaped(line.text)}`
}

const choiceRow =
  (order: MailOrder) =>
  (choice: DigestChoice, index: number): string => {
    const look =
      index === 0
        ? `class="best ink" style="background:${light.brandTint};border-left:2px solid ${light.brand};`
        : `class="ink" style="border-left:2px solid transparent;`
    return `<tr><td ${look}padding:0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="ink line" style="padding:12px;border-bottom:1px solid ${light.line};font:16px/22px ${sans};color:${light.ink};overflow-wrap:anywhere">${englishIn(order.language, escaped(choice.name))}</td>
<td class="ink line" align="right" style="padding:12px;white-space:nowrap;border-bottom:1px solid ${light.line};font:16px/22px ${sans};color:${light.ink}">${worthHtml(order, choice)}</td>
</tr></table></td></tr>`
  }

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`

const paragraph = (order: MailOrder, line: MailLine, look: string): string =>
  `<p class="${look}" style="margin:0 0 8px;font:16px/24px ${sans};color:${look === 'ink2' ? light.ink2 : light.ink};overflow-wrap:anywhere">${lineHtml(order, line)}</p>`

const sectionHtml =
  (order: MailOrder) =>
  ({ title, about, mark, lines, links = [], choices, button }: Section): string => {
    const sign = mark?.meaning === 'good' ? '●' : '▲'
    const marked = mark
      ? `<p class="${mark.meaning}" style="margin:0 0 8px;font:600 14px/20px ${sans};color:${light[mark.meaning]}">${sign} ${escaped(mark.word)}</p>`
      : ''
    const link = ({ label, address }: { label: string; address: string }) =>
      `<a class="ink" href="${escaped(address)}" style="font:16px/24px ${sans};color:${light.ink}">${escaped(label)}</a>`
    return (
      rule(choices !== undefined) +
      row(
        `<h2 class="ink" style="margin:0 0 8px;font:600 18px/26px ${sans};color:${light.ink};overflow-wrap:anywhere">${escaped(title)}${about === undefined ? '' : ` ${englishIn(order.language, escaped(about))}`}</h2>${marked}${
          choices ? table(choices.map(choiceRow(order)).join('\n')) : ''
        }${
          button
            ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 12px"><tr><td class="button" align="center" style="border-radius:4px;background:${light.brand}"><a href="${escaped(button.address)}" style="display:block;padding:14px 24px;font:500 17px/22px ${sans};color:${light.onBrand};text-decoration:none">${escaped(button.label)}</a></td></tr></table>`
            : ''
        }${lines.map((line) => paragraph(order, line, choices ? 'ink2' : 'ink')).join('')}${links.map(link).join(' &nbsp; ')}`,
      )
    )
  }

const picture = (id: string, alt: string, look: string, style: string): string =>
  `<img class="${look}" src="cid:${id}" alt="${escaped(alt)}" width="${chartSize.width}" style="${style}width:100%;max-width:${chartSize.width}px;height:auto;border:0;font:14px/20px ${sans};color:${light.ink2}">`

/** HTML of a mail; `charts` are the pictures of the digest's charts, in order. */
export const mailHtml = (order: MailOrder, charts: readonly ChartIds[]): string => {
  const { digest, language, stopAddress, origin } = order
  const { change, or, stop } = wordsOf(order)
  const inEnglish = (text: string) => englishIn(language, escaped(text))
  const chartRows = digest.charts.flatMap((chart, index) => {
    const ids = charts[index]
    if (ids === undefined) return []
    const words = chartWords(order, chart)
    return [
      `${rule(false)}${row(
        `<h2 class="ink" style="margin:0 0 4px;font:600 18px/26px ${sans};color:${light.ink}">${inEnglish(chart.title)}</h2><p class="ink2" style="margin:0 0 8px;font:14px/20px ${sans};color:${light.ink2}">${escaped(captionOf(order, chart))}</p>${picture(ids.light, words, ids.dark ? 'light switches' : 'light', 'display:block;')}${
          ids.dark ? picture(ids.dark, '', 'dark', 'display:none;max-height:0;') : ''
        }`,
      )}`,
    ]
  })
  return `<!doctype html>
<html lang="${mailLocales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(digest.title)}</title>
<style>${styles}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.paper}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}"><tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${chartSize.width}px;table-layout:fixed">
${row(`<p class="ink2" style="margin:0;font:14px/20px ${sans};color:${light.ink2}">${escaped(overlineOf(order))} · ${escaped(digest.businessName)}</p>
<h1 class="ink" style="margin:4px 0 12px;font:500 30px/36px ${serif};color:${light.ink};overflow-wrap:anywhere">${inEnglish(digest.title)}</h1>
${leadOf(order)
  .map(
    (line) =>
      `<p class="ink" style="margin:0 0 8px;font:19px/28px ${serif};color:${light.ink};overflow-wrap:anywhere">${lineHtml(order, line)}</p>`,
  )
  .join(
    '\n',
  )}`)}${chartRows.join('')}${sectionsOf(order).map(sectionHtml(order)).join('')}${rule(false)}${row(
  `<p class="ink3" style="margin:0;font:13px/20px ${sans};color:${light.ink3}">${escaped(footWords(order))} <a class="ink3" href="${escaped(`${origin}/my-profile`)}" style="color:${light.ink3}">${escaped(change)}</a> ${escaped(or)} <a class="ink3" href="${escaped(stopAddress)}" style="color:${light.ink3}">${escaped(stop)}</a>.</p>`,
)}</table>
</td></tr></table>
</body>
</html>
`
}
