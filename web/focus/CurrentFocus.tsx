/** The present primary focus, in a few words. */
import { english, useText } from '../core/language.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { focusText } from '../messages/en/focus.ts'
import { useGetFocusQuery } from './focus.api.ts'

export const CurrentFocus = () => {
  const text = useText(focusText)
  const { data, error } = useGetFocusQuery()
  if (data === null) return <span lang={english}>{text.none}</span>
  if (data !== undefined) return data.primaryFocus
  return error ? null : <Skeleton width="160px" />
}
