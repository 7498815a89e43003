/** Kinds that no check names, and the words of the threat table that say so (`schema/proof/README.md`). */
import { tableAccounts } from '../../service/table-accounts.ts'
import type { Kind } from './kind.ts'

type Rule = { readonly row: string; readonly covers: (kind: Kind) => boolean }

const rules: readonly Rule[] = [
  {
    row: 'someone who edits what is neither history nor worked out from it',
    covers: ({ table = '', of }) =>
      (tableAccounts.get(table) === 'not history' && table !== 'account_address') ||
      of === 'subject_key.made_at' ||
      of === 'checkpoint.made_at',
  },
  {
    row: 'someone who removes the signed directory of workspaces',
    covers: ({ way, of }) => way === 'remove a file' && of === 'workspaces.signed',
  },
  {
    row: 'someone who plants or changes a row that nothing reads',
    covers: ({ way, table = '' }) =>
      way === 'plant' && ['subject_key', 'import_block', 'stream_snapshot'].includes(table),
  },
  {
    row: 'someone who sets back how far the search is filled',
    covers: ({ of }) => of === 'passage_head.position',
  },
  {
    row: 'someone who adds bytes to the kept leaves, or behind the signature of a kept note',
    covers: ({ way, of }) => way === 'lengthen a file' && of !== 'a kept file',
  },
  {
    row: 'someone who changes or removes a kept public key (`.vkey`)',
    covers: ({ of }) => of.endsWith('.vkey'),
  },
]

/** The row of the threat table that says that a kind is not seen; undefined if there is none. */
export const threatRow = (kind: Kind): string | undefined => rules.find(({ covers }) => covers(kind))?.row

/** Beginnings of the rows. */
export const threatRows: readonly string[] = rules.map(({ row }) => row)
