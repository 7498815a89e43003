/** Actions on saved searches; each can be undone. */
import type { SavedSearch, SearchTerms } from '#schema/search/search'
import { useText } from '../core/language.ts'
import { searchText } from '../messages/finding/search.ts'
import { useRemoveSearchMutation, useRenameSearchMutation, useSaveSearchMutation } from './search.api.ts'
import { useTold } from './use-told.ts'

export const useSavedActs = () => {
  const text = useText(searchText)
  const told = useTold()
  const [saveSearch] = useSaveSearchMutation()
  const [renameSearch] = useRenameSearchMutation()
  const [removeSearch] = useRemoveSearchMutation()

  const save = async (name: string, terms: SearchTerms): Promise<boolean> =>
    told(await saveSearch({ name, terms }), {
      done: (saved) => text.isSaved(saved.name),
      failed: text.notSaved,
      undo: remove,
    })

  const remove = async ({ id: searchId, terms }: SavedSearch): Promise<boolean> =>
    told(await removeSearch({ searchId }), {
      done: ({ name }) => text.isRemoved(name),
      failed: text.notChanged,
      undo: ({ name }) => save(name, terms),
    })

  const rename = async ({ id: searchId, name: before }: SavedSearch, name: string): Promise<boolean> =>
    told(await renameSearch({ searchId, name }), {
      done: (saved) => text.isRenamed(saved.name),
      failed: text.notChanged,
      undo: () => renameSearch({ searchId, name: before }),
    })

  return { save, remove, rename }
}
