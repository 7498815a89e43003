/** Buttons, choices and fields, in each of their states. */
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { ButtonLink } from '../../web/kit/controls/ButtonLink.tsx'
import { CheckboxGroup } from '../../web/kit/controls/CheckboxGroup.tsx'
import { Combobox } from '../../web/kit/controls/Combobox.tsx'
import { Field } from '../../web/kit/controls/Field.tsx'
import { FocusableDisabledButton } from '../../web/kit/controls/FocusableDisabledButton.tsx'
import { SegmentedControl } from '../../web/kit/controls/SegmentedControl.tsx'
import { SelectField } from '../../web/kit/controls/SelectField.tsx'
import { TextField } from '../../web/kit/controls/TextField.tsx'
import { KitPage } from './KitPage.tsx'
import { kitStory } from './kit-story.tsx'
import { Parts } from './Parts.tsx'

export default { title: 'Kit/Buttons and fields' }

const days = [
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'friday', label: 'Friday' },
  { value: 'saturday', label: 'Saturday' },
] as const
type Day = (typeof days)[number]['value']

const All = () => {
  const [text, setText] = useState('Riverside Dining')
  const [day, setDay] = useState<Day>('friday')
  const [ticked, setTicked] = useState<readonly Day[]>(['saturday'])
  return (
    <KitPage title="Buttons and fields">
      <Parts title="Buttons">
        <Button intent="primary" text="Primary" />
        <Button text="Secondary" />
        <Button variant="minimal" text="Minimal" />
        <FocusableDisabledButton isDisabled text="Disabled" />
        <FocusableDisabledButton isDisabled isBusy text="Busy" />
        <ButtonLink to="/">Link</ButtonLink>
      </Parts>
      <Parts title="Fields" isInColumns>
        <TextField label="Text" value={text} onChange={setText} />
        <TextField label="Required" isRequired help="Shown on every page." value={text} onChange={setText} />
        <TextField label="Invalid" error="Enter a name." value="" onChange={setText} />
        <SelectField label="Select" options={days} value={day} onChange={setDay} />
        <Field label="Combobox">
          {(control) => (
            <Combobox
              {...control}
              value={text}
              onChange={setText}
              choices={['Riverside Dining', 'Harbour & Vine Café']}
              listLabel="Businesses"
            />
          )}
        </Field>
      </Parts>
      <Parts title="Choices" isInColumns>
        <SegmentedControl label="Day" options={days} value={day} onChange={setDay} />
        <CheckboxGroup legend="Days" options={days} values={ticked} onChange={setTicked} />
      </Parts>
    </KitPage>
  )
}

export const Filled = kitStory(<All />)
export const Dark = kitStory(<All />, { theme: 'dark' })
export const Narrow = kitStory(<All />, { width: 390 })
Narrow.storyName = '390'
