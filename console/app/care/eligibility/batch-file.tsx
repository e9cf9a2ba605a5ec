import { Button } from '@mantine/core'
import { openPrivateFile } from '@portal/client/file-address'
import { type BatchDetail, getInquiryFile } from '@portal/contract/care/eligibility/batches'
import { api } from '../../core/api'
import { useSend } from '../../core/saving/use-send'
import { useBatchTexts } from '../../locales/check-batches'
import { Card } from '../../ui/card'

/** The X12 270 file of a batch. */
export function BatchFile({ batch }: { batch: BatchDetail }) {
  const texts = useBatchTexts()
  const loading = useSend({
    mutationFn: () => openPrivateFile(api, getInquiryFile, { id: batch.id }),
  })
  return (
    <Card title={texts.send} text={texts.sendText}>
      <div>
        <Button
          variant={batch.state === 'sent' ? 'filled' : 'default'}
          loading={loading.isPending}
          onClick={() => loading.mutate()}
        >
          {texts.download}
        </Button>
      </div>
    </Card>
  )
}
