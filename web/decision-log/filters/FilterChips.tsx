/** The active filters; each can be removed, or all at once. */
import { Button } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import { useText } from '../../core/language.ts'
import { logFilterText } from '../../messages/en/log-filter.ts'
import classes from './FilterChips.module.css'
import { partLabel } from './filter-labels.ts'
import { type FilterProps, partsOf, withoutPart } from './log-filter.ts'

export const FilterChips = ({ filter, onChange }: FilterProps) => {
  const filters = useText(logFilterText)
  const parts = partsOf(filter)
  if (parts.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={filters.active}>
      {parts.map((part) => {
        const { name, value } = partLabel(filter, part)
        return (
          <li key={part}>
            <button
              type="button"
              className={classes.chip}
              onClick={() => onChange(withoutPart(filter, part))}
            >
              <span className={classes.visuallyHidden}>{filters.remove}</span>{' '}
              <span className={classes.name}>{name}:</span> <span className={classes.value}>{value}</span>
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        )
      })}
      <li>
        <Button variant="minimal" size="small" text={filters.clear} onClick={() => onChange({})} />
      </li>
    </ul>
  )
}
