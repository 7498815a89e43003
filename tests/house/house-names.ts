/** Rules about names, file sizes and exports. */
import { posix } from 'node:path'
import { sliceNames } from '#schema/slices'
import { rooms } from './house-files.ts'
import { machinery, otherFolders, type Rule } from './house-law.ts'
import type { ParsedFile, SourceFile } from './parsed-file.ts'

const fault = (path: string, found: string | undefined | false): readonly string[] =>
  found ? [`${path}: ${found}`] : []

const vague = ['index', 'util', 'utils', 'helper', 'helpers', 'common', 'type', 'types', 'misc', 'shared']
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const pascal = /^[A-Z][A-Za-z0-9]*$/

const stemOf = (path: string): string => posix.basename(path).replace(/\.(module\.css|[a-z]+)$/, '')

const nameFault = (path: string): string | undefined => {
  // Names fixed by web servers, by Docker and by convention.
  if (path === 'web/index.html' || /\/(README\.md|Dockerfile(\.dockerignore)?)$/.test(path)) return undefined
  const stem = stemOf(path)
  const vagueName = [stem.split('.')[0] ?? '', ...path.split('/').slice(0, -1)].find((name) =>
    vague.includes(name),
  )
  if (vagueName !== undefined) return `"${vagueName}" says nothing`
  const isComponentFile = path.endsWith('.tsx') || path.endsWith('.css')
  return kebab.test(stem) || (isComponentFile && pascal.test(stem)) ? undefined : 'is not in kebab-case'
}

// Exports named by Ladle or Vitest, or without components.
const isFreelyNamed = (path: string): boolean => /\.(stories|view\.test)\.tsx$|\/\.ladle\//.test(path)

const componentFault = ({ path, exports }: ParsedFile): string | undefined => {
  if (!path.endsWith('.tsx') || isFreelyNamed(path)) return undefined
  const stem = stemOf(path)
  if (!pascal.test(stem)) {
    const component = exports.find((name) => pascal.test(name))
    return component === undefined ? undefined : `${component} belongs in ${component}.tsx`
  }
  return exports.length === 1 && exports[0] === stem
    ? undefined
    : `exports ${exports.join(', ')}, not just ${stem}`
}

// Tools that accept only a default export read these files.
const needsDefault = (path: string): boolean =>
  /(^|\/)(vite|playwright)\.config\.ts$|\.stories\.tsx$|^stories\/\.ladle\/|^tests\/core\/(started-service|flaky-reporter)\.ts$/.test(
    path,
  )

const castFolders = [
  'schema/core/',
  'web/core/',
  'service/time-travel/',
  ...machinery.map((folder) => `service/${folder}/`),
]
const longest = 200

const machinePath = /(?<![\w.*])\/(?:home|root|Users|work|tmp|private)\/[\w.-]+|[A-Z]:\\+Users\\/g

/** Rules about a file's path and text. */
export const textRules: readonly Rule<SourceFile>[] = [
  {
    name: 'folders are slices or one of the few others; files have kebab-case names that say something',
    breaches: ({ path }) => {
      const [room = '', folder, file] = path.split('/')
      if (!rooms.some((one) => one === room)) return []
      const known = [...sliceNames, ...(otherFolders[room] ?? [])]
      const isKnown = file === undefined || known.some((one) => one === folder)
      return [...fault(path, !isKnown && `"${folder}" is no slice`), ...fault(path, nameFault(path))]
    },
    caught: [
      ['web/nudges/a.ts', ''],
      ['service/controllers/a.ts', ''],
      ['web/advisory/index.ts', ''],
      ['web/core/utils.ts', ''],
      ['web/helpers/a.ts', ''],
      ['web/advisory/advisoryView.ts', ''],
      ['web/advisory/advisory_card.tsx', ''],
    ],
    fine: [
      ['web/advisory/AdvisoryCard.module.css', ''],
      ['tests/early-access/early-access.store.test.ts', ''],
    ],
  },
  {
    name: `no file is longer than ${longest} lines`,
    breaches: ({ path, text }) => {
      const lines = text.replace(/\n$/, '').split('\n').length
      const isFree = /^fixtures\/.*\.json$|^service\/migrations\/|\.(css|md)$/.test(path)
      return fault(path, !isFree && lines > longest && `${lines} lines`)
    },
    caught: [['web/core/a.ts', 'a\n'.repeat(201)]],
    fine: [
      ['service/migrations/001-a.ts', 'a\n'.repeat(201)],
      ['web/core/a.ts', 'a\n'.repeat(200)],
    ],
  },
  {
    name: 'no path of a machine',
    breaches: ({ path, text }) => [...text.matchAll(machinePath)].map(([found]) => `${path}: ${found}`),
    caught: [
      ['README.md', ['See ', 'home', 'ada'].join('/')],
      ['tests/core/a.ts', ["const a = '", 'tmp', "jarvin'"].join('/')],
    ],
    fine: [['README.md', 'See https://example.org/home/page and web/home/a.']],
  },
]

/** Rules about a file's syntax. */
export const syntaxRules: readonly Rule<ParsedFile>[] = [
  {
    name: 'a component file exports its component and nothing else',
    breaches: (file) => fault(file.path, componentFault(file)),
    caught: [
      ['web/kpi/KpiCard.tsx', 'export const Card = 1'],
      ['web/kpi/KpiCard.tsx', 'export const KpiCard = 1; export const other = 2'],
      ['web/kpi/kpi-card.tsx', 'export const KpiCard = 1'],
    ],
    fine: [['web/kpi/KpiCard.tsx', 'export type Props = {}; export const KpiCard = 1']],
  },
  {
    name: 'exports are named, but where a tool demands a default',
    breaches: ({ path, exports }) =>
      fault(path, !needsDefault(path) && exports.includes('default') && 'exports a default'),
    caught: [
      ['web/core/a.ts', 'export default 1'],
      ['web/core/a.ts', 'const a = 1; export { a as default }'],
    ],
    fine: [['vite.config.ts', 'export default {}']],
  },
  {
    name: 'types are not overruled outside the three core folders',
    breaches: ({ path, overrulings }) =>
      castFolders.some((folder) => path.startsWith(folder))
        ? []
        : overrulings.map((one) => `${path}: ${one}`),
    caught: [
      ['web/kpi/a.ts', 'const a = b as string'],
      ['web/kpi/a.ts', 'const a: any = 1'],
      ['web/kpi/a.ts', 'const a = b!'],
      ['web/kpi/a.ts', 'const a = <string>b'],
    ],
    fine: [
      ['web/kpi/a.ts', "import { b as c } from './b.ts'\nconst a = [1] as const satisfies number[]"],
      ['web/core/a.ts', 'const a = b as string'],
    ],
  },
  {
    name: 'the fold of a decider is all in its own text, so that a changed one is never given a snapshot of the old',
    breaches: ({ path, strayInFolds }) =>
      path.startsWith('service/') ? strayInFolds.map((one) => `${path}: ${one}`) : [],
    caught: [
      ['service/memo/a.ts', 'const a = { evolve: (state, event) => titled(state, event) }'],
      ['service/memo/a.ts', 'const a = { evolve: (state, { type }) => table[type] ?? state }'],
      ['service/memo/a.ts', 'const evolve = () => 1; const a = { evolve }'],
    ],
    fine: [
      [
        'service/memo/a.ts',
        'const a = { evolve: (state, { data: { id, ...rest } }) => ({ ...state, id, rest }) }',
      ],
      ['web/memo/a.ts', 'const a = { evolve: (state) => f(state) }'],
    ],
  },
]
