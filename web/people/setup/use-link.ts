/** Secret of the link that opened a page, and the service's answer about it. */
import type { SerializedError } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LinkToken } from '#schema/people/people'
import type { CallError } from '../../core/api.ts'

type Check<Answer> = (input: { readonly token: string }) => PromiseLike<{
  readonly data?: Answer
  readonly error?: CallError | SerializedError
}>

/** `broken`: incomplete link; `over`: used, replaced or expired; `failed`: no answer. */
export type LinkState<Answer> =
  | { readonly is: 'checking' | 'broken' | 'over' | 'failed' }
  | { readonly is: 'open'; readonly answer: Answer }

/** Checks the link when the page opens, and again on `retry`. Checking does not use it up. */
export const useLink = <Answer>(check: Check<Answer>) => {
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<LinkState<Answer>>({ is: LinkToken.is(token) ? 'checking' : 'broken' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another check
  useEffect(() => {
    if (!LinkToken.is(token)) return setState({ is: 'broken' })
    let isCurrent = true
    setState({ is: 'checking' })
    void check({ token }).then(({ data, error }) => {
      if (!isCurrent) return
      const isOver = error !== undefined && 'status' in error && error.status === 404
      setState(data !== undefined ? { is: 'open', answer: data } : { is: isOver ? 'over' : 'failed' })
    })
    return () => {
      isCurrent = false
    }
  }, [token, check, tries])
  return {
    token,
    state,
    end: () => setState({ is: 'over' }),
    retry: () => setTries((before) => before + 1),
  }
}
