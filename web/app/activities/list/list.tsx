import { contentMeta } from '../../content/content-meta'
import { PageHead } from '../../content/page-head'
import { Button } from '../../core/button'
import { inBrowser, onServer } from '../../core/loading/page-data'
import { activityTexts, useActivityTexts } from '../../locales/activities'
import { Notice } from '../../ui/notice'
import { Pages, titleOfPage } from '../../ui/pages'
import { listAddress, listPath, listQuery } from '../addresses'
import { Cards } from '../cards'
import { FilterLinks } from './filter-links'
import * as styles from './list.module.css'
import { type ListData, load } from './list-data'
import { SearchBox } from './search-box'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./list-data'))

export const meta = contentMeta<ListData>((data, { language }) => {
  const words = activityTexts(language)
  if (!data) return { title: words.title, description: words.text }
  const { pageNum } = data
  const title = [typeName(data), cityName(data), words.title].filter(Boolean).join(' · ')
  return {
    title: titleOfPage(title, pageNum, language),
    description: words.text,
    query: listQuery(data, pageNum),
  }
})

/** The list of activities, filtered by city and type, with pages (R08, F04). */
export default function ActivityList({ loaderData }: { loaderData: ListData }) {
  const words = useActivityTexts()
  const { city, type, cities, types, top } = loaderData
  const shownCity = cityName(loaderData)
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <SearchBox />
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        {top.length > 0 && (
          <section aria-labelledby="top">
            <h2 id="top">{words.top}</h2>
            <Cards activities={top} narrow />
          </section>
        )}
        <section aria-labelledby="all">
          <h2 id="all">{words.all}</h2>
          <FilterLinks
            label={words.cities}
            options={[{ value: '', name: words.everyCity }, ...cities.map((name) => ({ value: name, name }))]}
            chosen={shownCity}
            hrefOf={(value) => listAddress({ city: value, type }, 1)}
          />
          <FilterLinks
            label={words.types}
            options={[{ value: '', name: words.everyType }, ...types.map(({ id, name }) => ({ value: id, name }))]}
            chosen={type}
            hrefOf={(value) => listAddress({ city, type: value }, 1)}
          />
          <ActivityResults {...loaderData} />
        </section>
      </div>
    </>
  )
}

function ActivityResults(data: ListData) {
  const words = useActivityTexts()
  const { activities, pageNum } = data
  if (!activities)
    return (
      <Notice {...words.failed}>
        <Button to={listAddress(data, pageNum)} reloadDocument>
          {words.failed.retry}
        </Button>
      </Notice>
    )
  const { records, total, pageSize } = activities
  if (total === 0)
    return (
      <Notice {...words.empty}>
        <Button to={listPath}>{words.empty.clear}</Button>
      </Notice>
    )
  if (records.length === 0)
    return (
      <Notice {...words.pastEnd}>
        <Button to={listAddress(data, Math.ceil(total / pageSize))}>{words.pastEnd.last}</Button>
      </Notice>
    )
  return (
    <>
      <p className={styles.count} role="status">
        {words.found(total)}
      </p>
      <Pages pageNum={pageNum} pageSize={pageSize} total={total} hrefOf={(number) => listAddress(data, number)}>
        <Cards activities={records} />
      </Pages>
    </>
  )
}

/** The selected city in the interface language; the URL may name it in another language. */
function cityName({ city, cities, activities }: ListData): string {
  return city === '' || cities.includes(city) ? city : (activities?.records[0]?.city ?? city)
}

function typeName({ type, types }: ListData): string | undefined {
  return types.find(({ id }) => id === type)?.name
}
