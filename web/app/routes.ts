import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The route table of spec.md section 2, in its order. Pages inside `guarded` need a login. */
export default [
  layout('shell/shell.tsx', [
    index('home/home.tsx'),
    layout('shell/guarded.tsx', [
      route('services', 'shell/coming.tsx', { id: 'services' }),
      route('services/booking', 'shell/coming.tsx', { id: 'services-booking' }),
      route('services/whitecard/info', 'shell/coming.tsx', { id: 'services-whitecard-info' }),
      route('services/result/:type', 'shell/coming.tsx', { id: 'services-result-page' }),
      route('feedback/create', 'shell/coming.tsx', { id: 'feedback-create' }),
      route('community/activity/:id', 'shell/coming.tsx', { id: 'activity-detail' }),
      route('user', 'shell/user.tsx', { id: 'user' }),
      route('user/index', 'shell/coming.tsx', { id: 'user-index' }),
      route('user/training/:trainingContentId', 'shell/coming.tsx', { id: 'user-training' }),
      route('user/exam/:trainingContentId', 'shell/coming.tsx', { id: 'user-exam' }),
    ]),
    route('feedback', 'shell/coming.tsx', { id: 'feedback' }),
    route('community/activity/list', 'shell/coming.tsx', { id: 'activity-list' }),
    route('community/activity/search', 'shell/coming.tsx', { id: 'activity-search' }),
    route('community/activity/result', 'shell/coming.tsx', { id: 'activity-result' }),
    route('community/news', 'shell/coming.tsx', { id: 'news' }),
    route('community/news/:id', 'shell/coming.tsx', { id: 'news-detail' }),
    route('about/team', 'shell/coming.tsx', { id: 'team' }),
    route('about/teamevent/:eventId', 'shell/coming.tsx', { id: 'team-event' }),
    route('about/faq', 'shell/coming.tsx', { id: 'faq' }),
    route('about/privacy', 'shell/coming.tsx', { id: 'privacy' }),
    route('about/TermsOfServices', 'shell/coming.tsx', { id: 'TermsOfServices' }),
    route('login', 'shell/coming.tsx', { id: 'login' }),
    route('register/:type', 'shell/coming.tsx', { id: 'register' }),
    route('regselect', 'shell/coming.tsx', { id: 'regselect' }),
    route('regresult/:type', 'shell/coming.tsx', { id: 'regresult' }),
    route('resetpwd', 'shell/coming.tsx', { id: 'resetpwd' }),
  ]),
  route('*', 'shell/elsewhere.tsx'),
] satisfies RouteConfig
