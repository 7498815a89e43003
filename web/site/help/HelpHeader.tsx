import { FilterForm } from '../filters/FilterForm.tsx'
import { SearchField } from '../filters/SearchField.tsx'
import fieldClasses from '../forms/fields.module.css'
import { PageHeader } from '../frame/PageHeader.tsx'
import classes from './HelpHeader.module.css'
import { headContent as content } from './help.content.ts'

type Props = { readonly search: string }

export const HelpHeader = ({ search }: Props) => (
  <PageHeader title={content.title} lead={content.lead}>
    <FilterForm label={content.formLabel} results="topics" className={classes.form}>
      <SearchField label={content.search} hint={content.searchHint} start={search} />
      <button type="submit" className={fieldClasses.send}>
        {content.submit}
      </button>
    </FilterForm>
  </PageHeader>
)
