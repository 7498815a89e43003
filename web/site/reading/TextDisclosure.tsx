/** A long text that expands in place, and loads on opening unless the page already includes it. */
import { type ReactNode, Suspense, useEffect } from 'react'
import { Disclosure } from '../frame/Disclosure.tsx'

type Props = {
  /** Anchor for links to this text. */
  readonly id?: string
  /** The part that is always visible and toggles the text. */
  readonly summary: ReactNode
  readonly look?: 'row' | 'link'
  /** True if open at first. */
  readonly isOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  /** Starts loading the text; called when it opens. */
  readonly startLoading: () => void
  /** Shown until the text is loaded. */
  readonly fallback: string
  readonly children: ReactNode
}

export const TextDisclosure = ({
  isOpen = false,
  onToggle,
  startLoading,
  fallback,
  children,
  ...rest
}: Props) => {
  useEffect(() => {
    if (isOpen) startLoading()
  }, [isOpen, startLoading])
  return (
    <Disclosure
      {...rest}
      isOpen={isOpen}
      onToggle={(isNowOpen) => {
        if (isNowOpen) startLoading()
        onToggle?.(isNowOpen)
      }}
    >
      <Suspense fallback={<p>{fallback}</p>}>{children}</Suspense>
    </Disclosure>
  )
}
