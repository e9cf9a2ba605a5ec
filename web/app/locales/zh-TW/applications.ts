import { spaced } from '@portal/contract/spaced'
import type { applications as en } from '../en/applications'

export const applications: typeof en = {
  title: '我的申請',
  text: '在這裡查看每份申請的辦理進度，以及還需要您補上什麼。',
  loading: '請稍候，正在載入您的申請。',
  failed: '無法載入您的申請。',
  retry: '再試一次',
  empty: '您還沒有申請過服務',
  emptyText: '請先選擇服務，再在線上申請，或預約到辦事處來。',
  toServices: '查看服務',
  applyAgain: '申請其他服務',
  pastEnd: '這一頁沒有申請',
  pastEndText: '您最近的申請在第一頁。',
  firstPage: '回到第一頁',
  location: '地點',
  date: '時間',
  documentsMissing: '還缺文件',
  newMessage: '新訊息',

  whiteCard: {
    more: '認識白卡',
    failed: '無法載入白卡狀態。',
  },
  officeWrites: (words) => `辦事處留言：${words}`,

  one: {
    loading: '請稍候，正在載入這份申請。',
    failed: '無法載入這份申請。',
    unknown: '找不到這份申請',
    unknownText: '它可能屬於另一個帳戶，或者連結不完整。',
    back: '我的所有申請',
    print: '列印',
    call: (phone) => `撥打 ${phone}`,
  },

  closed: {
    cancelled: '這份申請已取消',
    finished: '這份申請已結束',
    text: '不能再在這裡更改了。如有疑問，請打電話給我們，我們很樂意幫忙。',
  },

  missing: {
    title: '請補交這些文件',
    text: '請把每一頁拍下來，在這裡上傳，辦事處馬上就會收到。',
    handedIn: '已送出。還可以再加幾頁。',
  },

  visit: {
    title: '您的預約',
    bring: '請帶上文件，提早幾分鐘到。',
    map: '在地圖上查看',
    calendar: '存到我的行事曆',
    move: '更改時間',
    loading: '請稍候，正在載入日曆。',
    moveTitle: '另選時間',
    now: (moment) => `目前的預約：${moment}`,
    keep: '不改了',
    confirm: '確定更改',
    both: '沒有弄錯，兩次都保留',
    confirming: '正在更改',
    choose: '請選擇日期和時間。',
    moved: (moment) => `預約已改到 ${moment}。如果已存到行事曆，請再存一次，時間就會更新。`,
    calledOff: '很抱歉，辦事處取消了您的預約。請另選時間。',
    fixed: '這個預約不能再在這裡更改或取消，請打電話給我們。',
  },

  history: {
    title: '辦理經過',
    latest: '最新',
    you: '您',
    agency: '辦事處',
    kinds: {
      submitted: '申請已送出',
      progress: (progress) => `辦理進度：${progress}`,
      paper_wanted: (document) => `請補交：${document}`,
      paper_added: (document) => `已送出文件：${document}`,
      message: '訊息',
      moved: '已更改預約',
      movedTo: (moment) => `預約改到 ${moment}`,
      called_off: '辦事處取消了預約',
      cancelled: '申請已取消',
    },
  },

  messages: {
    title: '訊息',
    text: '關於這份申請，您可以寫訊息給辦事處，回覆會顯示在這裡。',
    none: '還沒有訊息。',
    label: '您的訊息',
    send: '送出',
    sending: '正在送出',
    sent: '訊息已送出',
    closed: '這份申請已結束，不能再在這裡寫訊息。',
  },

  papers: {
    title: '您送出的文件',
    none: '您還沒有在這裡送出文件。',
    pages: (pages) => `${pages} 頁`,
    page: (document, page) => `${document}，第 ${page} 頁`,
    enlarge: (picture) => `${picture}：放大`,
    more: '送出其他文件',
  },

  sent: {
    title: '您填寫的資料',
    onCard: '見白卡的照片',
    name: '姓名',
    birthDate: '出生日期',
    phone: '電話',
    email: '電子郵件',
    home: '護理地點',
    note: '您的說明',
    notify: '我們怎麼通知您',
  },

  cancel: {
    action: '取消這份申請',
    title: (name) => spaced`要取消${name}的申請嗎？`,
    text: {
      online: '我們會停止辦理。以後還想要這項服務，需要重新申請。',
      offline: '您的預約也會取消。以後還想來，需要重新預約。',
    },
    keep: '不，保留',
    yes: '是，取消申請',
    done: '申請已取消',
  },
}
