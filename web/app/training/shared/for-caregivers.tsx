import type { ReactNode } from 'react'
import { Button } from '../../core/button'
import { useTrainingTexts } from '../../locales/training'
import { Notice } from '../../ui/notice'
import { OwnPage } from '../../ui/own-page'

/** A page for caregivers; patients are told so, with a way back. */
export function ForCaregivers({ children }: { children: () => ReactNode }) {
  return <OwnPage>{(userType) => (userType === 'caregiver' ? children() : <NotForPatients />)}</OwnPage>
}

function NotForPatients() {
  const { patients: words } = useTrainingTexts()
  return (
    <div className="wrap">
      <Notice level={1} title={words.title} text={words.text}>
        <Button to="/user/index">{words.center}</Button>
      </Notice>
    </div>
  )
}
