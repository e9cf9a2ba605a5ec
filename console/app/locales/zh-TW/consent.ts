import type { consent as en } from '../en/consent'

export const consent: typeof en = {
  everywhere: '回答跟著圖片走，用到這張圖片的地方都適用。',
  question: '圖片中有可以被認出的人嗎？',
  answers: {
    nobody: '沒有',
    agreed: '有，並且已書面同意',
    missing: '有，但有人沒有同意，或已撤回同意',
  },
  refused: '在取得同意之前，用到這張圖片的內容都不能發布。',
  who: '同意的人',
  whoHint: '請填寫全名，只有工作人員能看到。',
  until: '同意的最後一天',
  untilHint: '如果沒有期限，請留空。',
  paper: '簽名文件存放在哪裡',
  save: '儲存回答',
  saved: '回答已儲存。',
}
