/** Leads of the public site in the database. */
import { siteWorkspace } from '../../service/site/site-commands.ts'
import { type CallOptions, freshAddress, type TestService } from '../core/service.ts'

/** Posts a form, by default from a new client address. */
export const postForm = (
  running: TestService,
  path: string,
  body: unknown,
  { headers, ...options }: CallOptions = {},
) =>
  running.call('POST', path, { body, headers: { 'x-forwarded-for': freshAddress(), ...headers }, ...options })

/** Newest position of the site's history; 0 if it is empty. */
export const sitePosition = async ({ service }: TestService): Promise<number> => {
  const head = service.database.of(siteWorkspace).selectFrom('workspace_head').select('position')
  return (await head.executeTakeFirst())?.position ?? 0
}

/** Unseals personal data; undefined if its key is gone. */
export const unsealPerson = async (
  { service }: TestService,
  row: { readonly person_subject: string; readonly person_box: string },
): Promise<unknown> => {
  const sealed = { subject: row.person_subject, box: row.person_box }
  const text = (await service.sealer.open(siteWorkspace, [sealed])).get(sealed.box)
  return text === undefined ? undefined : JSON.parse(text)
}
