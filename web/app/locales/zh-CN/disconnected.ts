import type { disconnected as en } from '../en/disconnected'

export const disconnected: typeof en = {
  title: '现在没有网络',
  text: '您的手机暂时连不上我们。您已经发给我们的资料都在。您仍然可以打电话，或到办事处来。',
  description: '没有网络时，也能找到我们的电话和办事处。',
  retry: '再试一次',
  call: '打电话给我们',
  offices: '我们的办事处',
  readLast: '您最近看过的页面',
  kept: (when) => `没有网络。您看到的是 ${when} 保存的页面。`,
}
