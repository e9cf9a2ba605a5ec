import type { MetaFunction } from 'react-router'
import { pageMeta } from '../core/meta'
import { trainingVideoTexts } from '../locales/training-video'
import { ForCaregivers } from './shared/for-caregivers'
import { TrainingPage } from './video/training-page'

export const meta: MetaFunction = pageMeta(({ shell }, { company, language }) => {
  const { title, description } = trainingVideoTexts(language)
  return { title: `${title} · ${company?.companyName || shell.siteName}`, description }
})

/** The page with the film of a training module (R20, T02). */
export default function TrainingVideo() {
  return <ForCaregivers>{() => <TrainingPage />}</ForCaregivers>
}
