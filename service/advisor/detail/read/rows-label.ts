/** Short text of a plan over rows, for a button. */
import type { RowsPlan } from '#schema/advisor/rows-plan'
import { partName } from '../say-part.ts'

const longest = 120
const nouns = { item: 'items', category: 'categories', channel: 'channels', account: 'accounts' } as const

export const rowsLabel = ({ parts = [], operation, counted, ranked, shareOf }: RowsPlan): string => {
  const name = parts.length > 0 ? parts.map(partName).join(' and ') : 'all sales'
  const isAccount = parts.some(({ dimension }) => dimension === 'account')
  const label = () => {
    switch (operation) {
      case 'growth':
        return `How ${name} changed`
      case 'rank':
        return `The largest ${nouns[ranked ?? 'item']} of ${name}`
      case 'share':
        return `What share of ${shareOf === 'costs' ? 'all costs' : 'all sales'} ${name} is`
      case 'jump':
        return `When ${name} jumped`
      default:
        if (counted === 'number') return `How many of ${name} were sold`
        return isAccount ? `What ${name} came to` : `What ${name} took`
    }
  }
  return label().slice(0, longest)
}
