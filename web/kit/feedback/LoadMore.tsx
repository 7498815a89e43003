/** The end of a paged list: loads the next page when it comes into view, or by a button. */
import { Button } from '@blueprintjs/core'
import type { SerializedError } from '@reduxjs/toolkit'
import { useEffect, useRef } from 'react'
import type { CallError } from '../../core/api.ts'
import { useText } from '../../core/language.ts'
import { kitText } from '../../messages/en/kit.ts'
import classes from './LoadMore.module.css'
import { ProblemNote } from './ProblemNote.tsx'

/** Loads this far ahead, also in scrolling panes. `scrollMargin` is missing from the DOM types. */
const observerOptions: IntersectionObserverInit & { readonly scrollMargin: string } = {
  rootMargin: '600px',
  scrollMargin: '600px',
}

type Props = {
  /** The result of `useList…InfiniteQuery`. */
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly error?: CallError | SerializedError
    readonly fetchNextPage: () => unknown
  }
  /** Sentence that says what could not be loaded. */
  readonly failure: string
}

export const LoadMore = ({ list, failure }: Props) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const fetchMore = () => void fetchNextPage()
  const text = useText(kitText)
  const end = useRef<HTMLDivElement>(null)
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  // Observe again after each page: if the end is still in view, the observer fires once more.
  useEffect(() => {
    if (!isReady || end.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) fetchNextPage()
    }, observerOptions)
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
