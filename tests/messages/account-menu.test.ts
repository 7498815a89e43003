/** The account menu is a part of the frame, which speaks eight languages. */
import { expect, it } from 'vitest'
import { translations } from '../../web/messages/catalogue.ts'
import { menuText } from '../../web/messages/entry/menu.ts'

it.each(Object.entries(translations))('%s has every text of the account menu', async (language, load) => {
  const texts = Object((await load()).translation.menu)
  expect([language, Object.keys(texts)]).toEqual([language, Object.keys(menuText.english)])
  for (const [name, english] of Object.entries(menuText.english)) {
    const [own, original] = [texts[name], english].map((text) =>
      typeof text === 'function' ? text('the first', 'the second') : text,
    )
    expect([language, name, own === original]).toEqual([language, name, false])
  }
})
