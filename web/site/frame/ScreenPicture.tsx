/** A screen of the product with sample data, in the theme and at the width of whoever looks. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { isDarkShown, watchShownTheme } from '../../kit/theme/theme.ts'
import classes from './ScreenPicture.module.css'

/** Addresses of the four pictures of one screen. */
export type ScreenViews = {
  readonly light: string
  readonly dark: string
  readonly narrowLight: string
  readonly narrowDark: string
}

type Props = {
  readonly views: ScreenViews
  /** Of the wide pictures, in px, so that nothing moves when they come. */
  readonly width: number
  readonly height: number
  /** What can be seen. */
  readonly alternative: string
  readonly caption: ReactNode
  /** It is seen before anything is scrolled, so it is fetched at once. */
  readonly isFirst?: boolean
}

// Those of a phone are all taken alike.
const narrow = { width: 702, height: 1116 }
const onPhone = '(max-width: 899.98px)'

// Before scripts run it can only be as the system prefers; then it is as the person chose.
const inDark = (isDark: boolean | null): string => {
  if (isDark === null) return '(prefers-color-scheme: dark)'
  return isDark ? '(min-width: 0px)' : '(max-width: 0px)'
}

export const ScreenPicture = ({ views, width, height, alternative, caption, isFirst = false }: Props) => {
  const dark = inDark(useSyncExternalStore(watchShownTheme, isDarkShown, () => null))
  const wide = { width, height }
  return (
    <figure className={classes.figure}>
      <picture>
        <source media={`${onPhone} and ${dark}`} srcSet={views.narrowDark} {...narrow} />
        <source media={onPhone} srcSet={views.narrowLight} {...narrow} />
        <source media={dark} srcSet={views.dark} {...wide} />
        <img
          src={views.light}
          alt={alternative}
          {...wide}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
