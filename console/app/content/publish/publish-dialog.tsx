import { Button } from '@mantine/core'
import { useContentTexts } from '../../locales/content'
import { useShellTexts } from '../../locales/shell'
import { Dialog } from '../../ui/dialog/dialog'
import { Loaded } from '../../ui/loaded'
import styles from '../content.module.css'
import type { KindName, Managed } from '../kinds'
import { useSavedRecord } from '../use-saved-record'
import { PublishForm } from './publish-form'

interface PublishDialogProps {
  managed: Managed
  name: KindName
  id: string
  onClose: () => void
}

/** Asks which languages to publish, and when; it says before what that does. */
export function PublishDialog({ managed, name, id, onClose }: PublishDialogProps) {
  const texts = useContentTexts()
  const query = useSavedRecord(managed, id)
  return (
    <Dialog opened onClose={onClose} title={texts.publishing.title} size="lg">
      <div className={styles.stack}>
        <Loaded query={query}>
          {(record) =>
            record.draft ? (
              <PublishForm managed={managed} name={name} record={record} onClose={onClose} />
            ) : (
              <NothingNew isBlank={!record.live} onClose={onClose} />
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}

function NothingNew({ isBlank, onClose }: { isBlank: boolean; onClose: () => void }) {
  const { close } = useShellTexts()
  const texts = useContentTexts()
  return (
    <>
      <p>{isBlank ? texts.publishing.blank : texts.publishing.nothing}</p>
      <div className={styles.buttons}>
        <Button disabled>{texts.publish}</Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {close}
        </Button>
      </div>
    </>
  )
}
