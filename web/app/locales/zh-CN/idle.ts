import type { idle as en } from '../en/idle'

export const idle: typeof en = {
  title: '您还在吗？',
  text: '为了保护您的资料，30 分钟没有操作就会自动退出登录。按任意键或下面的按钮即可继续。',
  left: '剩余时间',
  stay: '继续使用',
  staying: '请稍候',
  unsent: '您的培训还有一部分没有保存，现在退出登录就会丢失。仍要退出登录吗？',
  failed: '连接不上服务器，请再试一次。',
}
