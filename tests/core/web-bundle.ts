/** Builds the client without writing files; returns the size and the imports of every chunk. */
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './execute.ts'
import { kB } from './page-weight.ts'

/** A script file with its imports. */
export type Chunk = {
  readonly file: string
  /** Compressed sizes in kB. */
  readonly script: number
  readonly styles: readonly { readonly file: string; readonly size: number }[]
  /** Source files, relative to the project. */
  readonly sources: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

// Production settings, although the build runs inside a test.
const withProductionEnvironment = async <A>(step: () => Promise<A>): Promise<A> => {
  const { NODE_ENV, VITEST } = process.env
  process.env.NODE_ENV = 'production'
  delete process.env.VITEST
  try {
    return await step()
  } finally {
    Object.assign(process.env, { NODE_ENV, VITEST })
  }
}

export const bundle = async (): Promise<readonly Chunk[]> => {
  const result = await withProductionEnvironment(() =>
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
            imports: one.imports,
            dynamicImports: one.dynamicImports,
          },
        ],
  )
}

/** The chunk that contains a source file. */
export const chunkOf = (chunks: readonly Chunk[], source: string): Chunk => {
  const found = chunks.find(({ sources }) => sources.includes(source))
  if (found === undefined) throw new Error(`${source} is in no chunk`)
  return found
}

/** These chunks and everything that they import. */
export const withImports = (chunks: readonly Chunk[], asked: readonly Chunk[]): readonly Chunk[] => {
  const all = new Set(asked)
  // Iterating over a set includes items added during the iteration.
  for (const chunk of all)
    for (const file of chunk.imports) {
      const needed = chunks.find((one) => one.file === file)
      if (needed !== undefined) all.add(needed)
    }
  return [...all]
}
