/** Filters: search words, industry, company size and category. */
import { ChoiceButtons } from '../filters/ChoiceButtons.tsx'
import { FilterForm } from '../filters/FilterForm.tsx'
import filterClasses from '../filters/filters.module.css'
import { SearchField } from '../filters/SearchField.tsx'
import { SelectField } from '../filters/SelectField.tsx'
import classes from './UseCaseFilterForm.module.css'
import type { UseCaseFilters } from './use-case.filter.ts'
import { companySizes, useCaseIndustries } from './use-case.ts'
import { filterContent as content, useCases } from './use-cases.content.ts'

type Props = { readonly filters: UseCaseFilters }

export const UseCaseFilterForm = ({ filters: { search, category, industry, size } }: Props) => (
  <div className={classes.panel}>
    <FilterForm label={content.label} results="solutions" className={classes.form}>
      <div className={classes.fields}>
        <SearchField label={content.search} hint={content.searchHint} start={search} />
        <SelectField
          name="industry"
          label={content.industry}
          none="All Industries"
          choices={useCaseIndustries}
          start={industry}
        />
        <SelectField name="size" label={content.size} none="All Sizes" choices={companySizes} start={size} />
        <input type="hidden" name="category" value={category === 'all' ? '' : category} />
        <button type="submit" className={filterClasses.button}>
          {content.submit}
        </button>
      </div>
      <ChoiceButtons
        name="category"
        legend={content.challenge}
        choices={[
          { id: 'all', label: content.all },
          ...useCases.map(({ id, title }) => ({ id, label: title })),
        ]}
        chosen={category}
        none="all"
      />
    </FilterForm>
  </div>
)
