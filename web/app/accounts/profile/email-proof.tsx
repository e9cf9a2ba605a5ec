import { part } from '../../lib/part'
import { useProfileTexts } from '../../locales/profile'
import { Card } from '../../ui/card'
import type { EmailProofProps } from './email-proof-form'

const EmailProofForm = part(() => import('./email-proof-form').then(({ EmailProofForm }) => EmailProofForm))

/** Asks for the code sent to the user's e-mail; a verified e-mail can be used to log in. */
export function EmailProof(props: EmailProofProps) {
  const { emailProof: words } = useProfileTexts()
  return (
    <Card title={words.title} text={words.text(props.record.info.email)}>
      <EmailProofForm {...props} />
    </Card>
  )
}
