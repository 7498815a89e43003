/** Styles, theme and toasts for everything shown. */
import './tokens.css'
import './base.css'
import { type ReactNode, useEffect } from 'react'
import { Toasts } from '../feedback/Toasts.tsx'
import { followTheme } from './theme.ts'

type Props = { readonly children: ReactNode }

export const AppProviders = ({ children }: Props) => {
  useEffect(followTheme, [])
  return <Toasts>{children}</Toasts>
}
