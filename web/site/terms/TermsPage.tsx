import { SitePage } from '../frame/SitePage.tsx'
import { LegalContent } from '../legal/LegalContent.tsx'
import { termsText } from './terms.content.ts'

export const TermsPage = () => (
  <SitePage page="terms">
    <LegalContent text={termsText} />
  </SitePage>
)
