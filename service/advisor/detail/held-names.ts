/** Names in imported files, in a sentence. */
import { listed } from '../../runtime/counted.ts'
import { type Line, say } from '../line.ts'
import { type Detail, namesOf } from './detail.ts'

/** What can be asked about the rows, for a refusal that names what is missing; undefined without names. */
export const heldOfRows = (detail: Detail): Line | undefined => {
  const parts = (['item', 'category', 'channel', 'account'] as const).flatMap((dimension) => {
    const count = namesOf(detail, dimension).length
    const noun = { item: 'items', category: 'categories', channel: 'channels', account: 'accounts' }[
      dimension
    ]
    return count > 0 ? [`${String(count)} ${noun}`] : []
  })
  return parts.length === 0
    ? undefined
    : say`Your files name ${listed(parts)}; ask for one of them by its name.`
}
