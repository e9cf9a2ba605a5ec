import type { richText as en } from '../en/rich-text'

export const richText: typeof en = {
  tools: (label) => `格式：${label}`,
  bold: '粗體',
  italic: '斜體',
  h2: '標題',
  h3: '小標題',
  bullets: '清單',
  numbers: '編號清單',
  quote: '引用',
  link: '連結',
  unlink: '移除連結',
  address: '連結網址',
  addressHint: '本站頁面（/news）、其他網站（https://…）、mailto: 或 tel:',
  badAddress: '請輸入以 /、https://、mailto: 或 tel: 開頭的網址。',
  picture: '圖片',
  insertPicture: '插入圖片',
  changePicture: '更改圖片',
  altHint: '用幾個字說明圖片內容。',
  noPicture: '請先選擇圖片。',
  noAlt: '請填寫圖片說明。',
  setLink: '設定連結',
}
