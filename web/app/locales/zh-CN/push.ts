import type { push as en } from '../en/push'

/** Words about notices on this device. */
export const push: typeof en = {
  title: '本设备的通知',
  text: '缺文件、预约面谈的日子快到了或有空位时，本设备会直接通知您，不再发短信或电子邮件。如果通知送不到，我们会照常发消息。',
  states: {
    off: '本设备的通知已关闭。',
    on: '通知已打开。您在这里退出登录后，通知会停止。',
    failing: '通知已打开，但上一条没有送到，我们改为给您发了消息。如果一直这样，请关闭后重新打开。',
    blocked: '浏览器拦截了我们的通知。请打开浏览器中本网站的设置，允许通知，再回到这里。',
  },
  changes: { off: '打开通知', on: '关闭通知', failing: '关闭通知', blocked: '重新检查' },
  homeScreen:
    '在 iPhone 或 iPad 上，要先把本网站添加到主屏幕：点“分享”，再点“添加到主屏幕”。从主屏幕打开网站，再回到这一页。',
  unable: '这个浏览器不能显示通知。我们会照常给您发消息。',
  notAllowed: '您没有允许通知，所以通知仍然关闭。',
  notTurnedOn: '这个浏览器无法打开通知。我们会照常给您发消息。',
  busy: '请稍候…',
  loading: '正在加载…',
  retry: '再试一次',
}
