import { refusalsOf } from '../../http/refusal.ts'

/** Refusals of batches of Medicaid checks and of uploaded answers. */
export const BatchError = refusalsOf({
  batch_settings_missing: {
    status: 409,
    words: {
      en: 'Sender, receiver and provider are not set up yet. An administrator has to fill in the settings first.',
      'zh-CN': '还没有设置发送方、接收方和机构信息。请管理员先填写设置。',
      'zh-TW': '還沒有設定傳送方、接收方和機構資料。請管理員先填寫設定。',
    },
  },
  batch_empty: {
    status: 409,
    words: {
      en: 'There is no check for a batch: those that wait are in an open batch already.',
      'zh-CN': '没有可放进这一批的查询：待查询的都已在未结束的批次里。',
      'zh-TW': '沒有可放進這一批的查詢：待查詢的都已在未結束的批次裡。',
    },
  },
  batch_closed: {
    status: 409,
    words: {
      en: 'This batch is closed, so nothing can be read into it any more.',
      'zh-CN': '这一批已经结束，不能再读入答复。',
      'zh-TW': '這一批已經結束，不能再讀入答覆。',
    },
  },
  batch_is_test: {
    status: 409,
    words: {
      en: 'This batch is a test: the state’s system answered without looking up real coverage. No patient can be told anything from it.',
      'zh-CN': '这一批是测试：州政府系统的答复没有查真实资料，不能据此通知任何患者。',
      'zh-TW': '這一批是測試：州政府系統的答覆沒有查真實資料，不能據此通知任何病人。',
    },
  },
  answer_not_x12: {
    status: 400,
    words: {
      en: 'This is not an X12 file. Please choose the file with the answer (271) as it came from the state’s system.',
      'zh-CN': '这不是 X12 文件。请选择从州政府系统下载的答复文件（271），不要改动。',
      'zh-TW': '這不是 X12 檔案。請選擇從州政府系統下載的答覆檔（271），不要更改內容。',
    },
  },
  answer_broken: {
    status: 400,
    words: {
      en: 'This X12 file is damaged or not complete: its counts or control numbers are wrong. Please download it again.',
      'zh-CN': '这个 X12 文件已损坏或不完整：其中的数目或控制号不对。请重新下载。',
      'zh-TW': '這個 X12 檔案已損壞或不完整：其中的數目或控制號不對。請重新下載。',
    },
  },
  answer_other_kind: {
    status: 400,
    words: {
      en: 'This X12 file is no answer to an eligibility inquiry. What can be read here are 271, 999 and TA1 files.',
      'zh-CN': '这个 X12 文件不是资格查询的答复。这里可以读入 271、999 和 TA1 文件。',
      'zh-TW': '這個 X12 檔案不是資格查詢的答覆。這裡可以讀入 271、999 和 TA1 檔案。',
    },
  },
  answer_other_agency: {
    status: 400,
    words: {
      en: 'This file is not from the receiver that this batch was sent to, or it is for another agency. Nothing was read in.',
      'zh-CN': '这个文件不是来自这一批的接收方，或者是给另一家机构的。没有读入任何内容。',
      'zh-TW': '這個檔案不是來自這一批的接收方，或者是給另一家機構的。沒有讀入任何內容。',
    },
  },
  answer_unmatched: {
    status: 400,
    words: {
      en: 'This file does not answer this batch: a trace or control number in it is another one. Nothing was read in.',
      'zh-CN': '这个文件不是这一批的答复：其中的追踪号或控制号对不上。没有读入任何内容。',
      'zh-TW': '這個檔案不是這一批的答覆：其中的追蹤號或控制號對不上。沒有讀入任何內容。',
    },
  },
})
