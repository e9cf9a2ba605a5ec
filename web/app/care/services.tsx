import type { UserType } from '@portal/contract/accounts/session-user'
import { withInserted } from '@portal/contract/lists'
import { Link } from 'react-router'
import { NextSteps } from '../content/next-steps'
import { PageHead } from '../content/page-head'
import { pageMeta } from '../core/meta'
import { useContactText } from '../lib/use-contact-text'
import { serviceTexts, useServiceTexts } from '../locales/services'
import { OwnPage } from '../ui/own-page'
import { guidePath } from './addresses'
import { Catalogue } from './services/catalogue'
import { ForCaregivers } from './services/for-caregivers'
import { MyState } from './services/my-state'
import * as styles from './services/services.module.css'
import { fetchOverview } from './services/services-data'
import { CallContent } from './shared/call-content'
import { CallUs } from './shared/call-us'

export const meta = pageMeta(({ shell }, { company, language }) => {
  const { title, text } = serviceTexts(language)
  return { title: `${title} · ${company?.companyName || shell.siteName}`, description: text }
})

/** The list of services (R02, W01). */
export default function Services() {
  const words = useServiceTexts()
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <p>
          <Link to={guidePath}>{words.guide}</Link>
        </p>
      </PageHead>
      <OwnPage>{(userType) => <Overview userType={userType} />}</OwnPage>
    </>
  )
}

function Overview({ userType }: { userType: UserType }) {
  const words = useServiceTexts()
  const contact = useContactText('now')
  return (
    <div className={`wrap ${styles.page}`}>
      <CallContent load={(options) => fetchOverview(userType, options)} failed={words.failed}>
        {({ services, mine }, again) => (
          <>
            {mine ? <MyState mine={mine} again={again} /> : <ForCaregivers />}
            <Catalogue services={services} mayApply={userType === 'patient'} />
            <NextSteps {...words.steps} steps={withInserted(words.steps.list, 1, contact)} />
          </>
        )}
      </CallContent>
      <CallUs />
    </div>
  )
}
