import { getPictureConsent } from '@portal/contract/content/consent'
import { pictureSources } from '@portal/contract/picture'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useConsentTexts } from '../../locales/consent'
import { useContentTexts } from '../../locales/content'
import { Dialog } from '../../ui/dialog/dialog'
import { Loaded } from '../../ui/loaded'
import shared from '../content.module.css'
import styles from './consent.module.css'
import { ConsentForm } from './consent-form'

interface ConsentDialogProps {
  picture: string
  onClose: () => void
}

/** Whom a picture shows. */
export function ConsentDialog({ picture, onClose }: ConsentDialogProps) {
  const { picture: words } = useContentTexts()
  const texts = useConsentTexts()
  const query = useQuery({
    queryKey: ['picture-consent', picture],
    queryFn: ({ signal }) => api(getPictureConsent, { picture }, { signal }),
    gcTime: 0,
  })
  return (
    <Dialog opened onClose={onClose} title={words.people}>
      <div className={shared.stack}>
        <img className={styles.picture} src={pictureSources(picture)?.src} alt="" />
        <p className={shared.small}>{texts.everywhere}</p>
        <Loaded query={query}>{(consent) => <ConsentForm consent={consent} onClose={onClose} />}</Loaded>
      </div>
    </Dialog>
  )
}
