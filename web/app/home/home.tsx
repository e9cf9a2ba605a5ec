import { inBrowser, onServer } from '../core/loading/page-data'
import { pageMeta } from '../core/meta'
import { useLanguage } from '../core/texts'
import { ActivityPreview } from './activity-preview'
import { BannerCarousel } from './banner'
import { FeedbackPreview } from './feedback-preview'
import { FiguresBand } from './figures'
import { type HomeData, load } from './home-data'
import { Later } from './later'
import { Offices } from './offices'
import { Promo } from './promo'
import { Scopes } from './scopes'
import { Steps } from './steps'
import { WhiteCard } from './white-card/white-card'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./home-data'))

export const meta = pageMeta(({ home }, { company }) => ({
  title: home.documentTitle(company?.companyName || home.agency, company?.tagline || home.defaultTitle),
  description: company?.description || home.scopes.text,
}))

export default function Home({ loaderData }: { loaderData: HomeData }) {
  const language = useLanguage()
  const { banners, figures, scopes, film, activities, cities, comments, offices } = loaderData
  return (
    <>
      <BannerCarousel key={language} banners={banners} />
      <WhiteCard />
      <Later>
        <FiguresBand figures={figures} />
        <Steps />
        <Scopes scopes={scopes} />
        <Promo film={film} />
        <ActivityPreview key={language} activities={activities} cities={cities} />
        <FeedbackPreview reviews={comments} />
        <Offices offices={offices} />
      </Later>
    </>
  )
}
