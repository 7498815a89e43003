/** Language of a mail's frame. What Jarvin itself writes, such as the sentences of a digest, stays English (decision 801). */
import { decodeOrThrow } from '#schema/core/decode'
import { Preferences } from '#schema/profile/profile'
import type { Context, Service } from '../runtime/service.ts'

/** Languages that mails are written in. */
export type MailLanguage = 'en' | 'de'

/** Value of `lang` for each, and the locale of its dates. */
export const mailLocales: Readonly<Record<MailLanguage, string>> = { en: 'en-AU', de: 'de' }

/** English, unless somebody chose German. */
export const mailLanguageOf = ({ language }: Pick<Preferences, 'language'>): MailLanguage =>
  language === 'de' ? 'de' : 'en'

/** Languages of an `Accept-Language` header, the most wanted first. */
const wantedIn = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.split(';')
      const [, q = '1'] = /q=([\d.]+)/.exec(weight) ?? []
      return { tag: tag.trim().slice(0, 2).toLowerCase(), q: Number(q) }
    })
    .filter(({ q }) => q > 0)
    .sort((one, other) => other.q - one.q)
    .map(({ tag }) => tag)

/** Language of a call, for a mail that answers it: the client names the one that its screens are in. */
export const askedLanguage = ({ presentedHeader }: Pick<Context, 'presentedHeader'>): MailLanguage =>
  wantedIn(presentedHeader('accept-language') ?? '').find((tag) => tag === 'de' || tag === 'en') === 'de'
    ? 'de'
    : 'en'

/** Language that a member chose, for a mail that nobody waits for. */
export const chosenLanguage = async (
  { database }: Pick<Service, 'database'>,
  workspace: string,
  accountId: string | null,
): Promise<MailLanguage> => {
  const row = await database
    .of(workspace)
    .selectFrom('personal_profile')
    .select('preferences')
    .where('account_id', '=', accountId ?? '')
    .executeTakeFirst()
  return row
    ? mailLanguageOf(decodeOrThrow(Preferences, JSON.parse(row.preferences), 'The preferences'))
    : 'en'
}
