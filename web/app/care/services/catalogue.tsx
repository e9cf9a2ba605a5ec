import type { Service } from '@portal/contract/care/services/services'
import { useSearchParams } from 'react-router'
import { inPlace } from '../../core/frame/use-scroll-place'
import { useServiceTexts } from '../../locales/services'
import { Notice } from '../../ui/notice'
import { ServiceCard } from './service-card'
import * as styles from './services.module.css'

interface CatalogueProps {
  services: readonly Service[]
  mayApply: boolean
}

/** The services, one of them expanded, as named in the URL (`?serviceId=`). */
export function Catalogue({ services, mayApply }: CatalogueProps) {
  const words = useServiceTexts()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('serviceId')
  const isGone = asked !== null && !services.some(({ serviceId }) => String(serviceId) === asked)
  const open = (serviceId: number | null) =>
    setSearch(serviceId ? { serviceId: String(serviceId) } : {}, { replace: true, state: inPlace })
  if (services.length === 0) return <Notice title={words.empty} text={words.emptyText} />
  return (
    <section className={styles.catalogue} aria-labelledby="services">
      <h2 id="services">{mayApply ? words.list : words.listForCaregivers}</h2>
      {isGone && (
        <p role="status" className={styles.gone}>
          {words.gone}
        </p>
      )}
      <ul>
        {services.map((service) => (
          <li key={service.serviceId}>
            <ServiceCard
              service={service}
              isOpen={String(service.serviceId) === asked}
              mayApply={mayApply}
              onToggle={(isOpen) => open(isOpen ? service.serviceId : null)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
