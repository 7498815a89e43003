/** The browser's files as a build makes them, without writing any: what each weighs, and what a page needs of them. */
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './execute.ts'
import { kB } from './page-weight.ts'

/** A file of script, with what comes along when it is asked for. */
export type Chunk = {
  readonly file: string
  /** Sizes as they travel, in kB. */
  readonly script: number
  readonly styles: readonly { readonly file: string; readonly size: number }[]
  /** Its source files, from the project's folder. */
  readonly sources: readonly string[]
  readonly needs: readonly string[]
  readonly mayFetch: readonly string[]
}

// The settings of the product, in its mode, though a test asks.
const asInProduction = async <A>(step: () => Promise<A>): Promise<A> => {
  const { NODE_ENV, VITEST } = process.env
  process.env.NODE_ENV = 'production'
  delete process.env.VITEST
  try {
    return await step()
  } finally {
    Object.assign(process.env, { NODE_ENV, VITEST })
  }
}

/** Builds, and tells every file of script. */
export const bundle = async (): Promise<readonly Chunk[]> => {
  const result = await asInProduction(() =>
    build({
      root: join(root, 'web'),
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { write: false },
    }),
  )
  if (Array.isArray(result) || !('output' in result)) throw new Error('not one build')
  const styles = new Map(
    result.output.flatMap((one) =>
      one.type === 'asset' && one.fileName.endsWith('.css') ? [[one.fileName, kB(one.source)] as const] : [],
    ),
  )
  return result.output.flatMap((one) =>
    one.type === 'asset'
      ? []
      : [
          {
            file: one.fileName,
            script: kB(one.code),
            styles: [...(one.viteMetadata?.importedCss ?? [])].map((file) => ({
              file,
              size: styles.get(file) ?? 0,
            })),
            sources: Object.keys(one.modules).map((id) => id.replace(`${root}/`, '')),
            needs: one.imports,
            mayFetch: one.dynamicImports,
          },
        ],
  )
}

/** The chunk that a source file went into. */
export const chunkOf = (chunks: readonly Chunk[], source: string): Chunk => {
  const found = chunks.find(({ sources }) => sources.includes(source))
  if (found === undefined) throw new Error(`${source} is in no chunk`)
  return found
}

/** These chunks, and all that they cannot do without. */
export const together = (chunks: readonly Chunk[], asked: readonly Chunk[]): readonly Chunk[] => {
  const all = new Set(asked)
  // A set is walked to its end, however long it becomes meanwhile.
  for (const chunk of all)
    for (const file of chunk.needs) {
      const needed = chunks.find((one) => one.file === file)
      if (needed !== undefined) all.add(needed)
    }
  return [...all]
}
