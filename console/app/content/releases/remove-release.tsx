import { type Release, removeRelease } from '@portal/contract/content/releases'
import { useNavigate } from 'react-router'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useReleaseTexts } from '../../locales/releases'
import { AskFirst } from '../../ui/dialog/ask-first'
import { useReleaseAct } from './release-query'

/** Deletes a release; its drafts stay. */
export function RemoveRelease({ release: { id, version } }: { release: Release }) {
  const texts = useReleaseTexts()
  const go = useNavigate()
  const remove = useReleaseAct(id, {
    run: () => api(removeRelease, { id, version }),
    onDone: async () => {
      await go('/content/releases')
      tellDone(texts.removed)
    },
  })
  return (
    <AskFirst label={texts.remove} text={texts.removeText} loading={remove.isPending} onSure={() => remove.mutate()} />
  )
}
