import type { ContentRecord } from '@portal/contract/content/endpoints'
import type { ContentVersion } from '@portal/contract/content/states'
import { languageNames } from '@portal/contract/language'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { useListQuery } from '../../core/list/list-query'
import { useListState } from '../../core/list/list-state'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { useContentTexts } from '../../locales/content'
import { useReleaseTexts } from '../../locales/releases'
import { Pager } from '../../ui/list/pager'
import { Loaded } from '../../ui/loaded'
import { type KindName, kinds } from '../kinds'
import styles from './history.module.css'
import { VersionChange } from './version-change'

/** The versions, and beside them what the chosen one has changed. */
export function Versions({ name, record }: { name: KindName; record: ContentRecord }) {
  const texts = useContentTexts()
  const { kind, endpoints } = kinds[name]
  const { params, pageNum } = useListState()
  const query = useListQuery(['content-versions', kind.kind, record.id, record.number], pageNum, (page, call) =>
    api(endpoints.versions, { ...page, id: record.id }, call),
  )
  return (
    <Loaded query={query}>
      {({ records, total, pageSize }) => {
        const chosen = Number(params.get('version')) || records[0]?.number
        if (!chosen) return <p role="status">{texts.versions.none}</p>
        return (
          <div className={styles.history}>
            <nav aria-label={texts.versions.list}>
              <ol className={styles.versions}>
                {records.map((version) => (
                  <Version key={version.number} version={version} isChosen={version.number === chosen} />
                ))}
              </ol>
              <Pager total={total} pageNum={pageNum} pageSize={pageSize} />
            </nav>
            <VersionChange key={chosen} name={name} record={record} number={chosen} />
          </div>
        )
      }}
    </Loaded>
  )
}

function Version({ version, isChosen }: { version: ContentVersion; isChosen: boolean }) {
  const texts = useContentTexts()
  const language = useLanguage()
  const { params } = useListState()
  const { byRelease } = useReleaseTexts()
  const { number, deed, languages, by, at, release } = version
  const next = new URLSearchParams(params)
  next.set('version', String(number))
  return (
    <li>
      <Link to={`?${next}`} replace aria-current={isChosen ? 'true' : undefined}>
        <strong>{texts.versions.version(number)}</strong> <span>{texts.versions.deed[deed]}</span>
        <span className={styles.detail}>
          <span>{shownMoment(at, language)}</span> <span>{by && texts.versions.by(by.name)}</span>
        </span>
        {release && <span className={styles.detail}>{byRelease(release.name)}</span>}
        {languages.length > 0 && (
          <span className={styles.detail}>{languages.map((one) => languageNames[one]).join(' · ')}</span>
        )}
      </Link>
    </li>
  )
}
