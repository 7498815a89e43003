/** Words for a record behind advice, which lead to it where it is shown anywhere. */
import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import type { FigureInput, Passage } from '#schema/core/advice'
import { RecordPathContext } from './record-path.ts'

type Props = { readonly of: FigureInput | Passage; readonly children: ReactNode }

export const RecordLink = ({ of, children }: Props) => {
  const path = useContext(RecordPathContext)(of)
  return path === undefined ? children : <Link to={path}>{children}</Link>
}
