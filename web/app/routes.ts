import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The route table of spec.md section 2, in its order. Pages inside `guarded` need a login. */
export default [
  layout('core/frame/shell.tsx', [
    index('home/home.tsx'),
    layout('shell/guarded.tsx', [
      route('services', 'care/services.tsx', { id: 'services' }),
      route('services/booking', 'care/booking.tsx', { id: 'services-booking' }),
      route('services/whitecard/info', 'care/white-card.tsx', { id: 'services-whitecard-info' }),
      route('services/result/:type', 'care/result.tsx', { id: 'services-result-page' }),
      route('feedback/create', 'feedback/create.tsx', { id: 'feedback-create' }),
      route('community/activity/:id', 'activities/activity.tsx', { id: 'activity-detail' }),
      route('user', 'shell/user.tsx', { id: 'user' }),
      route('user/index', 'me/personal-center.tsx'),
      route('user/training/:trainingContentId', 'shell/coming.tsx', { id: 'user-training' }),
      route('user/exam/:trainingContentId', 'shell/coming.tsx', { id: 'user-exam' }),
    ]),
    route('feedback', 'feedback/feedback.tsx', { id: 'feedback' }),
    route('community/activity/list', 'activities/list.tsx', { id: 'activity-list' }),
    route('community/activity/search', 'activities/search.tsx', { id: 'activity-search' }),
    route('community/activity/result', 'activities/result.tsx', { id: 'activity-result' }),
    route('community/news', 'news/news.tsx', { id: 'news' }),
    route('community/news/:id', 'news/article.tsx', { id: 'news-detail' }),
    route('about/team', 'about/team.tsx', { id: 'team' }),
    route('about/teamevent/:eventId', 'about/event.tsx', { id: 'team-event' }),
    route('about/faq', 'about/faq.tsx', { id: 'faq' }),
    route('about/privacy', 'about/legal.tsx', { id: 'privacy' }),
    route('about/TermsOfServices', 'about/legal.tsx', { id: 'TermsOfServices' }),
    route('about/licence', 'about/legal.tsx', { id: 'licence' }),
    route('about/language-access', 'about/legal.tsx', { id: 'language-access' }),
    route('login', 'accounts/login.tsx', { id: 'login' }),
    route('register/:type', 'accounts/register/register.tsx', { id: 'register' }),
    route('regselect', 'accounts/regselect.tsx', { id: 'regselect' }),
    route('regresult/:type', 'accounts/regresult.tsx', { id: 'regresult' }),
    route('resetpwd', 'accounts/reset.tsx', { id: 'resetpwd' }),
  ]),
  route('*', 'shell/elsewhere.tsx'),
] satisfies RouteConfig
