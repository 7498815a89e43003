/** What visitors of the public site left, as a test looks at it. */
import { siteWorkspace } from '../../service/site/site-commands.ts'
import { type CallOptions, freshAddress, type TestService } from '../core/service.ts'

/** Posts a form from an address of its own, unless the options state one. */
export const postForm = (
  running: TestService,
  path: string,
  body: unknown,
  { headers, ...options }: CallOptions = {},
) =>
  running.call('POST', path, { body, headers: { 'x-forwarded-for': freshAddress(), ...headers }, ...options })

/** The position at which the history of the site ends, 0 before anybody left anything. */
export const sitePosition = async ({ service }: TestService): Promise<number> => {
  const head = service.database.of(siteWorkspace).selectFrom('workspace_head').select('position')
  return (await head.executeTakeFirst())?.position ?? 0
}

/** What was sealed, opened again: undefined where its key is gone. */
export const openPerson = async (
  { service }: TestService,
  row: { readonly person_subject: string; readonly person_box: string },
): Promise<unknown> => {
  const sealed = { subject: row.person_subject, box: row.person_box }
  const text = (await service.sealer.open(siteWorkspace, [sealed])).get(sealed.box)
  return text === undefined ? undefined : JSON.parse(text)
}
