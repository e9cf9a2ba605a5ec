import type { replyTemplates as en } from '../en/reply-templates'

export const replyTemplates: typeof en = {
  paper: {
    title: '缺少文件',
    text: (name, documents) =>
      `${name}，您好：\n\n要繼續辦理您的申請，我們還需要：${documents}。\n請把每一頁完整、清楚地拍下來，在這裡上傳，也可以帶到辦事處來。\n\n謝謝！`,
  },
  visit: {
    title: '面談提醒',
    text: (name, visit) =>
      `${name}，您好：\n\n提醒您面談的時間：${visit}。\n請帶著文件，提早幾分鐘到。如不能前來，可以在這裡更改時間。\n\n期待與您見面。`,
  },
  callBack: {
    title: '請回電話給我們',
    text: (name, phone) =>
      `${name}，您好：\n\n我們打過電話給您，沒有聯絡上。請打 ${phone} 給我們，並準備好申請編號。\n\n謝謝！`,
  },
  received: {
    title: '正在辦理',
    text: (name, number) =>
      `${name}，您好：\n\n我們已看過您的申請 ${number}，正在辦理。您現在不用做什麼。有消息時，我們會在這裡寫訊息給您。`,
  },
  accepted: {
    title: '結果：可以開始護理',
    text: (name, number) =>
      `${name}，您好：\n\n您的申請 ${number} 有好消息：手續已齊全，可以開始安排護理。協調員會打電話與您約定第一天的時間。\n\n有疑問請在這裡寫訊息，或打電話給我們。`,
  },
  declined: {
    title: '結果：目前無法提供',
    text: (name, number) =>
      `${name}，您好：\n\n我們已仔細看過您的申請 ${number}。目前我們無法為您提供這項服務。\n\n您可以請我們重新審核。我們也很樂意在電話中說明，並幫您找其他辦法。`,
  },
}
