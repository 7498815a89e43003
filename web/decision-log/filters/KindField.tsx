/** Kinds of event to choose from; several at once are possible. */
import { LogKinds } from '#schema/decision-log/log-query'
import { useText } from '../../core/language.ts'
import { CheckboxGroup } from '../../kit/controls/CheckboxGroup.tsx'
import { logFilterText } from '../../messages/en/log-filter.ts'
import type { FilterProps } from './log-filter.ts'

export const KindField = ({ filter, onChange }: FilterProps) => {
  const filters = useText(logFilterText)
  const change = (values: readonly string[]) => {
    const { kinds: _, ...rest } = filter
    const chosen = values.join(',')
    onChange(LogKinds.is(chosen) ? { ...rest, kinds: chosen } : rest)
  }
  return (
    <CheckboxGroup
      legend={filters.kind}
      options={Object.entries(filters.kinds).map(([value, label]) => ({ value, label: label ?? value }))}
      values={filter.kinds?.split(',') ?? []}
      onChange={change}
    />
  )
}
