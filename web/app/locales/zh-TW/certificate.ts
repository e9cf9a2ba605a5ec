import type { certificate as en } from '../en/certificate'

export const certificate: typeof en = {
  head: {
    title: '查驗培訓證書',
    description: '輸入證書號碼，查驗護理員的培訓證書是否有效。',
  },
  check: '查驗培訓證書',
  intro: '請輸入證書上的號碼，就能看到證書屬於誰、是否有效。',
  enter: '證書',
  another: '查驗另一張證書',
  hint: '十二個字母和數字，例如 7K3M-QX2H-9RTB',
  submit: '查驗號碼',
  checking: '正在查驗 …',
  titleOf: (withdrawn) => (withdrawn ? '這張證書已失效' : '這張證書有效'),
  missing: {
    title: '找不到這張證書',
    text: (number) =>
      `沒有號碼為 ${number} 的證書。請與證書上的號碼核對：號碼裡不會有數字 0 和 1，也不會有字母 I 和 O。`,
  },
  mark: { valid: '有效', withdrawn: '已撤銷' },
  withdrawnText: '機構已撤銷這張證書，它不再證明培訓已完成。',
  print: '列印',
  facts: {
    name: '姓名',
    completed: '完成日期',
    hours: '在職培訓時數',
    number: '證書號碼',
  },
  signing: {
    of: (title) => `簽名：${title}`,
    title: '簽名確認培訓',
    text: '您已通過考試。請閱讀聲明並簽名，就能拿到證書。',
    statement: '聲明',
    how: '您想怎麼簽名？',
    kinds: { drawn: '手寫簽名', typed: '輸入姓名' },
    draw: '請用手指、觸控筆或滑鼠在框內簽名。',
    field: '簽名框',
    drawn: (strokes) => `已寫 ${strokes} 筆`,
    undo: '復原上一筆',
    clear: '重新簽名',
    name: '您的全名',
    nameHint: (name) =>
      `請輸入您在我們這裡登記的姓名：${name}。輸入的姓名就是您的簽名。如果姓名不對，請先到個人中心修改。`,
    submit: '簽名並領取證書',
    busy: '正在簽名 …',
  },
  signed: {
    of: (course) => `證書：${course}`,
    title: '您的證書準備好了',
    text: '簽名已儲存，時數已計入今年。',
    list: '我的培訓',
  },
}
