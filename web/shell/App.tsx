/** The application around a store and a router; stories and tests bring their own of both. */
import { Provider } from 'react-redux'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Store } from '../core/store.ts'
import { AppProviders } from '../kit/theme/AppProviders.tsx'

type Props = {
  readonly store: Store
  /** A browser router, or one in memory, over `screens`. */
  readonly router: ReturnType<typeof createBrowserRouter>
}

export const App = ({ store, router }: Props) => (
  <Provider store={store}>
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  </Provider>
)
