/** The advisor's access to imported records, implemented by the slice `import`. */
import type { Kysely } from 'kysely'
import type { FigureSource } from '#schema/import/source'
import type { Tables } from '../../tables.ts'
import type { Billed } from './billed.ts'
import type { Detail } from './detail.ts'

export type ImportedReader = {
  /** Sales by item and money by account; undefined without imports, or if there is too much to read within a reply. */
  readonly detail: (db: Kysely<Tables>, workspace: string) => Promise<Detail | undefined>
  /** What was billed by client; undefined if no file names clients. */
  readonly billed: (db: Kysely<Tables>, workspace: string) => Promise<Billed | undefined>
  /** Sources of figures and their age. */
  readonly sources: (db: Kysely<Tables>, now: Date) => Promise<readonly FigureSource[]>
}

/** For services without imports. */
export const noImports: ImportedReader = {
  detail: async () => undefined,
  billed: async () => undefined,
  sources: async () => [],
}
