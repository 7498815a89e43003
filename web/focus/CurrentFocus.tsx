/** The current primary focus, shortened. */
import { useText } from '../core/language.ts'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { shellText } from '../messages/en/shell.ts'
import { useGetFocusQuery } from './focus.api.ts'

export const CurrentFocus = () => {
  const text = useText(shellText)
  const { data, error } = useGetFocusQuery()
  if (data === null) return text.noFocus
  if (data !== undefined) return data.primaryFocus
  return error ? null : <Skeleton width="160px" />
}
