import type { replyTemplates as en } from '../en/reply-templates'

export const replyTemplates: typeof en = {
  paper: {
    title: '缺少文件',
    text: (name, documents) =>
      `${name}，您好：\n\n要继续办理您的申请，我们还需要：${documents}。\n请把每一页完整、清楚地拍下来，在这里上传，也可以带到办事处来。\n\n谢谢！`,
  },
  visit: {
    title: '面谈提醒',
    text: (name, visit) =>
      `${name}，您好：\n\n提醒您面谈的时间：${visit}。\n请带上文件，提前几分钟到。如不能前来，可以在这里改约。\n\n期待与您见面。`,
  },
  callBack: {
    title: '请给我们回电话',
    text: (name, phone) =>
      `${name}，您好：\n\n我们给您打过电话，没有联系上。请打 ${phone} 给我们，并准备好申请编号。\n\n谢谢！`,
  },
  received: {
    title: '正在办理',
    text: (name, number) =>
      `${name}，您好：\n\n我们已看过您的申请 ${number}，正在办理。您现在不用做什么。有消息时，我们会在这里给您留言。`,
  },
  accepted: {
    title: '结果：可以开始护理',
    text: (name, number) =>
      `${name}，您好：\n\n您的申请 ${number} 有好消息：手续已齐全，可以开始安排护理。协调员会打电话与您商定第一天的时间。\n\n有疑问请在这里留言，或打电话给我们。`,
  },
  declined: {
    title: '结果：目前不能提供',
    text: (name, number) =>
      `${name}，您好：\n\n我们已仔细看过您的申请 ${number}。目前我们不能为您提供这项服务。\n\n您可以请我们重新审核。我们也很乐意在电话里说明，并帮您找其他办法。`,
  },
}
