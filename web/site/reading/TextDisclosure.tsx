/** A long text that opens in place, and is fetched by then, where the page did not come with it. */
import { type ReactNode, Suspense, useEffect } from 'react'
import { Disclosure } from '../frame/Disclosure.tsx'

type Props = {
  /** An anchor, so that an address can lead to it. */
  readonly id?: string
  /** What opens it. */
  readonly summary: ReactNode
  readonly look?: 'row' | 'link'
  /** Whether it is open from the start. */
  readonly isOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  /** Asks for the program of the text; called as soon as it is open. */
  readonly want: () => void
  /** Stands there until the text has come. */
  readonly waiting: string
  /** The text itself. */
  readonly children: ReactNode
}

export const TextDisclosure = ({ isOpen = false, onToggle, want, waiting, children, ...rest }: Props) => {
  useEffect(() => {
    if (isOpen) want()
  }, [isOpen, want])
  return (
    <Disclosure
      {...rest}
      isOpen={isOpen}
      onToggle={(isNowOpen) => {
        if (isNowOpen) want()
        onToggle?.(isNowOpen)
      }}
    >
      <Suspense fallback={<p>{waiting}</p>}>{children}</Suspense>
    </Disclosure>
  )
}
