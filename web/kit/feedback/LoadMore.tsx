/** The end of a list of which there is more: it is fetched as the end comes into view, or by the button. */
import { Button } from '@blueprintjs/core'
import type { SerializedError } from '@reduxjs/toolkit'
import { useEffect, useRef } from 'react'
import type { CallError } from '../../core/api.ts'
import { useText } from '../../core/language.ts'
import { kitText } from '../../messages/en/kit.ts'
import classes from './LoadMore.module.css'
import { ProblemNote } from './ProblemNote.tsx'

/** Fetched this far ahead, also where the list scrolls inside a pane; newer than the DOM's types. */
const ahead: IntersectionObserverInit & { readonly scrollMargin: string } = {
  rootMargin: '600px',
  scrollMargin: '600px',
}

type Props = {
  /** The list, as `useList…InfiniteQuery` gives it. */
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly error?: CallError | SerializedError
    readonly fetchNextPage: () => unknown
  }
  /** What could not be loaded, as a sentence. */
  readonly failure: string
}

export const LoadMore = ({ list, failure }: Props) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const fetchMore = () => void fetchNextPage()
  const text = useText(kitText)
  const end = useRef<HTMLDivElement>(null)
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  // Observed anew after each page: an end that is still in view says so once more.
  useEffect(() => {
    if (!isReady || end.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) fetchNextPage()
    }, ahead)
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isReady, fetchNextPage])
  if (!hasNextPage) return null
  if (isFetchNextPageError)
    return (
      <ProblemNote what={failure} error={list.error} onRetry={fetchMore} isRetrying={isFetchingNextPage} />
    )
  return (
    <div ref={end} className={classes.end}>
      <Button variant="minimal" text={text.showMore} loading={isFetchingNextPage} onClick={fetchMore} />
    </div>
  )
}
