/** Words for whoever hears the page: they tell links apart that look alike and stand beside what they belong to. */
import type { ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

type Props = { readonly children: ReactNode }

export const VisuallyHidden = ({ children }: Props) => <span className={classes.heard}>{children}</span>
