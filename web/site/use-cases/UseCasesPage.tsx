import { lazy } from 'react'
import { CallToAction } from '../frame/CallToAction.tsx'
import { contactLink } from '../frame/contact-link.ts'
import { PageHeader } from '../frame/PageHeader.tsx'
import { RequestAccess } from '../frame/RequestAccess.tsx'
import { ServerOnly } from '../frame/ServerOnly.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { useSiteQuery } from '../frame/use-site-query.ts'
import { UseCaseFilterForm } from './UseCaseFilterForm.tsx'
import { UseCaseResults } from './UseCaseResults.tsx'
import { filterUseCases, readFilters } from './use-case.filter.ts'
import { closingContent, heroContent, useCases } from './use-cases.content.ts'

const BenefitCards = lazy(async () => ({ default: (await import('./BenefitCards.tsx')).BenefitCards }))

export const UseCasesPage = () => {
  const filters = readFilters(useSiteQuery().query)
  return (
    <SitePage page="use-cases">
      <PageHeader title={heroContent.title} lead={heroContent.lead}>
        <RequestAccess source="cta_use_cases">{closingContent.request}</RequestAccess>
      </PageHeader>
      <ServerOnly>
        <BenefitCards />
      </ServerOnly>
      <UseCaseFilterForm filters={filters} />
      <UseCaseResults found={filterUseCases(useCases, filters)} />
      <CallToAction title={closingContent.title} text={closingContent.text}>
        <RequestAccess source="cta_use_cases">{closingContent.request}</RequestAccess>
        <a href={contactLink(closingContent.demoStart)}>{closingContent.demo}</a>
      </CallToAction>
    </SitePage>
  )
}
