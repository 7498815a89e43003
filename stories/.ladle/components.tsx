/** Global styles of the product for every story. */
import '../../web/kit/theme/tokens.css'
import '../../web/kit/theme/base.css'
import type { ReactNode } from 'react'

/** Adds no wrapper: each story is already the whole product. */
export const Provider = ({ children }: { readonly children: ReactNode }) => children
