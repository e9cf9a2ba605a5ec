import type { news as en } from '../en/news'

export const news: typeof en = {
  title: '最新消息',
  text: '我們的近況、在家保健的好方法，還有您享有的福利與權利。',
  types: '依類別看新聞',
  allTypes: '全部新聞',
  recommended: '推薦閱讀',
  latest: '最新新聞',
  shown: (count) => `共 ${count} 則`,
  empty: { title: '這個類別還沒有新聞', text: '其他類別裡有更多內容可以看。' },
  pastEnd: { title: '後面沒有內容了', text: '您已經翻過最後一則新聞。', first: '回到第一頁' },
  failed: { title: '新聞沒有載入', text: '很抱歉，請稍後再試。', retry: '再試一次' },
  missing: { title: '這裡沒有這則新聞', text: '它可能已經撤下，也可能是網址有誤。' },
  all: '全部新聞',
  updated: '更新日期：',
  related: '相關新聞',
}
