/** A small outlined word that says what kind of thing this is. */
import type { ReactNode } from 'react'
import classes from './Tag.module.css'

type Props = { readonly children: ReactNode }

export const Tag = ({ children }: Props) => <span className={classes.tag}>{children}</span>
