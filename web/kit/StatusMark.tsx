/** Shows a status three ways: shape, colour and word. */
import type { ReactNode } from 'react'
import classes from './StatusMark.module.css'

/** The four meanings of the product, and a neutral one. */
export type Meaning = 'good' | 'attention' | 'risk' | 'info' | 'neutral'

type Props = { readonly meaning: Meaning; readonly children: ReactNode }

const shapes: Readonly<Record<Meaning, ReactNode>> = {
  good: <circle cx="6" cy="6" r="5" />,
  attention: <path d="M6 .8 11.6 11H.4z" />,
  risk: <path d="M6 .4 11.6 6 6 11.6.4 6z" />,
  info: <path d="M1 1h10v10H1z" />,
  neutral: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
}

export const StatusMark = ({ meaning, children }: Props) => (
  <span className={`${classes.mark} ${classes[meaning]}`}>
    <svg viewBox="0 0 12 12" width="11" height="11" fill="currentColor" aria-hidden="true">
      {shapes[meaning]}
    </svg>
    {children}
  </span>
)
