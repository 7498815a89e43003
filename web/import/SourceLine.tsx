/** Source of figures and their age; a stale or broken source is marked, with a link to fix it. */
import { Link } from 'react-router-dom'
import type { IntegrationType } from '#schema/connection/connection'
import type { FigureSource } from '#schema/import/source'
import { type TextOf, useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { dayAndTime } from '../kit/formats.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { sourcesText } from '../messages/imports/sources.ts'
import { useListSourcesQuery } from './import.api.ts'
import { mediumDate } from './import-view.ts'
import classes from './SourceLine.module.css'

/** Problem of a source; undefined if there is none. */
const faultOf = (text: TextOf<typeof sourcesText>, { state, failed, ageDays }: FigureSource) => {
  if (state === 'broken') return failed === undefined ? text.broken : text.failed(failed)
  return state === 'stale' ? text.stale(ageDays) : undefined
}

type Props = {
  /** Names of connected systems. */
  readonly names: Readonly<Record<IntegrationType, string>>
}

export const SourceLine = ({ names }: Props) => {
  const text = useText(sourcesText)
  const zone = useTimeZone()
  // Figures show without it while it loads or if it fails.
  const { data = [] } = useListSourcesQuery()
  if (data.length === 0) return null
  // Without sales, revenue is the income in the books.
  const kinds = data.some(({ kind }) => kind === 'sales')
    ? text.kinds
    : { ...text.kinds, books: text.booksAlone }
  return (
    <ul className={classes.line} aria-label={text.label}>
      {data.map((source) => {
        const { kind, file, system, latest, heardAt, state } = source
        const fault = faultOf(text, source)
        const said =
          system && heardAt
            ? text.fromSystem(kinds[kind], names[system.type], dayAndTime(heardAt, zone))
            : text.fromFile(kinds[kind], file?.name ?? '', mediumDate(latest))
        return (
          <li key={`${kind} ${system?.connectionId ?? file?.importId}`}>
            <span>{said}</span>
            {fault !== undefined && (
              <StatusMark meaning={state === 'broken' ? 'risk' : 'attention'}>{fault}</StatusMark>
            )}
            {fault !== undefined && (
              <Link to={system ? '/connections' : '/imports'}>{system ? text.check : text.newer}</Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
