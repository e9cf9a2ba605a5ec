import type { DemoQuestion } from '../about-types.ts'

export const medicaidQuestions: DemoQuestion[] = [
  {
    key: 'what-is-the-white-card',
    group: 'medicaid',
    question: {
      en: 'What is the white card, and where is my number?',
      'zh-CN': '什么是白卡？号码在哪里？',
      'zh-TW': '什麼是白卡？號碼在哪裡？',
    },
    answer: {
      en: `<p>“White card” is what many people call the New York State Medicaid card. Your number (Medicaid ID) is on the front: two letters, five digits and one letter, for example <strong>XX00000X</strong>.</p>
<p>It is not the number of your Medicare card, which is red, white and blue. If you have a card from a health plan, look for “Medicaid ID” or “CIN” on it, or bring the card to one of our offices.</p>`,
      'zh-CN': `<p>“白卡”是大家对纽约州医疗补助卡（Medicaid）的叫法。白卡号码印在正面：两个字母、五位数字、一个字母，例如 <strong>XX00000X</strong>。</p>
<p>它不是红蓝卡（Medicare）上的号码。如果您手里是保险计划发的卡，请找“Medicaid ID”或“CIN”这几个字，也可以带卡到办事处，我们帮您看。</p>`,
      'zh-TW': `<p>「白卡」是大家對紐約州醫療補助卡（Medicaid）的稱呼。白卡號碼印在正面：兩個字母、五位數字、一個字母，例如 <strong>XX00000X</strong>。</p>
<p>它不是紅藍卡（Medicare）上的號碼。如果您手上是保險計畫發的卡，請找「Medicaid ID」或「CIN」的字樣，也可以帶卡到辦事處，我們幫您看。</p>`,
    },
  },
  {
    key: 'does-medicaid-pay',
    group: 'medicaid',
    question: {
      en: 'Does Medicaid pay for home care?',
      'zh-CN': '医疗补助付居家护理的费用吗？',
      'zh-TW': '醫療補助會支付居家護理嗎？',
    },
    answer: {
      en: `<p>It can. In New York, Medicaid pays for home care when you qualify for Medicaid and an assessment shows that you need help with daily life. For long-term care, most adults join a <strong>managed long-term care plan</strong>. The plan decides how many hours it pays for.</p>
<p>We cannot promise the result, but we can look up your card and tell you the next step. Start on our <a href="/">home page</a> or call <a href="tel:+12125550142">212-555-0142</a>.</p>`,
      'zh-CN': `<p>有可能。在纽约，只要您符合医疗补助的条件，评估也认为您的日常生活需要人帮忙，医疗补助就可以付居家护理。需要长期护理的成年人，大多要加入<strong>管理式长期护理计划（MLTC）</strong>，由计划决定付多少小时。</p>
<p>我们不能保证结果，但可以帮您查卡，告诉您下一步怎么走。请从<a href="/">首页</a>开始，或打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
      'zh-TW': `<p>有可能。在紐約，只要您符合醫療補助的條件，評估也認為您的日常生活需要人協助，醫療補助就可以支付居家護理。需要長期護理的成年人，大多要加入<strong>管理式長期護理計畫（MLTC）</strong>，由計畫決定支付多少時數。</p>
<p>我們不能保證結果，但可以幫您查卡，告訴您下一步怎麼走。請從<a href="/">首頁</a>開始，或打 <a href="tel:+12125550142">212-555-0142</a>。</p>`,
    },
  },
  {
    key: 'after-i-send-my-card',
    group: 'medicaid',
    question: {
      en: 'What happens after I submit my white card number?',
      'zh-CN': '提交白卡号码之后会怎么样？',
      'zh-TW': '送出白卡號碼之後會怎麼樣？',
    },
    answer: {
      en: `<ol>
<li>Our staff look up your coverage. As soon as you submit your number, the page tells you by when we contact you.</li>
<li>If the card is good for home care, a coordinator calls you and explains the assessment.</li>
<li>If it is not, we tell you the reason and what you can do.</li>
</ol>
<p>You can follow the status of your card in <a href="/user/index">My account</a>.</p>`,
      'zh-CN': `<ol>
<li>工作人员查询您的资格。提交号码后，页面会告诉您我们最迟什么时候与您联系。</li>
<li>如果可以用于居家护理，协调员会打电话给您，说明怎么做评估。</li>
<li>如果不可以，我们会告诉您原因，以及还能怎么办。</li>
</ol>
<p>白卡状态可以随时在<a href="/user/index">个人中心</a>查看。</p>`,
      'zh-TW': `<ol>
<li>工作人員查詢您的資格。送出號碼後，頁面會告訴您我們最遲什麼時候與您聯絡。</li>
<li>如果可以用於居家護理，協調員會打電話給您，說明如何評估。</li>
<li>如果不可以，我們會告訴您原因，以及還能怎麼做。</li>
</ol>
<p>白卡狀態可以隨時在<a href="/user/index">個人中心</a>查看。</p>`,
    },
  },
  {
    key: 'what-is-the-assessment',
    group: 'medicaid',
    question: {
      en: 'Who decides whether I need care?',
      'zh-CN': '由谁决定我需不需要护理？',
      'zh-TW': '由誰決定我需不需要護理？',
    },
    answer: {
      en: `<p>As a rule, the state’s <strong>New York Independent Assessor (NYIA)</strong> looks at your needs first. A nurse asks about your health and your day, and a doctor or another clinician sees you as well. It can be at home or by video. Neither of them works for us or for a health plan.</p>
<p>Ask for a free interpreter when you make the appointment. A family member may be with you.</p>`,
      'zh-CN': `<p>一般先由州里的<strong>纽约独立评估机构（NYIA）</strong>来看您的需要。护士会问您的健康和日常生活，另有医生或其他临床人员为您检查。可以在家，也可以视频。他们既不是我们的人，也不是保险计划的人。</p>
<p>约时间时请要求免费口译。家人可以陪着您。</p>`,
      'zh-TW': `<p>一般先由州政府的<strong>紐約獨立評估機構（NYIA）</strong>了解您的需要。護理師會詢問您的健康和日常生活，另有醫生或其他臨床人員為您檢查。可以在家，也可以視訊。他們不是我們的人，也不是保險計畫的人。</p>
<p>約時間時請要求免費口譯。家人可以陪著您。</p>`,
    },
  },
  {
    key: 'if-the-answer-is-no',
    group: 'medicaid',
    question: {
      en: 'What can I do if the answer is no, or the hours are too few?',
      'zh-CN': '被拒绝了，或者小时数太少，怎么办？',
      'zh-TW': '被拒絕了，或時數太少，怎麼辦？',
    },
    answer: {
      en: `<p>You may appeal. Read the letter to the end: it says how, and <strong>by which day</strong>. First you ask the plan to look at it again. If it stays with its answer, you may ask the state for a fair hearing.</p>
<p>If you already get care and appeal quickly, you can often keep your hours until the decision. Legal aid groups help free of charge. Bring us the letter, and we show you whom to call.</p>`,
      'zh-CN': `<p>您可以申诉。请把信看到最后，上面写着怎么做、<strong>截止到哪一天</strong>。先请计划方重新考虑；如果还是不同意，可以向州政府申请公平听证会。</p>
<p>如果您已经在接受护理，又及时申诉，通常可以保留原来的小时数，等结果出来再说。有法律援助团体免费帮忙。把信拿来，我们告诉您该打给谁。</p>`,
      'zh-TW': `<p>您可以上訴。請把信看到最後，上面寫明做法和<strong>期限</strong>。先請計畫方重新考慮；如果仍不同意，可以向州政府申請公平聽證會。</p>
<p>如果您已經在接受護理，又及時上訴，通常可以保留原來的時數，等結果出來再說。有法律援助團體免費協助。把信拿來，我們告訴您該打給誰。</p>`,
    },
  },
  {
    key: 'without-medicaid',
    group: 'medicaid',
    question: {
      en: 'I have no Medicaid. Can you still help me?',
      'zh-CN': '我没有白卡，你们还能帮我吗？',
      'zh-TW': '我沒有白卡，你們還能幫我嗎？',
    },
    answer: {
      en: `<p>Yes. You can pay for care yourself, and some long-term care insurance pays too. We tell you the price in writing before anything begins.</p>
<p>Medicare usually pays only for short-term care at home that a doctor orders, by way of a certified home health agency (CHHA). If you think that you may qualify for Medicaid, we show you where to apply. That costs nothing.</p>`,
      'zh-CN': `<p>能。您可以自费，有些长期护理保险也会付。开始之前，我们会把价格写清楚给您。</p>
<p>红蓝卡（Medicare）一般只付医生开的短期居家护理，由认证居家健康机构（CHHA）提供。如果您觉得自己可能符合医疗补助的条件，我们告诉您到哪里申请，不收费。</p>`,
      'zh-TW': `<p>可以。您可以自費，有些長期護理保險也會支付。開始之前，我們會把價格寫清楚給您。</p>
<p>紅藍卡（Medicare）一般只支付醫生開立的短期居家護理，由認證居家健康機構（CHHA）提供。如果您覺得自己可能符合醫療補助的條件，我們告訴您到哪裡申請，不用付費。</p>`,
    },
  },
]
