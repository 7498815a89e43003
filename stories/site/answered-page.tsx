/** A public page as the service renders it after a form was posted without scripts. */
import { type ReactNode, use } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { RefusedForm } from '#schema/core/form-errors'
import { PublicRoute } from '../../web/shell/PublicRoute.tsx'
import { SiteContext } from '../../web/site/frame/site-context.ts'

const Answered = ({ answer, children }: { readonly answer: RefusedForm; readonly children: ReactNode }) => (
  <SiteContext value={{ ...use(SiteContext), answer }}>{children}</SiteContext>
)

/** A route for the page with the service's answer to its form. */
export const answeredPage = (path: string, page: ReactNode, answer: RefusedForm): readonly RouteObject[] => [
  {
    path,
    element: (
      <PublicRoute title="Jarvin">
        <Answered answer={answer}>{page}</Answered>
      </PublicRoute>
    ),
  },
]
