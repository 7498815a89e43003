/** The house rules: who may import whom, how things are named, how long they may be. Each rule is shown to catch a breach. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sliceNames } from '#schema/slices'
import { root } from '../core/execute.ts'
import { isCode, type ParsedFile, parse, readHouse, rooms, type SourceFile } from './house-files.ts'
import { importRules } from './house-imports.ts'
import type { Rule } from './house-law.ts'
import { syntaxRules, textRules } from './house-names.ts'
import { catalogueRule } from './house-texts.ts'

const files = readHouse(root)
const parsed = files.filter(({ path }) => isCode(path)).map(parse)

const check = <F extends SourceFile>(rule: Rule<F>, house: readonly F[], read: (file: SourceFile) => F) =>
  describe(rule.name, () => {
    it('holds', () => {
      expect(house.flatMap(rule.breaches)).toEqual([])
    })
    it('is caught where it is broken, and only there', () => {
      for (const [path, text] of rule.caught)
        expect.soft(rule.breaches(read({ path, text })), `${path}: ${text}`).not.toEqual([])
      for (const [path, text] of rule.fine ?? [])
        expect.soft(rule.breaches(read({ path, text })), `${path}: ${text}`).toEqual([])
    })
  })

const asParsed = (file: SourceFile): ParsedFile => parse(file)
for (const rule of [...importRules, ...syntaxRules, catalogueRule]) check(rule, parsed, asParsed)
for (const rule of textRules) check(rule, files, (file) => file)

describe('the house', () => {
  it('is read whole', () => {
    for (const room of rooms)
      expect(
        files.some(({ path }) => path.startsWith(`${room}/`)),
        room,
      ).toBe(true)
    expect(parsed.flatMap(({ imports }) => imports).length).toBeGreaterThan(parsed.length)
    expect(sliceNames.length).toBe(new Set(sliceNames).size)
  })

  it('holds at its top level what the design names, and what tools insist on finding there', () => {
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
