import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { getLegalDocument, getTeamEvent } from '@portal/contract/about/public'
import { getActivity } from '@portal/contract/activities/public'
import { getContactInfo } from '@portal/contract/company/public'
import type { Language } from '@portal/contract/language'
import { getArticle } from '@portal/contract/news/public'
import type { about } from '../../web/app/locales/en/about'
import type { accounts } from '../../web/app/locales/en/accounts'
import type { activities } from '../../web/app/locales/en/activities'
import type { careResult } from '../../web/app/locales/en/care-result'
import type { exam } from '../../web/app/locales/en/exam'
import type { feedback } from '../../web/app/locales/en/feedback'
import type { home } from '../../web/app/locales/en/home'
import type { me } from '../../web/app/locales/en/me'
import type { news } from '../../web/app/locales/en/news'
import type { services } from '../../web/app/locales/en/services'
import type { training } from '../../web/app/locales/en/training'
import type { trainingVideo } from '../../web/app/locales/en/training-video'
import type { visits } from '../../web/app/locales/en/visits'
import type { whiteCard } from '../../web/app/locales/en/white-card'
import { call } from './api'

interface Words {
  about: typeof about
  accounts: typeof accounts
  activities: typeof activities
  careResult: typeof careResult
  exam: typeof exam
  feedback: typeof feedback
  home: typeof home
  me: typeof me
  news: typeof news
  services: typeof services
  training: typeof training
  trainingVideo: typeof trainingVideo
  visits: typeof visits
  whiteCard: typeof whiteCard
}

/** What a page is called: its heading and the document's title. */
export interface PageName {
  h1: string
  title: string
}

/** The names of the route table's pages for a visitor or a new patient, from the locale files and the server's content. */
export async function pageNames(request: APIRequestContext, language: Language): Promise<(path: string) => PageName> {
  const words = await wordsIn(language)
  const company = await call(request, getContactInfo, {}, { language })
  const agency = company?.companyName ?? ''
  const headings: Record<string, [h1: string, titlePart?: string]> = {
    ...headingsOf(words),
    ...(await contentHeadings(request, language)),
  }
  return (path) => {
    if (path === '/') {
      const h1 = company?.tagline ?? ''
      return { h1, title: words.home.documentTitle(agency, h1) }
    }
    const [h1, titlePart = h1] = headings[path] ?? ['no name is known']
    return { h1, title: `${titlePart} · ${agency}` }
  }
}

function headingsOf(words: Words): Record<string, [string, string?]> {
  const { about, accounts, activities, careResult, feedback, me, news, services, visits, whiteCard } = words
  const { login, register, result, reset, select } = accounts
  const registration = (type: 'patient' | 'caregiver') => register.titles[type]
  const firstStep = (type: 'patient' | 'caregiver') => `${register.stepTitles.phone} · ${registration(type)}`
  const registered = (type: 'patient' | 'caregiver') => `${result.after} · ${registration(type)}`
  const { patients } = words.training
  return {
    '/services': [services.title],
    '/services/booking?serviceId=1': [visits.title, `${visits.stepTitles.office} · ${visits.title}`],
    '/services/whitecard/info': [whiteCard.title],
    '/services/result/submitWC': [careResult.card.title],
    '/services/result/applyCare': [careResult.care.title],
    '/feedback': [feedback.title],
    '/feedback/create': [feedback.createTitle],
    '/community/activity/list': [activities.title],
    '/community/activity/search?q=tea': [activities.search.title, `tea · ${activities.search.title}`],
    '/community/activity/result?id=1': [activities.result.title],
    '/community/news': [news.title],
    '/about/team': [about.team.title],
    '/about/faq': [about.faq.title],
    '/user/index': [me.title, `${me.tab.profile} · ${me.title}`],
    '/user/training/1': [patients.title, words.trainingVideo.title],
    '/user/exam/1': [patients.title, words.exam.title],
    '/login': [login.title],
    '/register/patient': [registration('patient'), firstStep('patient')],
    '/register/caregiver': [registration('caregiver'), firstStep('caregiver')],
    '/regselect': [select.title],
    '/regresult/patient': [result.after, registered('patient')],
    '/regresult/caregiver': [result.after, registered('caregiver')],
    '/resetpwd': [reset.title],
  }
}

/** Headings of pages that show one piece of managed content. */
async function contentHeadings(request: APIRequestContext, language: Language): Promise<Record<string, [string]>> {
  const caller = { language }
  const [activity, article, event, privacy, terms] = await Promise.all([
    call(request, getActivity, { id: 2 }, caller),
    call(request, getArticle, { id: 2 }, caller),
    call(request, getTeamEvent, { id: 2 }, caller),
    call(request, getLegalDocument, { key: 'privacy' }, caller),
    call(request, getLegalDocument, { key: 'terms' }, caller),
  ])
  return {
    '/community/activity/2': [activity.title],
    '/community/news/2': [article.title],
    '/about/teamevent/2': [event.title],
    '/about/privacy': [privacy.title],
    '/about/TermsOfServices': [terms.title],
  }
}

async function wordsIn(language: Language): Promise<Words> {
  const files = globSync(`web/app/locales/${language}/!(index).ts`)
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)))
  return Object.assign({}, ...modules)
}
