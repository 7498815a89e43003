import { area } from '../../core/language.ts'

export const personaText = area('persona', {
  title: 'Executive Styles',
  standfirst: 'The voice Jarvin uses to advise you. Change it whenever your business needs a different one.',
  inUse: 'In use',
  strengths: 'Strengths',
  choose: 'Choose',
  notLoaded: 'The executive styles could not be loaded.',
  change: (style: string) => `Change to ${style}?`,
  install: 'Install',
  installText:
    'Jarvin will use this style from now on, for everyone in this business. The change is recorded.',
  preset: 'Use as preset',
  presetText: 'Fills in your business profile with this style’s settings. Nothing changes until you save it.',
  activated: 'Executive style activated',
  activatedText: 'Jarvin has adapted to your preferred approach',
  failed: 'Style change failed',
  failedText: 'Please try again',
  customise: 'Customise',
  customiseText:
    'None of these quite right? Set tone, decision style, reporting and risk tolerance yourself.',
  train: 'Train your own style',
})
