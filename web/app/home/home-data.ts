import type { Api, CallOptions } from '@portal/client/api'
import { type ActivityCard, getActivityPage } from '@portal/contract/activities/public'
import { getCityList, getOffices } from '@portal/contract/company/public'
import { getTopReviews, type Review } from '@portal/contract/feedback/public'
import { getBanners, getFigures, getHomeVideo, getServiceScope, siblingPath } from '@portal/contract/home/public'
import { languages } from '@portal/contract/language'
import { section } from '../core/loading/page-data'

const quiet: CallOptions = { quiet: true }
const shownActivities = 3
const activitiesAPage = 10
/** Maximum number of list pages to search when called-off activities leave too few for the preview. */
const maxActivityPages = 10
const shownReviews = 6
const shownScopes = 6

export type HomeData = Awaited<ReturnType<typeof load>>

/** Loads only data that the home page shows, since it is embedded in the document. Failed parts are empty (H15). */
export async function load(api: Api) {
  const [banners, figures, scopes, video, activities, cities, reviews, offices] = await Promise.all([
    section('banners', api(getBanners, {}, quiet), []),
    section('figures', api(getFigures, {}, quiet), null),
    section('service scopes', api(getServiceScope, {}, quiet), { serviceScopes: [] }),
    section('home video', api(getHomeVideo, {}, quiet), ''),
    section('activities', previewActivities(api, []), null),
    section('cities', api(getCityList, {}, quiet), []),
    section('reviews', api(getTopReviews, {}, quiet), []),
    section('offices', api(getOffices, {}, quiet), []),
  ])
  return {
    banners,
    figures,
    scopes: scopes.serviceScopes.slice(0, shownScopes),
    film: video ? filmAt(video) : null,
    activities,
    cities,
    comments: reviews.slice(0, shownReviews).map(withoutPictures),
    offices,
  }
}

/**
 * The first three activities in these cities that have not been called off; an empty list means all cities (H12).
 * Requests one page of ten, and more only if called-off activities leave fewer than three.
 */
export async function previewActivities(api: Api, cityList: string[], signal?: AbortSignal): Promise<ActivityCard[]> {
  const found: ActivityCard[] = []
  for (let pageNum = 1; pageNum <= maxActivityPages && found.length < shownActivities; pageNum++) {
    const page = await api(getActivityPage, { pageNum, pageSize: activitiesAPage, cityList }, { ...quiet, signal })
    found.push(...page.records.filter(({ calledOff }) => !calledOff))
    if (pageNum * activitiesAPage >= page.total) break
  }
  return found
    .slice(0, shownActivities)
    .map((activity) => ({ ...activity, coverPcFileIdList: activity.coverPcFileIdList.slice(0, 1) }))
}

/** The URLs of the film's files, which are in one folder. */
function filmAt(src: string) {
  return {
    src,
    poster: siblingPath(src, 'poster.webp'),
    captions: languages.map((language) => ({ language, src: siblingPath(src, `captions.${language}.vtt`) })),
  }
}

function withoutPictures(review: Review): Review {
  return { ...review, commentImage: [] }
}
