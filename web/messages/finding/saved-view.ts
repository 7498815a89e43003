/** Texts of saved views. */
import { area } from '../../core/language.ts'

export const savedViewText = area('saved-view', {
  views: 'Views',
  none: 'No views yet. Save the current one to come back to it.',
  saveAs: 'Save this view as',
  notLoaded: 'Your views could not be loaded.',
  notSaved: 'The view was not saved',
  notChanged: 'The view was not changed',
})
