/** Screenshot of the product with sample data, matching the visitor's theme and screen width. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { isDarkShown, watchShownTheme } from '../../kit/theme/theme.ts'
import classes from './ScreenPicture.module.css'

/** Addresses of the four screenshots of one screen. */
export type ScreenViews = {
  readonly light: string
  readonly dark: string
  readonly narrowLight: string
  readonly narrowDark: string
}

type Props = {
  readonly views: ScreenViews
  /** Size of the wide screenshots in px; reserves the space, so that nothing shifts when they load. */
  readonly width: number
  readonly height: number
  /** Text alternative. */
  readonly alternative: string
  readonly caption: ReactNode
  /** True for a picture above the fold: it loads eagerly. */
  readonly isFirst?: boolean
}

// All phone screenshots have the same size.
const narrow = { width: 702, height: 1116 }
const onPhone = '(max-width: 899.98px)'

// Without scripts the picture follows the system's theme; with them, the visitor's choice.
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
