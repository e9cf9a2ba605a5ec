import type { SessionUser } from '@portal/contract/accounts/session-user'
import { Button } from '../../core/button'
import { useServiceViewTexts } from '../../locales/service-view'
import type { WhiteCardField } from './white-card-field'

/** Asks at the field whose number it is: of those who help somebody, and when it was typed before the login. */
export function askWhose(field: WhiteCardField, { firstName, careFor }: SessionUser): void {
  field.ask(<Whose firstName={firstName} isHelper={careFor === 'other'} onOther={field.clear} />)
}

interface WhoseProps {
  firstName: string
  /** Whether the account was opened for somebody else. */
  isHelper: boolean
  onOther: (why: string) => void
}

function Whose({ firstName, isHelper, onOther }: WhoseProps) {
  const { whose } = useServiceViewTexts()
  return (
    <>
      <p>{isHelper ? whose.askHelper(firstName) : whose.ask(firstName)}</p>
      {isHelper ? (
        <Button kind="secondary" to="/services">
          {whose.applyForOther}
        </Button>
      ) : (
        <Button kind="secondary" onClick={() => onOther(whose.otherPerson)}>
          {whose.notMine}
        </Button>
      )}
    </>
  )
}
