/** Import rules: which room, slice or file may import which. */
import { builtinModules } from 'node:module'
import { sliceNames } from '#schema/slices'
import { homes, joiners, machinery, noBuiltins, openTo, packagesOf, type Rule } from './house-law.ts'
import type { Import, ParsedFile } from './parsed-file.ts'

const slices: readonly string[] = sliceNames

const roomOf = (path: string): string => path.split('/')[0] ?? ''
const folderOf = (path: string): string => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : '')
const sliceOf = (path: string): string | undefined => slices.find((slice) => slice === folderOf(path))
const isJoiner = (path: string): boolean =>
  joiners.some((joiner) => path === joiner || (joiner.endsWith('/') && path.startsWith(joiner)))
const isInHouse = (path: string): boolean => roomOf(path) in openTo
const packageOf = ({ specifier }: Import): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const isBuiltin = (one: Import): boolean =>
  one.specifier.startsWith('node:') || builtinModules.includes(packageOf(one))

const eachImport =
  (fault: (file: ParsedFile, one: Import, target: string) => string | undefined) =>
  (file: ParsedFile): readonly string[] =>
    file.imports.flatMap((one) => {
      const found = isInHouse(file.path) ? fault(file, one, one.target ?? '') : undefined
      return found === undefined ? [] : [`${file.path}: ${one.specifier} ${found}`]
    })

// Type only: queries need the types of all tables, and nothing is imported at run time.
const isTableType = (one: Import, target: string): boolean => one.isType && target === 'service/tables.ts'

const sliceFault = (from: string, one: Import, to: string): string | undefined => {
  const slice = sliceOf(from)
  const other = sliceOf(to)
  if (slice === undefined || roomOf(from) !== roomOf(to) || roomOf(from) === 'tests' || slice === other)
    return undefined
  if (other !== undefined)
    return to === `schema/${other}/${other}.ts` ? undefined : `is of another slice, ${other}`
  // Like core, the advisor serves many slices and imports none of them.
  const isCommon =
    ['core', 'kit', 'messages', 'advisor', 'proof', ...machinery].includes(folderOf(to)) ||
    to === 'schema/slices.ts' ||
    isTableType(one, to)
  return isCommon ? undefined : 'belongs to no slice, and is not for all of them'
}

const outsideFault = (from: string, one: Import, to: string): string | undefined => {
  const isSame = roomOf(from) === roomOf(to) && roomOf(from) !== 'tests'
  if (!isSame || sliceOf(from) !== undefined || isJoiner(from)) return undefined
  if (sliceOf(to) !== undefined) return 'is of a slice'
  const isBrick = ['core', 'kit', ...machinery].includes(folderOf(from))
  return isBrick && isJoiner(to) && !isTableType(one, to) ? 'joins slices' : undefined
}

export const importRules: readonly Rule<ParsedFile>[] = [
  {
    name: 'a room imports only the rooms it is open to, and nothing imports the tests',
    breaches: eachImport(({ path }, _one, to) => {
      if (to === '' || roomOf(to) === roomOf(path)) return undefined
      return openTo[roomOf(path)]?.includes(roomOf(to)) ? undefined : `is in ${roomOf(to)}`
    }),
    caught: [
      ['service/http/a.ts', "import { b } from '../../web/core/b.ts'"],
      ['web/core/a.ts', "export { b } from '../../fixtures/core/b.ts'"],
      ['fixtures/core/a.ts', "const b = import('../../service/runtime/b.ts')"],
      ['stories/core/a.ts', "import type { B } from '../../tests/core/b.ts'"],
      ['schema/core/a.ts', "type B = import('../../web/core/b.ts').B"],
    ],
    fine: [['stories/core/a.ts', "import { b } from '../../web/core/b.ts'\nimport { c } from '#schema/api'"]],
  },
  {
    name: 'schema and fixtures keep to their few packages; only service and tests use node',
    breaches: eachImport(({ path }, one) => {
      if (one.target !== undefined) return undefined
      if (isBuiltin(one)) return noBuiltins.some((place) => path.startsWith(place)) ? 'is of node' : undefined
      const allowed = packagesOf[roomOf(path)]
      return allowed === undefined || allowed.includes(packageOf(one)) ? undefined : 'is not for this room'
    }),
    caught: [
      ['schema/core/a.ts', "import { useState } from 'react'"],
      ['schema/core/a.ts', "import { join } from 'node:path'"],
      ['web/core/a.ts', "import { join } from 'path'"],
      ['fixtures/core/a.ts', "import pino from 'pino'"],
    ],
  },
  {
    name: 'a slice imports its own folder, core and kit, never another slice of its room',
    breaches: eachImport(({ path }, one, to) => sliceFault(path, one, to)),
    caught: sliceNames.flatMap((slice, index): [string, string][] => {
      const other = sliceNames[index - 1] ?? 'contact'
      return [
        [`web/${slice}/a.ts`, `import { b } from '../${other}/b.ts'`],
        [`service/${slice}/a.ts`, `import type { B } from '../${other}/b.ts'`],
        [`schema/${slice}/a.ts`, `import { b } from '../${other}/${other}.events.ts'`],
        [`stories/${slice}/a.ts`, "import { b } from '../shell/b.ts'"],
        [`web/${slice}/a.ts`, "import { b } from '../shell/screens.tsx'"],
      ]
    }),
    fine: [
      ['schema/advisory/a.ts', "import { Memo } from '../memo/memo.ts'"],
      ['web/advisory/a.ts', "import { Memo } from '#schema/memo/memo'\nimport { b } from '../kit/b.ts'"],
    ],
  },
  {
    name: 'core, kit and whatever is no joiner import no slice of their room',
    breaches: eachImport(({ path }, one, to) => outsideFault(path, one, to)),
    caught: [
      ['web/core/a.ts', "import { b } from '../advisory/b.ts'"],
      ['web/kit/A.tsx', "import { b } from '../shell/b.ts'"],
      ['service/runtime/a.ts', "import { handlers } from '../slices.ts'"],
      ['service/app.ts', "import { b } from './advisory/b.ts'"],
      ['service/migrations/001-a.ts', "import { b } from '../advisory/b.ts'"],
      ['stories/core/a.ts', "import { b } from '../advisory/b.ts'"],
    ],
    fine: [
      ['service/slices.ts', "import { b } from './advisory/b.ts'"],
      ['web/shell/A.tsx', "import { b } from '../advisory/b.ts'"],
      ['service/database/a.ts', "import type { Tables } from '../tables.ts'"],
    ],
  },
  {
    name: 'packages with one home are imported only there',
    breaches: eachImport(({ path }, one) => {
      const home = homes[packageOf(one)]
      if (one.target !== undefined || home === undefined || home.some((place) => path.startsWith(place)))
        return undefined
      return `lives in ${home.join(', ')}`
    }),
    caught: [
      ['schema/memo/a.ts', "import { pipe } from 'fp-ts/lib/function.js'"],
      ['web/kpi/A.tsx', "import { init } from 'echarts/core'"],
      ['web/kpi/A.tsx', "import GridLayout from 'react-grid-layout'"],
      ['web/kpi/a.ts', "import { Kysely } from 'kysely'"],
    ],
  },
  {
    name: 'a path is relative, two levels up at most, with its ending; or #schema without one',
    breaches: eachImport((_file, { specifier }) => {
      if (specifier.startsWith('#'))
        return /^#schema\/[^.]+(\.(events|endpoints))?$/.test(specifier) ? undefined : 'is no such alias'
      if (!specifier.startsWith('.')) return undefined
      if (specifier.startsWith('../../../')) return 'goes up too far'
      return /\.(tsx?|js|css|json|svg|webp|avif|png|jpe?g|woff2)(\?\w+)?$/.test(specifier)
        ? undefined
        : 'lacks its ending'
    }),
    caught: [
      ['web/kpi/a.ts', "import { b } from '../../../b.ts'"],
      ['web/kpi/a.ts', "import { b } from './b'"],
      ['web/kpi/a.ts', "import { b } from '#schema/api.ts'"],
      ['web/kpi/a.ts', "import { b } from '#web/api'"],
    ],
    fine: [['web/kpi/a.ts', "import { e } from '#schema/kpi/kpi.endpoints'\nimport './a.module.css'"]],
  },
]
