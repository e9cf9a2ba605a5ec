import { ApiError } from '@portal/client/api-error'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { httpApi } from '../../lib/api'
import { retryGuard } from '../../lib/retry-guard'
import { useCareTexts } from '../../locales/care'
import { useWhiteCardTexts } from '../../locales/white-card'
import { Form, SubmitButton } from '../../ui/form/form'
import { TextField } from '../../ui/form/text-field'
import { useContractForm } from '../../ui/form/use-contract-form'
import { resultPath } from '../addresses'
import * as styles from './white-card.module.css'

/**
 * Submits the white card number (W06), under the rules of the home page's form (H03, H07, H08).
 * @param takesFocus whether the form replaces the element that had the focus
 */
export function CardForm({ takesFocus = false }: { takesFocus?: boolean | undefined }) {
  const { form: words } = useWhiteCardTexts()
  const { whiteCard } = useCareTexts()
  const navigate = useNavigate()
  const [once] = useState(retryGuard)
  const form = useContractForm(submitWhiteCard.input, { defaultValues: { whiteCardId: '' } })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('whiteCardId')
  }, [takesFocus, setFocus])

  async function submit({ whiteCardId }: { whiteCardId: string }) {
    try {
      await once(
        whiteCardId,
        () => httpApi(submitWhiteCard, { whiteCardId }, { quiet: true }),
        ({ code }) => code === 'white_card_submitted',
      )
    } catch (error) {
      // Status 200 means that the card is already taken or being checked, which is an error of the number field.
      if (!(error instanceof ApiError) || error.status !== 200) throw error
      form.setError('whiteCardId', { type: 'server', message: error.message })
      return form.setFocus('whiteCardId')
    }
    await navigate(`${resultPath}/submitWC`)
  }

  return (
    <div className={styles.form}>
      <Form form={form} onSubmit={submit}>
        <TextField
          name="whiteCardId"
          label={whiteCard.number}
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="characters"
          width="short"
        />
        <p className={styles.safe}>{words.safe}</p>
        <SubmitButton busyText={words.busy}>{words.submit}</SubmitButton>
      </Form>
    </div>
  )
}
