import type { share as en } from '../en/share'

export const share: typeof en = {
  share: { article: '分享这篇新闻', activity: '分享这个活动', result: '分享这个结果' },
  copied: '链接已复制，可以粘贴到消息里发给别人。',
  notCopied: (address) => `请自行复制这个链接：${address}`,
}
