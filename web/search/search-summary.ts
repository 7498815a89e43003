/** A search on one line: words and filters. Pure. */
import { searchKinds } from '#schema/search/search'
import { textOf } from '../core/language.ts'
import { mediumDay, quoted } from '../kit/formats.ts'
import { searchText } from '../messages/finding/search.ts'
import type { TypedTerms } from './search-address.ts'

// A calendar day has no time zone, so UTC keeps it unchanged.
const day = (date: string): string => mediumDay(date, 'UTC')

export const summaryOf = ({ q, kinds, from, to, who }: TypedTerms): string => {
  const text = textOf(searchText)
  const named = searchKinds.filter((kind) => kinds?.split(',').includes(kind)).map((kind) => text.kinds[kind])
  const whos: { readonly [who: string]: string | undefined } = text.whos
  return [
    quoted(q),
    named.join(', '),
    from && to && from !== to ? text.span(day(from), day(to)) : '',
    from && from === to ? day(from) : '',
    from && !to ? text.since(day(from)) : '',
    to && !from ? text.until(day(to)) : '',
    who === undefined ? '' : (whos[who] ?? text.oneMember),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
