import type { MetaFunction } from 'react-router'
import { pageMeta } from '../core/meta'
import { examTexts } from '../locales/exam'
import { ExamPage } from './exam/exam-page'
import { ForCaregivers } from './shared/for-caregivers'

export const meta: MetaFunction = pageMeta(({ shell }, { company, language }) => {
  const { title, description } = examTexts(language)
  return { title: `${title} · ${company?.companyName || shell.siteName}`, description }
})

/** The page where a training module's exam is taken, and signed once it was passed (R21, T03). */
export default function Exam() {
  return <ForCaregivers>{() => <ExamPage />}</ForCaregivers>
}
