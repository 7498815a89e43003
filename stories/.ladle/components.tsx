/** What every story in Ladle stands on: the product's styles. */
import '../../web/kit/theme/tokens.css'
import '../../web/kit/theme/base.css'
import type { ReactNode } from 'react'

/** Adds nothing around a story: it is the whole product already. */
export const Provider = ({ children }: { readonly children: ReactNode }) => children
