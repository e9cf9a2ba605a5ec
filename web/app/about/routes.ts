import { route } from '@react-router/dev/routes'

export const open = [
  route('about/team', 'about/team.tsx', { id: 'team' }),
  route('about/teamevent/:eventId', 'about/event.tsx', { id: 'team-event' }),
  route('about/faq', 'about/faq.tsx', { id: 'faq' }),
  route('about/privacy', 'about/legal.tsx', { id: 'privacy' }),
  route('about/TermsOfServices', 'about/legal.tsx', { id: 'TermsOfServices' }),
  route('about/licence', 'about/legal.tsx', { id: 'licence' }),
  route('about/language-access', 'about/legal.tsx', { id: 'language-access' }),
]
