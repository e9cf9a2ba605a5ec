import { spaced } from '@portal/contract/spaced'
import type { applications as en } from '../en/applications'

export const applications: typeof en = {
  title: '我的申请',
  text: '在这里查看每项申请的办理进度，以及还需要您提供什么。',
  loading: '请稍候，正在加载您的申请。',
  failed: '无法加载您的申请。',
  retry: '再试一次',
  empty: '您还没有申请过服务',
  emptyText: '请先选择服务，然后在网上申请，或预约到办事处来。',
  toServices: '查看服务',
  applyAgain: '申请其他服务',
  pastEnd: '这一页没有申请',
  pastEndText: '您最近的申请在第一页。',
  firstPage: '回到第一页',
  location: '地点',
  date: '时间',
  documentsMissing: '还缺文件',
  newMessage: '新消息',

  whiteCard: {
    more: '了解白卡',
    failed: '无法加载白卡状态。',
  },
  officeWrites: (words) => `办事处留言：${words}`,

  one: {
    loading: '请稍候，正在加载这份申请。',
    failed: '无法加载这份申请。',
    unknown: '找不到这份申请',
    unknownText: '它可能属于另一个账户，或者链接不完整。',
    back: '我的全部申请',
    print: '打印',
    call: (phone) => `拨打 ${phone}`,
  },

  closed: {
    cancelled: '这份申请已取消',
    finished: '这份申请已结束',
    text: '不能再在这里更改了。如有疑问，请打电话给我们，我们很乐意帮忙。',
  },

  missing: {
    title: '请补交这些文件',
    text: '请把每一页拍照，在这里上传，办事处马上就能收到。',
    handedIn: '已提交。还可以再加几页。',
  },

  visit: {
    title: '您的预约',
    bring: '请带上文件，提前几分钟到。',
    map: '在地图上查看',
    calendar: '存到我的日历',
    move: '改约时间',
    loading: '请稍候，正在加载日历。',
    moveTitle: '另选时间',
    now: (moment) => `现在的预约：${moment}`,
    keep: '不改了',
    confirm: '确认改约',
    both: '没有弄错，两次都保留',
    confirming: '正在改约',
    choose: '请选择日期和时间。',
    moved: (moment) => `预约已改到 ${moment}。如果已存到日历，请再存一次，时间就会更新。`,
    calledOff: '很抱歉，办事处取消了您的预约。请另选时间。',
    fixed: '这个预约不能再在这里改约或取消，请打电话给我们。',
  },

  history: {
    title: '办理经过',
    latest: '最新',
    you: '您',
    agency: '办事处',
    kinds: {
      submitted: '申请已提交',
      progress: (progress) => `办理进度：${progress}`,
      paper_wanted: (document) => `请补交：${document}`,
      paper_added: (document) => `已提交文件：${document}`,
      message: '留言',
      moved: '已改约',
      movedTo: (moment) => `预约改到 ${moment}`,
      called_off: '办事处取消了预约',
      cancelled: '申请已取消',
    },
  },

  messages: {
    title: '留言',
    text: '关于这份申请，您可以给办事处留言，回复会显示在这里。',
    none: '还没有留言。',
    label: '您的留言',
    send: '发送',
    sending: '正在发送',
    sent: '留言已发送',
    closed: '这份申请已结束，不能再在这里留言。',
  },

  papers: {
    title: '您提交的文件',
    none: '您还没有在这里提交文件。',
    pages: (pages) => `${pages} 页`,
    page: (document, page) => `${document}，第 ${page} 页`,
    enlarge: (picture) => `${picture}：放大`,
    more: '提交其他文件',
  },

  sent: {
    title: '您填写的资料',
    onCard: '见白卡的照片',
    name: '姓名',
    birthDate: '出生日期',
    phone: '电话',
    email: '电子邮件',
    home: '护理地点',
    note: '您的说明',
    notify: '我们怎么通知您',
  },

  cancel: {
    action: '取消这份申请',
    title: (name) => spaced`要取消${name}的申请吗？`,
    text: {
      online: '我们会停止办理。以后还想要这项服务，需要重新申请。',
      offline: '您的预约也会取消。以后还想来，需要重新预约。',
    },
    keep: '不，保留',
    yes: '是，取消申请',
    done: '申请已取消',
  },
}
