import type { film as en } from '../en/film'

export const film: typeof en = {
  choose: '上传 MP4',
  hint: '采用 H.264 和 AAC 的 MP4，最长 30 分钟。上传后即可公开访问；一天内没有内容使用就会移除。',
  stay: '去别的页面时上传会暂停，回来后继续。如果上传中断，再选同一个文件，就会从中断处继续。',
  sending: (name) => `正在上传 ${name}`,
  percent: (percent) => `${percent}%`,
  making: '已全部传到，正在检查并合成。',
  waiting: {
    broken: '连接已断开。恢复后会自动继续。',
    still: '网络暂时没有反应。稍后会自动继续。',
    busy: '服务器正忙。稍后会自动继续。',
  },
  cancel: '取消',
  tryAgain: '重试',
  failed: (message) => `：${message}`,
  empty: '这个文件是空的。请换一个文件。',
  gone: '这个文件读取不到了：可能已被移动、修改或删除。请重新选择。',
  tooLarge: (megabytes, most) => `这个视频有 ${megabytes} MB，上限是 ${most} MB。请导出小一些的，例如 1080p。`,
  noPoster: '这个视频没有自带封面。请选择一张。',
  ownPoster: '视频自带的封面',
  noCaptions: '这个视频没有自带这个语言的字幕。请补上。',
  ownCaptions: (count) => `留空时显示视频自带的 ${count} 条字幕，第一条是：`,
}
