import { describe, expect, it } from 'vitest'
import { findCommands } from '../../web/shell/palette/find-commands.ts'

const commands = [
  { name: 'Overview' },
  { name: 'Sales & Marketing' },
  { name: 'Risk' },
  { name: 'Executive Styles', keywords: 'persona' },
  { name: 'Decision Log', keywords: 'audit history' },
  { name: 'Briefs' },
  { name: 'Generate a decision brief' },
  { name: 'Führungsstile' },
  { name: '意思決定ブリーフを作成' },
]
const found = (typed: string) => findCommands(commands, typed).map(({ name }) => name)

describe('findCommands', () => {
  it('lists everything in order when nothing is typed', () => {
    expect(found('  ')).toEqual(commands.map(({ name }) => name))
  })

  it('finds words by prefix, in any order', () => {
    expect(found('mark sal')).toEqual(['Sales & Marketing'])
    expect(found('LOG dec')).toEqual(['Decision Log'])
  })

  it('ranks whole words before prefixes', () => {
    expect(found('brief')).toEqual(['Generate a decision brief', 'Briefs'])
  })

  it('finds synonyms', () => {
    expect(found('audit')).toEqual(['Decision Log'])
    expect(found('person')).toEqual(['Executive Styles'])
  })

  it('tolerates missing letters and accents', () => {
    expect(found('ovrvw')).toEqual(['Overview'])
    expect(found('fuhrung')).toEqual(['Führungsstile'])
  })

  it('finds within text without spaces', () => {
    expect(found('ブリーフ')).toEqual(['意思決定ブリーフを作成'])
  })

  it('finds nothing if a word does not occur', () => {
    expect(found('risk zebra')).toEqual([])
  })
})
