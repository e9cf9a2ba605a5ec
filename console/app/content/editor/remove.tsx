import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useNavigate } from 'react-router'
import { api } from '../../core/api'
import { queryClient, tellDone } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useContentTexts } from '../../locales/content'
import { AskFirst } from '../../ui/dialog/ask-first'
import type { Managed } from '../kinds'

/** Deletes a record that is off the site, with all its versions. */
export function Remove({ managed: { kind, endpoints }, record }: { managed: Managed; record: ContentRecord }) {
  const texts = useContentTexts()
  const navigate = useNavigate()
  const { id, version, baseVersion } = record
  const remove = useSend({
    mutationFn: () => api(endpoints.remove, { id, version, baseVersion }),
    onSuccess: async () => {
      tellDone(texts.removed)
      await navigate(`/content/${kind.kind}`)
      await queryClient.invalidateQueries({ queryKey: ['content-list'] })
    },
  })
  return (
    <AskFirst label={texts.remove} text={texts.removeText} loading={remove.isPending} onSure={() => remove.mutate()} />
  )
}
