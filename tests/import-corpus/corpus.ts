/** Every layout with every defect, by seed, read and judged. */
import { defects } from './defects.ts'
import { fileOf } from './file.ts'
import { judge, withFolder } from './judge.ts'
import { benchLayouts } from './layouts.ts'

export type CorpusResult = {
  readonly files: number
  readonly layouts: number
  /** Files with a value that is wrong without anybody being told. */
  readonly silent: readonly string[]
  /** Files that a person has to correct. */
  readonly unmapped: readonly string[]
  readonly questions: number
}

/** Judges the files of these seeds; `takes` picks some of the layouts and defects. */
export const runCorpus = (
  seeds: readonly number[],
  takes: (layout: number, defect: number) => boolean = () => true,
): Promise<CorpusResult> =>
  withFolder(async (folder) => {
    const silent: string[] = []
    const unmapped: string[] = []
    let [files, questions] = [0, 0]
    for (const seed of seeds)
      for (const [at, layout] of benchLayouts.entries())
        for (const [place, defect] of defects.entries()) {
          if (!takes(at, place)) continue
          const file = fileOf(layout, defect, seed * 100_003 + at * 101 + place)
          const verdict = await judge(file, folder)
          files += 1
          questions += verdict.asked.length
          if (verdict.silent.length > 0) silent.push(`${file.name}: ${verdict.silent[0]}`)
          if (verdict.silent.length > 0 || verdict.refused.length > 0)
            unmapped.push(`${file.name}: ${verdict.refused[0] ?? verdict.silent[0]}`)
        }
    return { files, layouts: benchLayouts.length, silent, unmapped, questions }
  })
