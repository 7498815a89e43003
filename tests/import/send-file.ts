/** Sends, commits and undoes files as a signed-in person does. */
import { Import } from '#schema/import/import'
import { type Answer, decodeJson, type TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'

/** What a person does with files. */
export type FileClient = {
  readonly send: (content: string | Buffer, name?: string) => Promise<Answer>
  /** Sends a file that must be accepted. */
  readonly sent: (content: string | Buffer, name?: string) => Promise<Import>
  readonly answer: (sent: Import, answers: Readonly<Record<string, string>>) => Promise<Import>
  readonly commit: (sent: Import) => Promise<Import>
  /** Sends and commits. */
  readonly imported: (content: string | Buffer, name?: string) => Promise<Import>
  readonly undo: (imported: Import) => Promise<Import>
}

/** The file client of a signed-in person. */
export const openFileClient = (running: TestService, person: Browser): FileClient => {
  const send: FileClient['send'] = (content, name = 'sales.csv') =>
    running.call('POST', '/api/imports', {
      session: person.session(),
      raw: typeof content === 'string' ? content : new Uint8Array(content),
      headers: {
        cookie: [...person.cookies()].map(([key, value]) => `${key}=${value}`).join('; '),
        'content-type': 'text/csv',
        'x-file-name': encodeURIComponent(name),
      },
    })
  const sent: FileClient['sent'] = async (content, name) => decodeJson(Import, await send(content, name))
  const post = async ({ importId }: Import, step: string, body?: object): Promise<Import> =>
    decodeJson(Import, await person.call('POST', `/api/imports/${importId}/${step}`, body))
  return {
    send,
    sent,
    answer: (draft, answers) => post(draft, 'answers', { answers }),
    commit: (draft) => post(draft, 'commit'),
    imported: async (content, name) => post(await sent(content, name), 'commit'),
    undo: (imported) => post(imported, 'undo'),
  }
}
