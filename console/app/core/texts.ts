import './start'

export { domainTexts, useLanguage } from '@portal/client/texts'
