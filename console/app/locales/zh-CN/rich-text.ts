import type { richText as en } from '../en/rich-text'

export const richText: typeof en = {
  tools: (label) => `格式：${label}`,
  bold: '粗体',
  italic: '斜体',
  h2: '标题',
  h3: '小标题',
  bullets: '列表',
  numbers: '编号列表',
  quote: '引用',
  link: '链接',
  unlink: '移除链接',
  address: '链接地址',
  addressHint: '本站页面（/news）、其他网站（https://…）、mailto: 或 tel:',
  badAddress: '请输入以 /、https://、mailto: 或 tel: 开头的地址。',
  picture: '图片',
  insertPicture: '插入图片',
  changePicture: '更改图片',
  altHint: '用几个字说明图片内容。',
  noPicture: '请先选择图片。',
  noAlt: '请填写图片说明。',
  setLink: '设置链接',
}
