/** Starts a public page, the login among them; the application is fetched by whoever signs in. */
import { type ReactNode, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import type { PublicPath } from '#schema/screens'
import { Ground } from '../kit/Ground.tsx'

const login = async (root: Root): Promise<ReactNode> => {
  const { LoginPage } = await import('../session/LoginPage.tsx')
  return (
    <LoginPage onSignIn={async (type) => (await import('../shell/start.tsx')).signInAndStart(root, type)} />
  )
}

/** Shows the page of a public path. */
export const startPage = async (root: Root, path: PublicPath): Promise<void> => {
  const page = path === '/login' ? await login(root) : (await import('./pages.tsx')).pageAt(path)
  root.render(
    <StrictMode>
      <Ground>{page}</Ground>
    </StrictMode>,
  )
}
