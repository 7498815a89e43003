/** Links for people outside, as members make them and strangers open them. */
import { api } from '#schema/api'
import { type Answer, decodeJson, freshAddress, type TestService } from '../core/service.ts'
import { type Browser, linkToken } from '../people/account-client.ts'

/** Last day of a link that works long after any test. */
export const until = '2027-03-01'

/** Somebody outside opens a secret, from an address of their own. */
export const openAsStranger = (running: TestService, token: string, headers = {}): Promise<Answer> =>
  running.call('POST', '/api/shares/open', {
    body: { token },
    headers: { 'x-forwarded-for': freshAddress(), ...headers },
  })

/** Writes a decision down and returns its id. */
export const writeDecision = async (who: Browser, title: string, more = {}): Promise<string> =>
  decodeJson(api.recordDecision.output, await who.call('POST', '/api/decisions', { title, ...more })).id

/** Makes a link and returns it with its secret. */
export const makeLink = async (who: Browser, kind: 'brief' | 'decision', itemId: string, more = {}) => {
  const answer = await who.call('POST', '/api/shares', { kind, itemId, until, ...more })
  const { share, link } = decodeJson(api.makeShare.output, answer)
  return { share, link, token: linkToken(answer) }
}
