/** Where the records behind advice are shown. */
import { createContext } from 'react'
import type { FigureInput, Passage } from '#schema/core/advice'

/** The path that shows a record; undefined where nothing is on record. */
export type RecordPath = (source: FigureInput | Passage) => string | undefined

/** Filled by the frame, which knows every screen; anywhere else, nothing leads to a record. */
export const RecordPathContext = createContext<RecordPath>(() => undefined)
