import type { DemoQuestion } from '../about-types.ts'

export const caregiverQuestions: DemoQuestion[] = [
  {
    key: 'become-a-caregiver',
    group: 'caregivers',
    question: {
      en: 'How do I become a caregiver with you?',
      'zh-CN': '怎么成为你们的护理员？',
      'zh-TW': '如何成為你們的護理員？',
    },
    answer: {
      en: `<p><a href="/regselect">Register as a caregiver</a> and upload your papers, now or later. Our staff read them and call you for a talk. You need permission to work in the United States, a medical examination and a certificate as a home health aide (HHA) or personal care aide (PCA).</p>
<p>No certificate yet? Call us. We tell you about training that the state has approved.</p>`,
      'zh-CN': `<p>请<a href="/regselect">注册护理员账户</a>，上传证件，现在传或以后补都行。工作人员看过之后，会打电话约您面谈。您需要在美国的工作许可、体检报告，以及家庭健康助理（HHA）或个人护理助理（PCA）证书。</p>
<p>还没有证书？请打电话，我们告诉您有哪些州里批准的培训。</p>`,
      'zh-TW': `<p>請<a href="/regselect">註冊護理員帳戶</a>，上傳文件，現在傳或以後補都可以。工作人員看過之後，會打電話約您面談。您需要在美國的工作許可、健檢報告，以及家庭健康助理（HHA）或個人護理助理（PCA）證書。</p>
<p>還沒有證書？請來電，我們告訴您有哪些州政府核准的培訓。</p>`,
    },
  },
  {
    key: 'in-service-hours',
    group: 'caregivers',
    question: {
      en: 'How many hours of training do I need each year?',
      'zh-CN': '每年要完成多少培训时数？',
      'zh-TW': '每年要完成多少培訓時數？',
    },
    answer: {
      en: `<p>A home health aide (HHA) needs at least <strong>12 in-service hours</strong> a year, a personal care aide (PCA) at least <strong>6</strong>. Under My training you see how many you have and what is still open.</p>`,
      'zh-CN': `<p>家庭健康助理（HHA）每年至少 <strong>12 小时</strong>在职培训，个人护理助理（PCA）至少 <strong>6 小时</strong>。在“我的培训”里，可以看到已完成多少、还差多少。</p>`,
      'zh-TW': `<p>家庭健康助理（HHA）每年至少 <strong>12 小時</strong>在職培訓，個人護理助理（PCA）至少 <strong>6 小時</strong>。在「我的培訓」裡，可以看到已完成多少、還差多少。</p>`,
    },
  },
  {
    key: 'training-and-exam',
    group: 'caregivers',
    question: {
      en: 'How do the training videos and the exam work?',
      'zh-CN': '培训视频和考试是怎么进行的？',
      'zh-TW': '培訓影片和考試如何進行？',
    },
    answer: {
      en: `<p>Watch the video to the end, on your phone if you like. You can stop and go on later. Then the exam opens. If you do not pass, look at the video again and try once more.</p>
<p>After you pass, you sign, and your certificate is ready to save or print. Skipping ahead does not count as watching.</p>`,
      'zh-CN': `<p>把视频看完，用手机看也行，中途可以停，下次接着看。看完就可以考试。没通过的话，再看一遍视频，重新考。</p>
<p>通过之后签名，证书就可以保存或打印。快进跳过的部分不算看过。</p>`,
      'zh-TW': `<p>把影片看完，用手機看也可以，中途可以停，下次接著看。看完就可以考試。沒通過的話，再看一次影片，重新考。</p>
<p>通過之後簽名，證書就可以儲存或列印。快轉跳過的部分不算看過。</p>`,
    },
  },
  {
    key: 'caregiver-under-review',
    group: 'caregivers',
    question: {
      en: 'My account says “under review.” What does it mean?',
      'zh-CN': '我的账户显示“审核中”，是什么意思？',
      'zh-TW': '我的帳戶顯示「審核中」，是什麼意思？',
    },
    answer: {
      en: `<p>Our staff are reading your papers. You can log in meanwhile and add what is missing in <a href="/user/index">My account</a>. If a picture is too dark or something has expired, we tell you why, and you send it again.</p>`,
      'zh-CN': `<p>工作人员正在核对您的证件。这段时间您可以登录<a href="/user/index">个人中心</a>，补交还缺的材料。照片太暗或证件过期，我们会说明原因，您重新上传就行。</p>`,
      'zh-TW': `<p>工作人員正在核對您的文件。這段時間您可以登入<a href="/user/index">個人中心</a>，補交還缺的文件。照片太暗或文件過期，我們會說明原因，您重新上傳就可以。</p>`,
    },
  },
  {
    key: 'paid-family-caregiver',
    group: 'caregivers',
    question: {
      en: 'Can I be paid for taking care of my mother?',
      'zh-CN': '我照顾自己的妈妈，能领工资吗？',
      'zh-TW': '我照顧自己的媽媽，可以領薪水嗎？',
    },
    answer: {
      en: `<p>Perhaps. New York has a Medicaid program named <strong>CDPAP</strong> in which the patient chooses the helper, also among many relatives, though not a husband or wife. It has its own rules and its own office, which is not ours. Ask your plan or call <strong>New York Medicaid Choice</strong>.</p>
<p>You would like to work for other families too? Then <a href="/regselect">register with us</a>.</p>`,
      'zh-CN': `<p>有可能。纽约的医疗补助有一个叫 <strong>CDPAP</strong> 的计划，由患者自己选帮手，很多亲属也可以，但配偶不行。它有自己的规定，也由别的机构办理，不归我们管。请问您的保险计划，或打给 <strong>New York Medicaid Choice</strong>。</p>
<p>也想照顾别的家庭吗？欢迎<a href="/regselect">注册</a>。</p>`,
      'zh-TW': `<p>有可能。紐約的醫療補助有一個叫 <strong>CDPAP</strong> 的計畫，由病人自己選幫手，許多親屬也可以，但配偶不行。它有自己的規定，也由其他機構辦理，不歸我們管。請問您的保險計畫，或打電話給 <strong>New York Medicaid Choice</strong>。</p>
<p>也想照顧其他家庭嗎？歡迎<a href="/regselect">註冊</a>。</p>`,
    },
  },
]
