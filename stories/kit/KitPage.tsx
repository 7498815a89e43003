/** A page of kit parts, in the application's providers but without its frame. */
import type { ReactNode } from 'react'
import { ScreenHeader } from '../../web/kit/ScreenHeader.tsx'
import classes from './KitPage.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

export const KitPage = ({ title, children }: Props) => (
  <main className={classes.page}>
    <ScreenHeader title={title} />
    {children}
  </main>
)
