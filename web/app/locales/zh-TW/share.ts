import type { share as en } from '../en/share'

export const share: typeof en = {
  share: { article: '分享這則新聞', activity: '分享這個活動', result: '分享這個結果' },
  copied: '連結已複製，可以貼到訊息裡傳給別人。',
  notCopied: (address) => `請自行複製這個連結：${address}`,
}
