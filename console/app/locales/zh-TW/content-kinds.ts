import type { kinds as en, KindWords } from '../en/content-kinds'

const listed = (one: string, counter = '個') => ({
  new: `新增${one}`,
  all: `全部${one}`,
  untitled: `未命名的${one}`,
  none: `這裡沒有${one}。`,
  found: (total: number) => `共 ${total} ${counter}${one}`,
})

/** Of a kind with one record. */
const single = (title: string) => ({ ...listed(title), title, untitled: title })

const picture = { picture: '圖片', alt: '圖片說明' }
const alt = '給看不到圖片的讀者'
const papers = {
  identity: '身分證明',
  medicaidCard: '白卡（Medicaid 卡）',
  proofOfAddress: '住址證明',
  doctorNote: '醫生證明',
}

export const kinds: Record<keyof typeof en, KindWords> = {
  article: {
    ...listed('文章', '篇'),
    title: '最新消息',
    new: '新文章',
    all: '全部消息',
    untitled: '無標題文章',
    about: '最新消息頁和首頁上的文章',
    fields: {
      title: '標題',
      summary: '摘要',
      body: '內文',
      ...picture,
      articleTypeId: '欄目',
      recommended: '在網站上推薦',
    },
    hints: { alt },
  },
  'article-type': {
    ...listed('欄目'),
    title: '消息欄目',
    about: '最新消息頁上方的分類',
    fields: { name: '名稱' },
    hints: {},
  },
  banner: {
    ...listed('橫幅', '幅'),
    title: '橫幅',
    about: '首頁上方輪流顯示的大圖',
    fields: { title: '標題', text: '文字', ...picture },
    hints: { alt, title: '顯示在圖片上', text: '標題下面的一行字' },
  },
  figures: {
    ...single('服務數據'),
    about: '首頁上的四個數字',
    fields: {
      regionCount: '服務地區數',
      satisfaction: '滿意的家庭（百分比）',
      elderCount: '在家得到照顧的長者人數',
      caregiverCount: '受過培訓的護理員人數',
    },
    hints: {},
  },
  'service-scope': {
    ...listed('項目'),
    title: '服務範圍',
    about: '首頁上的介紹卡片；可以申請的服務在「服務與費用」裡',
    fields: { title: '標題', content: '文字', ...picture },
    hints: { alt },
  },
  'team-member': {
    ...listed('團隊成員', '位'),
    title: '我們的團隊',
    about: '「我們的團隊」頁上的人員',
    fields: { name: '姓名', role: '職務', bio: '個人介紹', languages: '語言', ...picture },
    hints: { alt, role: '例如：護理主管', languages: '此人會說的語言' },
  },
  'team-event': {
    ...listed('團隊活動'),
    title: '團隊活動',
    about: '「我們的團隊」頁上的出遊和慶祝活動，各有自己的頁面',
    fields: { title: '標題', date: '日期', place: '地點', summary: '摘要', body: '內文', pictures: '圖片' },
    hints: { summary: '顯示在活動卡片上', pictures: '第一張是封面' },
  },
  'question-group': {
    ...listed('問題分類'),
    title: '問題分類',
    about: '常見問題頁上的小標題',
    fields: { name: '名稱' },
    hints: {},
  },
  question: {
    ...listed('問題'),
    title: '常見問題',
    about: '常見問題頁上的問題和回答',
    fields: { question: '問題', answer: '回答', groupId: '分類' },
    hints: { question: '用大家會問的說法' },
  },
  service: {
    ...listed('服務', '項'),
    title: '服務與費用',
    about: '病人可以申請的服務，顯示在服務指南和服務頁',
    fields: {
      title: '名稱',
      summary: '摘要',
      description: '說明',
      forWhom: '適合誰',
      requirements: '申請條件',
      cost: '費用',
      ...picture,
      methods: '申請方式',
      requiredDocuments: '必備文件',
      optionalDocuments: '選填文件',
      needs: '服務指南在這些需要時推薦',
    },
    hints: { alt, summary: '顯示在服務卡片上', requirements: '每行一個條件', cost: '要多少錢、由誰付' },
    options: {
      methods: { online: '線上申請', offline: '預約面談' },
      requiredDocuments: papers,
      optionalDocuments: papers,
      needs: {
        daily: '日常起居：洗澡、三餐、家務',
        health: '健康方面的協助',
        break: '讓家人休息一下',
        company: '有人作伴',
        medicaid: '申請白卡（Medicaid）',
        longTerm: '長期護理',
      },
    },
  },
  'search-words': {
    ...listed('同義詞組', '組'),
    title: '搜尋同義詞',
    all: '全部同義詞',
    about: '意思相同的詞：搜尋其中一個，也能找到其他的',
    fields: { words: '詞語' },
    hints: { words: '每行一個，任何語言都可以；簡體或繁體寫一種即可' },
  },
  company: {
    ...single('護理機構'),
    about: '名稱、標語和執照，顯示在每頁的頁首和頁尾',
    fields: {
      name: '名稱',
      tagline: '標語',
      description: '給搜尋引擎的說明',
      tip: '小提醒',
      licenceNumber: '執照號碼',
      licenceUrl: '執照網頁',
    },
    hints: {
      tagline: '在名稱下面，也是首頁的分頁標題',
      description: '顯示在搜尋結果裡，以及有人分享首頁時',
      tip: '每頁頁尾的一句貼心話',
      licenceUrl: '州政府顯示執照的網頁，https://…',
    },
  },
  contact: {
    ...single('聯絡方式'),
    about: '電話、電子郵件等聯絡方式，顯示在每頁的頁尾',
    fields: { phone: '電話', fax: '傳真', email: '電子郵件', videoSiteUrl: '影片頻道', chatAppUrl: '聊天 App' },
    hints: { videoSiteUrl: 'https://…', chatAppUrl: 'https://…' },
  },
  borough: {
    ...listed('地區'),
    title: '地區',
    about: '辦事處和社區活動所在的地區',
    fields: { name: '名稱' },
    hints: {},
  },
  office: {
    ...listed('辦事處', '間'),
    title: '辦事處',
    about: '顯示在首頁和預約頁；可預約的時間在「面談」裡設定',
    fields: {
      name: '名稱',
      boroughId: '地區',
      address: '地址',
      phone: '電話',
      hours: '開放時間',
      mapUrl: '地圖連結',
      latitude: '緯度',
      longitude: '經度',
    },
    hints: {
      address: '用英文，和信封上一樣',
      hours: '給人看的文字，不影響可預約的時間',
      mapUrl: '顯示路線，https://…',
      latitude: '例如 40.7178',
      longitude: '例如 -73.9985',
    },
  },
}
