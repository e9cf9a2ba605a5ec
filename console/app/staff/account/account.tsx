import { useAccountTexts } from '../../locales/account'
import { Page } from '../../ui/page'
import styles from './account.module.css'
import { PasskeyCard } from './passkey-card'
import { PasswordCard } from './password-card'
import { RememberedDevices } from './remembered-devices'
import { SecondFactors } from './second-factors'
import { Sessions } from './sessions'

/** The member's own login. */
export function Account() {
  const { title } = useAccountTexts()
  return (
    <Page title={title}>
      <div className={styles.cards}>
        <SecondFactors />
        <Sessions />
        <RememberedDevices />
        <PasskeyCard />
        <PasswordCard />
      </div>
    </Page>
  )
}
