/** Files of weekly series in the layout of the public M4 competition. */
import { describe, expect, it } from 'vitest'
import { readCompetition } from './forecast-files.ts'

const train = '"V1","V2","V3","V4","V5"\n"W1","1.5","2","3",""\n"W2","10","NA","30","40"\n'
const test = '"V1","V2","V3"\r\n"W2","50","60"\r\n"W1","4","5"\r\n'

describe('files of weekly series', () => {
  it('pair the rows of both files by id, in the order of the training file', () => {
    expect(readCompetition(train, test)).toEqual([
      { name: 'W1', train: [1.5, 2, 3], test: [4, 5] },
      { name: 'W2', train: [10, null, 30, 40], test: [50, 60] },
    ])
  })
  it('may have no header and no quotes', () => {
    expect(readCompetition('a,1,2\n', 'a,3')).toEqual([{ name: 'a', train: [1, 2], test: [3] }])
  })
  it('are refused with the row where they are something else', () => {
    expect(() => readCompetition('a,1,2\nb,1,x\n', 'a,3\nb,3\n')).toThrow('b')
    expect(() => readCompetition('a,1,2\n', 'b,3\n')).toThrow('a')
    expect(() => readCompetition('a,1,2\n', 'a,3,NA,4\n')).toThrow('a')
    expect(() => readCompetition('', '')).toThrow('no series')
  })
})
