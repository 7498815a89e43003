/** Filters of a search: kind, days and actor. */
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { IsoDate } from '#schema/core/scalars'
import { searchKinds } from '#schema/search/search'
import { useText } from '../core/language.ts'
import { SelectField } from '../kit/controls/SelectField.tsx'
import { searchText } from '../messages/finding/search.ts'
import { DayFilter } from './DayFilter.tsx'
import classes from './SearchFilters.module.css'
import { isFiltered, type TypedTerms, unfiltered } from './search-address.ts'
import { faultOf } from './use-search.ts'

/** A member of the workspace. */
export type SearchMember = { readonly id: string; readonly name: string }

type Props = {
  readonly terms: TypedTerms
  /** Members to choose from; empty if the user may not see them. */
  readonly members: readonly SearchMember[]
  readonly onChange: (terms: TypedTerms) => void
}

export const SearchFilters = ({ terms, members, onChange }: Props) => {
  const text = useText(searchText)
  const { kinds, from, to, who, ...rest } = terms
  // A half-typed day is in no term, so clearing replaces the fields.
  const [cleared, setCleared] = useState(0)
  const set = (name: 'kinds' | 'from' | 'to' | 'who') => (value: string) => {
    const { [name]: _, ...others } = terms
    if (value === '') return onChange(others)
    if (name !== 'from' && name !== 'to') onChange({ ...others, [name]: value })
    else if (IsoDate.is(value)) onChange({ ...others, [name]: value })
  }
  const several = kinds?.includes(',') ? [{ value: kinds, label: kindsLabel(kinds, text.kinds) }] : []
  return (
    <fieldset className={classes.filters}>
      <legend className={classes.legend}>{text.filters}</legend>
      <SelectField
        label={text.kind}
        options={[
          { value: '', label: text.anyKind },
          ...searchKinds.map((kind) => ({ value: String(kind), label: text.kinds[kind] })),
          ...several,
        ]}
        value={kinds ?? ''}
        onChange={set('kinds')}
      />
      <SelectField
        label={text.who}
        options={[
          ...Object.entries(text.whos).map(([value, label]) => ({ value, label })),
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={who ?? ''}
        onChange={set('who')}
      />
      <DayFilter key={`from ${cleared}`} label={text.from} value={from ?? ''} onChange={set('from')} />
      <DayFilter
        key={`to ${cleared}`}
        label={text.to}
        value={to ?? ''}
        error={faultOf({ ...terms, q: 'any' }) === 'days' ? text.wrongDays : undefined}
        onChange={set('to')}
      />
      {isFiltered(terms) && (
        <Button
          className={classes.clear}
          variant="minimal"
          text={text.clearFilters}
          onClick={() => {
            setCleared(cleared + 1)
            onChange(unfiltered(rest))
          }}
        />
      )}
    </fieldset>
  )
}

const kindsLabel = (kinds: string, names: { readonly [kind: string]: string | undefined }): string =>
  kinds
    .split(',')
    .map((kind) => names[kind] ?? kind)
    .join(', ')
