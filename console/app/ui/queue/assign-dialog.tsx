import { Button } from '@mantine/core'
import { getColleagues, type WorkItem } from '@portal/contract/work/staff'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useWorkTexts } from '../../locales/work'
import { Dialog } from '../dialog/dialog'
import { Loaded } from '../loaded'
import type { Change } from './use-arrange'
import styles from './work.module.css'

interface AssignDialogProps {
  opened: boolean
  about: readonly WorkItem[]
  onClose: () => void
  onGive: (change: Change, words: (count: number) => string) => void
}

/** Assigns items to a colleague, or unassigns them. */
export function AssignDialog({ opened, about, onClose, onGive }: AssignDialogProps) {
  const texts = useWorkTexts()
  const query = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => api(getColleagues, {}, { signal }),
    enabled: opened,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.assignTitle(about.length)}>
      <div className={styles.choices}>
        <Button variant="default" data-autofocus onClick={() => onGive({ assignedTo: null }, texts.freed)}>
          {texts.nobody}
        </Button>
        <Loaded query={query}>
          {(colleagues) =>
            colleagues.map(({ id, name }) => (
              <Button
                key={id}
                variant="default"
                onClick={() => onGive({ assignedTo: id }, (count) => texts.assigned(count, name))}
              >
                {name}
              </Button>
            ))
          }
        </Loaded>
      </div>
    </Dialog>
  )
}
