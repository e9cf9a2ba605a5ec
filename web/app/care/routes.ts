import { route } from '@react-router/dev/routes'

export const open = [route('services/guide', 'care/guide.tsx', { id: 'services-guide' })]

export const guarded = [
  route('services', 'care/services.tsx', { id: 'services' }),
  route('services/booking', 'care/booking.tsx', { id: 'services-booking' }),
  route('services/whitecard/info', 'care/white-card.tsx', { id: 'services-whitecard-info' }),
  route('services/result/:type', 'care/result.tsx', { id: 'services-result-page' }),
]
