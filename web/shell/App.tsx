/** The application with a given store and router; stories and tests pass their own. */
import { Provider } from 'react-redux'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Store } from '../core/store.ts'
import { AppProviders } from '../kit/theme/AppProviders.tsx'

type Props = {
  readonly store: Store
  /** A browser or memory router over `screens`. */
  readonly router: ReturnType<typeof createBrowserRouter>
}

export const App = ({ store, router }: Props) => (
  <Provider store={store}>
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  </Provider>
)
