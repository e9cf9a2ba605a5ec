import { TermsLink } from '../../accounts/terms-link'
import { useAccountTexts } from '../../locales/accounts'
import { CheckField } from '../../ui/form/choice-fields'

/** The required consent: `text`, a link to the privacy policy, `end`. */
export function ConsentField({ text, end }: { text: string; end: string }) {
  const { register } = useAccountTexts()
  return (
    <CheckField name="agreed">
      <span>{text}</span> <TermsLink to="/about/privacy">{register.privacy}</TermsLink>
      <span>{end}</span>
    </CheckField>
  )
}
