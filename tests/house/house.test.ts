/** The house rules: imports, names, sizes. Each rule is shown to catch a breach. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sliceNames } from '#schema/slices'
import { root } from '../core/execute.ts'
import { circlesOf } from './house-circles.ts'
import { documentRules } from './house-documents.ts'
import { isCode, parse, pathsIn, readHouse, rooms } from './house-files.ts'
import { importRules } from './house-imports.ts'
import type { Rule } from './house-law.ts'
import { syntaxRules, textRules } from './house-names.ts'
import { referenceRules } from './house-references.ts'
import { styleRules } from './house-styles.ts'
import { catalogueRule } from './house-texts.ts'
import type { ParsedFile, SourceFile } from './parsed-file.ts'

const files = readHouse(root)
const parsed = files.filter(({ path }) => isCode(path)).map(parse)

const check = <F extends SourceFile>(rule: Rule<F>, house: readonly F[], read: (file: SourceFile) => F) =>
  describe(rule.name, () => {
    it('passes', () => {
      expect(house.flatMap(rule.breaches)).toEqual([])
    })
    it('fails for each example of a breach, and only for those', () => {
      for (const [path, text] of rule.caught)
        expect.soft(rule.breaches(read({ path, text })), `${path}: ${text}`).not.toEqual([])
      for (const [path, text] of rule.fine ?? [])
        expect.soft(rule.breaches(read({ path, text })), `${path}: ${text}`).toEqual([])
    })
  })

const asParsed = (file: SourceFile): ParsedFile => parse(file)
for (const rule of [...importRules, ...syntaxRules, catalogueRule]) check(rule, parsed, asParsed)

const paths = pathsIn(root)
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
const settings = files
  .filter(({ path }) => /^service\/runtime\/(config|[a-z]+-settings)\.ts$/.test(path))
  .flatMap(({ text }) => [...text.matchAll(/\benv\.([A-Z_]+)|'([A-Z]+(?:_[A-Z]+)+)'/g)])
  .map(([, read, named]) => read ?? named ?? '')
const known = { paths, scripts, settings: [...new Set(settings)] }
for (const rule of [...textRules, ...styleRules, ...documentRules(known), ...referenceRules(paths)])
  check(rule, files, (file) => file)

describe('imports', () => {
  const house = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([path, text]) => parse({ path, text }))

  it('have no cycles', () => {
    expect(circlesOf(parsed)).toEqual([])
  })
  it('are followed through types, aliases and several files', () => {
    const circle = house({
      'schema/core/a.ts': "import type { B } from './b.ts'",
      'schema/core/b.ts': "export { c } from '#schema/core/c'",
      'schema/core/c.ts': "const a = import('./a.ts')",
      'schema/core/d.ts': "import { a } from './a.ts'",
    })
    expect(circlesOf(circle).map((paths) => paths.toSorted())).toEqual([
      ['schema/core/a.ts', 'schema/core/b.ts', 'schema/core/c.ts'],
    ])
    expect(circlesOf(circle.slice(0, 2))).toEqual([])
  })
})

describe('the house', () => {
  it('is read completely', () => {
    for (const room of rooms)
      expect(
        files.some(({ path }) => path.startsWith(`${room}/`)),
        room,
      ).toBe(true)
    expect(parsed.flatMap(({ imports }) => imports).length).toBeGreaterThan(parsed.length)
    expect(sliceNames.length).toBe(new Set(sliceNames).size)
  })

  // Test folders may have more: they are lists.
  it('has no folder with more than 40 code files', () => {
    const held = new Map<string, number>()
    for (const { path } of parsed) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      if (!path.startsWith('tests/')) held.set(folder, (held.get(folder) ?? 0) + 1)
    }
    const crowded = [...held].filter(([, count]) => count > 40)
    expect(crowded).toEqual([])
  })

  it('has only the expected files at its top level', () => {
    const known = [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'vite.config.ts',
      'biome.json',
      'README.md',
      ...rooms,
    ]
    const made = ['node_modules', 'dist', 'build']
    const present = readdirSync(root).filter((name) => !name.startsWith('.') && !made.includes(name))
    expect(present.filter((name) => !known.includes(name))).toEqual([])
  })
})
