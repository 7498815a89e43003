/** Filters of the log: words, kinds, style, period and more; in a sheet on narrow windows. */
import { Button } from '@blueprintjs/core'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { LogQuery } from '#schema/decision-log/log-query'
import { personaNames } from '#schema/persona/persona'
import { useText } from '../../core/language.ts'
import { PopoverButton } from '../../kit/controls/PopoverButton.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { useIsNarrow } from '../../kit/use-is-narrow.ts'
import { decisionLogText } from '../../messages/en/decision-log.ts'
import { logFilterText } from '../../messages/en/log-filter.ts'
import { ChoiceField } from './ChoiceField.tsx'
import classes from './FilterBar.module.css'
import { kindNames, periodLabel, personaLabel } from './filter-labels.ts'
import { KindField } from './KindField.tsx'
import { type FilterProps, type LogFilter, partsOf, withoutPart } from './log-filter.ts'
import { MoreFilters } from './MoreFilters.tsx'
import { PeriodField } from './PeriodField.tsx'
import { SearchField } from './SearchField.tsx'

type Props = FilterProps & {
  /** Typing words replaces the history entry instead of adding one. */
  readonly onWords: (filter: LogFilter) => void
  readonly showIdentifiers: boolean
  /** IANA time zone for days; undefined means the browser's. */
  readonly zone: string | undefined
}

const withWords = (filter: LogFilter, q: string): LogFilter => {
  const rest = withoutPart(filter, 'q')
  return LogQuery.is({ q }) ? { ...rest, q } : rest
}

const PersonaField = ({ filter, onChange }: FilterProps) => {
  const filters = useText(logFilterText)
  return (
    <ChoiceField
      label={filters.persona}
      any={filters.anyPersona}
      choices={{ ...personaNames, none: filters.noPersona }}
      value={filter.persona}
      onChange={(persona) =>
        onChange({ ...withoutPart(filter, 'persona'), ...(persona === undefined ? {} : { persona }) })
      }
    />
  )
}

const Popovers = ({ filter, onChange, showIdentifiers, zone }: Omit<Props, 'onWords'>) => {
  const filters = useText(logFilterText)
  const kinds = filter.kinds === undefined ? [] : kindNames(filter.kinds)
  const chosen = kinds.length > 1 ? filters.kindsChosen(kinds.length) : (kinds[0] ?? filters.anyKind)
  const has = (...parts: (keyof LogFilter)[]) => parts.some((part) => filter[part] !== undefined)
  return (
    <>
      <PopoverButton label={filters.kind} chosen={chosen} isActive={has('kinds')}>
        {() => (
          <div className={classes.kinds}>
            <KindField filter={filter} onChange={onChange} />
          </div>
        )}
      </PopoverButton>
      <PopoverButton
        label={filters.persona}
        chosen={filter.persona === undefined ? filters.anyPersona : personaLabel(filter.persona)}
        isActive={has('persona')}
      >
        {() => <PersonaField filter={filter} onChange={onChange} />}
      </PopoverButton>
      <PopoverButton label={filters.period} chosen={periodLabel(filter)} isActive={has('from', 'to')}>
        {(close) => <PeriodField filter={filter} onChange={onChange} zone={zone} onDone={close} />}
      </PopoverButton>
      <PopoverButton
        label={filters.more}
        chosen={filters.more}
        isActive={has('outcome', 'confidence', 'actor')}
      >
        {() => <MoreFilters filter={filter} onChange={onChange} showIdentifiers={showIdentifiers} />}
      </PopoverButton>
    </>
  )
}

const Fields = ({ filter, onChange, showIdentifiers, zone }: Omit<Props, 'onWords'>) => (
  <>
    <KindField filter={filter} onChange={onChange} />
    <PersonaField filter={filter} onChange={onChange} />
    <MoreFilters filter={filter} onChange={onChange} showIdentifiers={showIdentifiers} />
    <PeriodField filter={filter} onChange={onChange} zone={zone} />
  </>
)

const FilterSheet = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => {
  const { close: closeText } = useText(decisionLogText)
  const filters = useText(logFilterText)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        className={classes.open}
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        text={filters.open(count)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Sheet label={filters.bar} isOpen={isOpen} onClose={close}>
        <div className={classes.sheetHead}>
          <h2>{filters.bar}</h2>
          <Button
            variant="minimal"
            aria-label={closeText}
            icon={<X size={18} aria-hidden="true" />}
            onClick={close}
          />
        </div>
        <div className={classes.sheetBody}>{children}</div>
        <div className={classes.sheetFoot}>
          <Button intent="primary" fill text={filters.show} onClick={close} />
        </div>
      </Sheet>
    </>
  )
}

export const FilterBar = ({ onWords, ...props }: Props) => {
  const filters = useText(logFilterText)
  const isNarrow = useIsNarrow()
  const { filter } = props
  return (
    <section className={classes.bar} aria-label={filters.bar}>
      <SearchField words={filter.q ?? ''} onWords={(q) => onWords(withWords(filter, q))} />
      {isNarrow ? (
        <FilterSheet count={partsOf(withoutPart(filter, 'q')).length}>
          <Fields {...props} />
        </FilterSheet>
      ) : (
        <Popovers {...props} />
      )}
    </section>
  )
}
