/** Where a record behind advice is shown. */
import { createContext } from 'react'
import type { FigureInput, Passage } from '#schema/core/advice'

/** The path that shows a record; undefined when there is none. */
export type RecordPath = (source: FigureInput | Passage) => string | undefined

/** Provided by the frame, which knows every screen; without it, records have no links. */
export const RecordPathContext = createContext<RecordPath>(() => undefined)
