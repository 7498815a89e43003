import { describe, expect, it } from 'vitest'
import { findCommands } from '../../web/shell/palette/find-commands.ts'

const commands = [
  { name: 'Overview' },
  { name: 'Sales & Marketing' },
  { name: 'Risk' },
  { name: 'Executive Styles', also: 'persona' },
  { name: 'Decision Log', also: 'audit history' },
  { name: 'Briefs' },
  { name: 'Generate a decision brief' },
  { name: 'Führungsstile' },
  { name: '意思決定ブリーフを作成' },
]
const found = (typed: string) => findCommands(commands, typed).map(({ name }) => name)

describe('findCommands', () => {
  it('lists everything in its order where nothing was typed', () => {
    expect(found('  ')).toEqual(commands.map(({ name }) => name))
  })

  it('finds words by their beginnings, in any order', () => {
    expect(found('mark sal')).toEqual(['Sales & Marketing'])
    expect(found('LOG dec')).toEqual(['Decision Log'])
  })

  it('puts the whole word before its beginning', () => {
    expect(found('brief')).toEqual(['Generate a decision brief', 'Briefs'])
  })

  it('finds by other words too', () => {
    expect(found('audit')).toEqual(['Decision Log'])
    expect(found('person')).toEqual(['Executive Styles'])
  })

  it('forgives what is left out within a word, and accents', () => {
    expect(found('ovrvw')).toEqual(['Overview'])
    expect(found('fuhrung')).toEqual(['Führungsstile'])
  })

  it('finds within a text that has no spaces', () => {
    expect(found('ブリーフ')).toEqual(['意思決定ブリーフを作成'])
  })

  it('finds nothing where one word is nowhere', () => {
    expect(found('risk zebra')).toEqual([])
  })
})
