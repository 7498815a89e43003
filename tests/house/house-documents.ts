/** Rules about documents: every path, link, command and setting in them must exist. */
import { posix } from 'node:path'
import { rooms } from './house-files.ts'
import type { Rule } from './house-law.ts'
import type { SourceFile } from './parsed-file.ts'

/** Targets that documents can refer to. */
export type Known = {
  /** All files of the project, with forward slashes. */
  readonly paths: readonly string[]
  /** Names of the scripts in `package.json`. */
  readonly scripts: readonly string[]
  /** Names of the environment variables that the service reads. */
  readonly settings: readonly string[]
}

const readmeBytes = 8192
const glossaryRows = 40

const isDocument = (path: string): boolean =>
  /(^README|\/[^/]+)\.md$/.test(path) && !path.startsWith('web/site/')

const codeSpans = (text: string): readonly string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

/** A pattern for a path with globs (`*`) and placeholders; a repeated placeholder stands for the same name. */
const patternOf = (path: string): RegExp => {
  const seen: string[] = []
  const source = path.replace(/<([\w ]+)>|NNNN?|\*|[.+?^${}()|[\]\\]/g, (found, name?: string) => {
    if (found === '*') return '[^/]*'
    if (found.startsWith('NNN')) return '\\d+'
    if (name === undefined) return `\\${found}`
    if (seen.includes(name)) return `\\${seen.indexOf(name) + 1}`
    seen.push(name)
    return '([^/]+?)'
  })
  return new RegExp(`^${source.replace(/\/$/, '')}(/|$)`)
}

const isFrom = (folders: readonly string[], span: string): boolean =>
  folders.some((folder) => span.startsWith(`${folder}/`))

const isTextFile = /^[\w<>*./-]+\.(tsx?|mjs|css|md|py)$/

/**
 * Code spans that name no existing file or folder: whole paths, and file or folder names that continue a path before them.
 */
const lostPaths = (text: string, { paths }: Known): readonly string[] => {
  const lost: string[] = []
  for (const line of text.split(/\n(?=\||\n)/)) {
    let folder = ''
    for (const span of codeSpans(line)) {
      const isWhole = isFrom([...rooms, '.github', '.ci'], span) && !/[\s,]/.test(span)
      const isPart = !isWhole && (isTextFile.test(span) || (folder !== '' && /^[a-z-]+\/$/.test(span)))
      if (!isWhole && !isPart) continue
      const besides = [posix.join(folder, span), posix.join(posix.dirname(folder), span)]
      const candidates = (isWhole ? [span] : besides).map(patternOf)
      const isThere = (path: string) => candidates.some((pattern) => pattern.test(path))
      const isNamed = (path: string) => folder === '' && posix.basename(path) === span
      if (!paths.some((path) => isThere(path) || isNamed(path))) lost.push(span)
      if (isWhole) folder = span.endsWith('/') ? span.slice(0, -1) : posix.dirname(span)
    }
  }
  return lost
}

const lostLinks = ({ path, text }: SourceFile, { paths }: Known): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:|^#/.test(link)) return []
    const target = posix.join(posix.dirname(path), link.replace(/#.*/, '')).replace(/\/$/, '')
    return paths.some((one) => one === target || one.startsWith(`${target}/`)) ? [] : [link]
  })

const rowsOf = (text: string): number => text.split('\n').filter((line) => line.startsWith('|')).length - 2

const sizeFault = ({ path, text }: SourceFile): readonly string[] => {
  if (path === 'README.md' && Buffer.byteLength(text) > readmeBytes)
    return [`${path}: ${Buffer.byteLength(text)} bytes`]
  return path === '.github/GLOSSARY.md' && rowsOf(text) > glossaryRows
    ? [`${path}: ${rowsOf(text)} rows`]
    : []
}

/** The rules over documents. */
export const documentRules = (known: Known): readonly Rule<SourceFile>[] => {
  const rowFor = (setting: string) => `| \`${setting}\` | |\n`
  const everyRow = known.settings.map(rowFor).join('')
  return [
    {
      name: 'links, paths and commands in documents exist',
      breaches: (file) => {
        if (!isDocument(file.path)) return []
        const lost = [...lostLinks(file, known), ...lostPaths(file.text, known)]
        const commands = [...file.text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
        const unknown = commands.flatMap(([, name = '']) =>
          known.scripts.includes(name) ? [] : [`npm run ${name}`],
        )
        return [...lost, ...unknown].map((one) => `${file.path}: ${one}`)
      },
      caught: [
        ['README.md', 'See [settings](service/SETTINGS.md).'],
        ['schema/README.md', 'See [the map](README.md/map).'],
        ['README.md', 'It is in `web/core/nowhere.ts`.'],
        ['README.md', '`service/http/mount.ts`, `flush.ts`'],
        ['README.md', '`service/<slice>/<slice>.nothing.ts`'],
        ['README.md', '`service/migrations/*-nothing.ts`'],
        ['.github/A.md', 'Run `npm run nothing`.'],
        ['README.md', '| a | `service/event-store/` |\n| b | `web/nothing/` |'],
      ],
      fine: [
        [
          'README.md',
          '[a](.github/decisions/) [b](https://example.org/x.md) [c](#map) [d](service/README.md#settings)',
        ],
        [
          'README.md',
          '`service/<slice>/<slice>.decider.ts`, `service/migrations/*-<slice>.ts`, `NNN-<slice>.ts`',
        ],
        ['README.md', '`service/event-store/decide.ts`, `flush.ts`, and `npm run --silent leads`'],
        [
          'README.md',
          '`service/decision-log/search/`, `export/`; `GET /api/me`; `/nudges`; `checkpoint.key`',
        ],
        ['web/site/help/a.md', '`web/nothing.ts`'],
      ],
    },
    {
      name: 'the README and the glossary are short',
      breaches: sizeFault,
      caught: [
        ['README.md', 'a'.repeat(readmeBytes + 1)],
        ['README.md', 'é'.repeat(readmeBytes / 2 + 1)],
        ['.github/GLOSSARY.md', '| a | b |\n'.repeat(glossaryRows + 3)],
      ],
      fine: [
        ['README.md', 'a'.repeat(readmeBytes)],
        ['.github/GLOSSARY.md', '| a | b |\n'.repeat(glossaryRows + 2)],
      ],
    },
    {
      name: 'service/README.md has every setting that the service reads, and no other',
      breaches: ({ path, text }) => {
        if (path !== 'service/README.md') return []
        const rows = [...text.matchAll(/^\| (`[A-Z_]+`.*?) \|/gm)].map(([, first = '']) => first)
        const listed = rows.flatMap((first) =>
          [...first.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
        )
        const missing = known.settings.filter((name) => !listed.includes(name))
        const unread = listed.filter((name) => !known.settings.includes(name))
        return [...missing, ...unread].map((name) => `${path}: ${name}`)
      },
      caught: [
        ['service/README.md', `${everyRow}${rowFor('NO_SUCH')}`],
        ['service/README.md', everyRow.replace(rowFor('PORT'), '')],
      ],
      fine: [['service/README.md', everyRow]],
    },
  ]
}
