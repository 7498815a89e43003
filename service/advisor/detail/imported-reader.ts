/** What the advisor may ask about imported records; the slice of imports answers. */
import type { Kysely } from 'kysely'
import type { FigureSource } from '#schema/import/source'
import type { Tables } from '../../tables.ts'
import type { Detail } from './detail.ts'

export type ImportedReader = {
  /** Sales by item and money by account; undefined where nothing is imported, or too much to read in a reply. */
  readonly detail: (db: Kysely<Tables>, workspace: string) => Promise<Detail | undefined>
  /** Where figures come from, and how old that is. */
  readonly sources: (db: Kysely<Tables>, now: Date) => Promise<readonly FigureSource[]>
}

/** For services without imports. */
export const noImports: ImportedReader = {
  detail: async () => undefined,
  sources: async () => [],
}
