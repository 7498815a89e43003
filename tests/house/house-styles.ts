/** Rules about colours and style sheets. */
import type { Rule } from './house-law.ts'
import type { SourceFile } from './parsed-file.ts'

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*|<!--[\s\S]*?-->/g, '$1')

const rawColour =
  /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(|:\s*(?:[^;{}]*\s)?(?:white|black|red|green|blue|gr[ae]y|silver|gold|orange|yellow|navy|teal|purple|pink|brown)\b(?=[^{}]*;)/gi

const colourFaults = ({ path, text }: SourceFile): readonly string[] => {
  if (!/^web\/.*\.(css|tsx?|html)$/.test(path) || path === 'web/kit/theme/tokens.css') return []
  const code = withoutComments(text).replace(/<meta name="theme-color".*/g, '')
  const found = code.match(rawColour) ?? []
  // Words like "red" are colours only in a stylesheet.
  return found
    .filter((one) => path.endsWith('.css') || !one.startsWith(':'))
    .map((one) => `${path}: ${one.trim()}`)
}

const orientationFaults = ({ path, text }: SourceFile): readonly string[] =>
  path.endsWith('.css') && /\borientation\s*:/.test(withoutComments(text)) ? [`${path}: orientation`] : []

/** Rules about the text of a style. */
export const styleRules: readonly Rule<SourceFile>[] = [
  {
    name: 'no raw colour outside the tokens',
    breaches: colourFaults,
    caught: [
      ['web/kit/a.css', 'a { color: #fff; }'],
      ['web/kit/a.css', 'a { border: 1px solid rgb(0 0 0 / 10%); }'],
      ['web/kit/a.css', 'a { background: white; }'],
      ['web/kpi/A.tsx', "const a = <i style={{ color: '#0F4C3A' }} />"],
    ],
    fine: [
      ['web/kit/a.css', '/* #fff */ a { color: var(--ink); white-space: nowrap; }'],
      ['web/kit/theme/tokens.css', 'a { color: #fff; }'],
      ['web/core/a.ts', "import { api } from '#schema/api'\nconst a = { state: red }"],
    ],
  },
  {
    name: 'no style depends on how a phone is held (WCAG 1.3.4)',
    breaches: orientationFaults,
    caught: [['web/kit/a.css', '@media (orientation: landscape) { a { rotate: 90deg; } }']],
    fine: [['web/kit/a.css', '/* orientation: any */ @media (width >= 900px) { a { rotate: 90deg; } }']],
  },
]
