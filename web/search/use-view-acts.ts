/** Actions on saved views; each can be undone. */
import type { SavedView, ViewFields } from '#schema/search/saved-view'
import { useText } from '../core/language.ts'
import { savedViewText } from '../messages/finding/saved-view.ts'
import { searchText } from '../messages/finding/search.ts'
import { useRemoveViewMutation, useRenameViewMutation, useSaveViewMutation } from './search.api.ts'
import { useTold } from './use-told.ts'

export const useViewActs = () => {
  const text = useText(searchText)
  const views = useText(savedViewText)
  const told = useTold()
  const [saveView] = useSaveViewMutation()
  const [renameView] = useRenameViewMutation()
  const [removeView] = useRemoveViewMutation()

  const save = async (fields: ViewFields): Promise<boolean> =>
    told(await saveView(fields), {
      done: ({ name }) => text.isSaved(name),
      failed: views.notSaved,
      undo: remove,
    })

  const remove = async ({ id: viewId }: SavedView): Promise<boolean> =>
    told(await removeView({ viewId }), {
      done: ({ name }) => text.isRemoved(name),
      failed: views.notChanged,
      undo: ({ name, screen, query }) => save({ name, screen, query }),
    })

  const rename = async ({ id: viewId, name: before }: SavedView, name: string): Promise<boolean> =>
    told(await renameView({ viewId, name }), {
      done: (saved) => text.isRenamed(saved.name),
      failed: views.notChanged,
      undo: () => renameView({ viewId, name: before }),
    })

  return { save, remove, rename }
}
