/** Actions on saved searches; each can be undone. */
import type { SerializedError } from '@reduxjs/toolkit'
import type { SavedSearch, SearchTerms } from '#schema/search/search'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { searchText } from '../messages/finding/search.ts'
import { useRemoveSearchMutation, useRenameSearchMutation, useSaveSearchMutation } from './search.api.ts'

type Answer = { readonly data?: SavedSearch; readonly error?: CallError | SerializedError }

export const useSavedActs = () => {
  const text = useText(searchText)
  const toast = useToast()
  const [saveSearch] = useSaveSearchMutation()
  const [renameSearch] = useRenameSearchMutation()
  const [removeSearch] = useRemoveSearchMutation()

  const told = (
    { data, error }: Answer,
    done: (saved: SavedSearch) => string,
    failed: string,
    undo?: (saved: SavedSearch) => unknown,
  ): boolean => {
    if (data === undefined) {
      const reason = error && 'status' in error ? error.problem?.detail : undefined
      toast({ title: failed, description: reason ?? text.nothingLost, destructive: true })
      return false
    }
    toast({
      title: done(data),
      ...(undo ? { action: { label: text.undo, onAct: () => void undo(data) } } : {}),
    })
    return true
  }

  const save = async (name: string, terms: SearchTerms): Promise<boolean> =>
    told(await saveSearch({ name, terms }), (saved) => text.isSaved(saved.name), text.notSaved, remove)

  const remove = async ({ id: searchId, terms }: SavedSearch): Promise<boolean> =>
    told(
      await removeSearch({ searchId }),
      ({ name }) => text.isRemoved(name),
      text.notChanged,
      ({ name }) => save(name, terms),
    )

  const rename = async ({ id: searchId, name: before }: SavedSearch, name: string): Promise<boolean> =>
    told(
      await renameSearch({ searchId, name }),
      (saved) => text.isRenamed(saved.name),
      text.notChanged,
      () => renameSearch({ searchId, name: before }),
    )

  return { save, remove, rename }
}
