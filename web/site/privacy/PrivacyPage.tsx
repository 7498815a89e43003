import { SitePage } from '../frame/SitePage.tsx'
import { LegalContent } from '../legal/LegalContent.tsx'
import { privacyText } from './privacy.content.ts'

export const PrivacyPage = () => (
  <SitePage page="privacy">
    <LegalContent text={privacyText} />
  </SitePage>
)
