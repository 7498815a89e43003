import { SitePage } from '../frame/SitePage.tsx'
import { LegalContent } from '../legal/LegalContent.tsx'
import { securityText } from './security.content.ts'

export const SecurityPage = () => (
  <SitePage page="security">
    <LegalContent text={securityText} />
  </SitePage>
)
