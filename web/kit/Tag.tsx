/** A small outlined word that names the kind of a thing. */
import type { ReactNode } from 'react'
import classes from './Tag.module.css'

type Props = { readonly children: ReactNode }

export const Tag = ({ children }: Props) => <span className={classes.tag}>{children}</span>
