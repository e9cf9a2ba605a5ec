import type { MetaFunction } from 'react-router'
import { pageMeta } from '../core/meta'
import { visitTexts } from '../locales/visits'
import { OwnPage } from '../ui/own-page'
import { bookingStateIn } from './booking/address'
import { Booking } from './booking/booking'
import { ForPatients } from './booking/for-patients'

export const meta: MetaFunction = (args) =>
  pageMeta(({ shell }, { company, language }) => {
    const { title, text, stepTitles } = visitTexts(language)
    const { serviceId, step } = bookingStateIn(new URLSearchParams(args.location.search))
    const words = [...(serviceId ? [stepTitles[step]] : []), title, company?.companyName || shell.siteName]
    return { title: words.join(' · '), description: text }
  })(args)

/** The page for booking an office visit (R03, W02). */
export default function BookingPage() {
  return <OwnPage>{(userType) => (userType === 'caregiver' ? <ForPatients /> : <Booking />)}</OwnPage>
}
