/** Links text to the record behind advice, if a screen shows that record. */
import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import type { FigureInput, Passage } from '#schema/core/advice'
import { RecordPathContext } from './record-path.ts'

type Props = { readonly of: FigureInput | Passage; readonly children: ReactNode }

export const RecordLink = ({ of, children }: Props) => {
  const path = useContext(RecordPathContext)(of)
  return path === undefined ? children : <Link to={path}>{children}</Link>
}
