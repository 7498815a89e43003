/** The login page in the language of the browser; loaded once the page is there, because it was sent in English. */
import { textOf } from '../../core/language.ts'
import { entryLanguage, show } from '../../messages/chosen-language.ts'
import { loginText } from '../../messages/entry/login.ts'

/** Changes the page, and the title of its window. */
export const showEntryLanguage = async (): Promise<void> => {
  await show(entryLanguage())
  document.title = textOf(loginText).windowTitle
}
