/** Less common filters: outcome, confidence and actor. */
import { Outcome } from '#schema/decision-log/log-query'
import { useText } from '../../core/language.ts'
import { logFilterText } from '../../messages/en/log-filter.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { confidenceFilterLabel } from './filter-labels.ts'
import { type FilterProps, withoutPart } from './log-filter.ts'
import classes from './MoreFilters.module.css'

type Props = FilterProps & {
  /** False while actors are masked and cannot be searched. */
  readonly showIdentifiers: boolean
}

export const MoreFilters = ({ filter, onChange, showIdentifiers }: Props) => {
  const filters = useText(logFilterText)
  const { outcomes, confidences, actors } = filters
  return (
    <div className={classes.fields}>
      <ChoiceField
        label={filters.outcome}
        any={filters.anyOutcome}
        choices={outcomes}
        value={filter.outcome}
        onChange={(outcome) =>
          onChange({ ...withoutPart(filter, 'outcome'), ...(Outcome.is(outcome) ? { outcome } : {}) })
        }
      />
      <ChoiceField
        label={filters.confidence}
        any={filters.anyConfidence}
        choices={confidences}
        value={filter.confidence}
        wordsOf={confidenceFilterLabel}
        onChange={(confidence) =>
          onChange({
            ...withoutPart(filter, 'confidence'),
            ...(confidence === undefined ? {} : { confidence }),
          })
        }
      />
      {showIdentifiers || filter.actor !== undefined ? (
        <ChoiceField
          label={filters.actor}
          any={filters.anyActor}
          choices={actors}
          value={filter.actor}
          onChange={(actor) =>
            onChange({ ...withoutPart(filter, 'actor'), ...(actor === undefined ? {} : { actor }) })
          }
        />
      ) : (
        <p className={classes.note}>{filters.actorHidden}</p>
      )}
    </div>
  )
}
