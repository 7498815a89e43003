/** Static parts of a page: kept from the service's HTML without loading their code, or rendered if there is none. */
import { lazy } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServerOnly } from '../../web/site/frame/ServerOnly.tsx'

const sent = '<div><p>As it was sent</p></div>'
const load = vi.fn(async () => ({ default: () => <p>Drawn here</p> }))
const complain = vi.fn()
const drawn = vi.fn()

let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  container = document.createElement('main')
  document.body.append(container)
})

afterEach(() => {
  root?.unmount()
  container.remove()
  vi.clearAllMocks()
})

const partOf = () => {
  const Part = lazy(load)
  return ({ times }: { readonly times: number }) => (
    <>
      <ServerOnly>
        <Part />
      </ServerOnly>
      <p ref={drawn}>{times}</p>
    </>
  )
}

it("keeps the service's HTML, loads nothing, and reports no hydration mismatch", async () => {
  const Page = partOf()
  container.innerHTML = `${sent}<p>1</p>`
  const before = container.firstElementChild
  root = hydrateRoot(container, <Page times={1} />, { onRecoverableError: complain })
  await expect.poll(() => drawn).toHaveBeenCalled()
  root.render(<Page times={2} />)
  await expect.poll(() => container.innerHTML).toBe(`${sent}<p>2</p>`)
  expect(container.firstElementChild).toBe(before)
  expect(load).not.toHaveBeenCalled()
  expect(complain).not.toHaveBeenCalled()
})

it('loads and renders the part if there is no HTML from the service', async () => {
  const Page = partOf()
  root = createRoot(container)
  root.render(<Page times={1} />)
  await expect.poll(() => container.textContent).toBe('Drawn here1')
  expect(load).toHaveBeenCalledOnce()
})
