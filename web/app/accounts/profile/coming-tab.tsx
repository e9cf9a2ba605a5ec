import { useLanguage } from '../../lib/texts'
import { comingTexts } from '../../shell/coming-texts'
import { dial, useCompany } from '../../shell/use-company'
import { Icon } from '../../ui/icon'
import { Notice } from './notice'
import styles from './profile.module.css'
import { useProfileTexts } from './profile-texts'
import type { ComingTabName } from './tabs'

/** A part that is not written yet says so, and whom to ask until then. */
export function ComingTab({ tab }: { tab: ComingTabName }) {
  const words = useProfileTexts()
  const { text, help } = comingTexts[useLanguage()]
  const company = useCompany()
  return (
    <Notice title={words.tab[tab]} text={text}>
      {company && (
        <>
          <p>{help}</p>
          <a href={dial(company.phone)} className={styles.phone}>
            <Icon name="phone" />
            {company.phone}
          </a>
        </>
      )}
    </Notice>
  )
}
