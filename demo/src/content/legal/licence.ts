import type { DemoLegalDocument } from '../about-types.ts'

export const licence: DemoLegalDocument = {
  key: 'licence',
  version: '1.0',
  effectiveOn: '2026-09-01',
  title: { en: 'License notice', 'zh-CN': '执照声明', 'zh-TW': '執照聲明' },
  body: {
    en: `<p>Evergreen Home Care is a <strong>licensed home care services agency (LHCSA)</strong> under Article 36 of the New York State Public Health Law. <strong>License no. 0000L001.</strong></p>
<h2>What the license means</h2>
<p>The New York State Department of Health licenses agencies like ours and inspects them. A licensed agency must, among other things:</p>
<ul>
<li>have a registered nurse who visits you, writes the care plan with you and supervises the aides;</li>
<li>check the background, health and training of its caregivers, who are listed in the state’s Home Care Registry;</li>
<li>keep records of your care and protect your privacy;</li>
<li>tell you your rights in writing before care begins, and look into complaints.</li>
</ul>
<p>We serve Manhattan, Brooklyn, Queens and Staten Island. We are not a certified home health agency (CHHA). CHHAs give short-term skilled care that a doctor orders. If that is what you need, we help you to find one.</p>
<h2>Your rights as a patient</h2>
<ul>
<li>To be treated with respect, without discrimination</li>
<li>To know who comes, what they do and what it costs, before it begins</li>
<li>To take part in your care plan and to refuse care</li>
<li>To privacy for your body, your home and your records</li>
<li>To complain without fear, and to get an answer</li>
</ul>
<h2>How to complain</h2>
<p><strong>To us:</strong> call <a href="tel:+12125550142">212-555-0142</a>, visit an office, or write to the Director of Patient Services, 160 Canal Street, Suite 4A, New York, NY 10013. We write it down, look into it and answer you, in your language. If you do not agree with the answer, you may ask our governing authority to look at it again.</p>
<p><strong>To the state:</strong> the Department of Health has a home care hotline. You can call it at any time and also leave a message; you do not need to tell us first. The number is in the folder that we leave in your home and on the Department’s page <a href="https://www.health.ny.gov/facilities/home_care/consumer.htm">Home care: information for consumers</a>. You can ask for an interpreter.</p>
<p>A complaint never changes the care that you get.</p>`,
    'zh-CN': `<p>常青居家护理（Evergreen Home Care）是依照《纽约州公共卫生法》第 36 条设立的<strong>有执照的居家护理服务机构（LHCSA）</strong>。<strong>执照编号 0000L001。</strong></p>
<h2>执照代表什么</h2>
<p>纽约州卫生厅负责给我们这样的机构发执照，并进行检查。有执照的机构必须做到（包括但不限于）：</p>
<ul>
<li>由注册护士上门看望您，和您一起制定护理计划，并督导护理员；</li>
<li>审核护理员的背景、健康和培训，护理员都登记在州里的居家护理人员名册上；</li>
<li>保存您的护理记录，保护您的隐私；</li>
<li>在护理开始之前，书面告诉您有哪些权利，并处理投诉。</li>
</ul>
<p>我们服务曼哈顿、布鲁克林、皇后区和斯塔滕岛。我们不是认证居家健康机构（CHHA）。CHHA 提供医生开的短期专业护理。如果您需要的是这种护理，我们帮您找。</p>
<h2>您作为患者的权利</h2>
<ul>
<li>受到尊重，不受歧视</li>
<li>事先知道谁来、做什么、收多少钱</li>
<li>参与制定护理计划，也可以拒绝护理</li>
<li>身体、家和记录的隐私受到保护</li>
<li>投诉不必害怕，并得到答复</li>
</ul>
<h2>怎么投诉</h2>
<p><strong>向我们投诉：</strong>打 <a href="tel:+12125550142">212-555-0142</a>，到任何一个办事处，或写信给患者服务主任：Director of Patient Services, 160 Canal Street, Suite 4A, New York, NY 10013。我们会记录、调查，并用您的语言答复您。如果您不同意答复，可以请我们的管理层重新审查。</p>
<p><strong>向州政府投诉：</strong>纽约州卫生厅设有居家护理投诉热线，随时可以打，也可以留言，不用先告诉我们。号码写在我们留在您家里的文件夹里，也在卫生厅的网页<a href="https://www.health.ny.gov/facilities/home_care/consumer.htm">居家护理消费者信息（英文）</a>上。您可以要求口译。</p>
<p>投诉绝不会影响您得到的护理。</p>`,
    'zh-TW': `<p>常青居家護理（Evergreen Home Care）是依照《紐約州公共衛生法》第 36 條設立的<strong>領有執照的居家護理服務機構（LHCSA）</strong>。<strong>執照號碼 0000L001。</strong></p>
<h2>執照代表什麼</h2>
<p>紐約州衛生廳負責發執照給像我們這樣的機構，並進行檢查。領有執照的機構必須做到（包括但不限於）：</p>
<ul>
<li>由護理師到府探訪，和您一起訂立護理計畫，並督導護理員；</li>
<li>審核護理員的背景、健康和培訓，護理員都登記在州政府的居家護理人員名冊上；</li>
<li>保存您的護理紀錄，保護您的隱私；</li>
<li>在護理開始之前，以書面告訴您有哪些權利，並處理申訴。</li>
</ul>
<p>我們服務曼哈頓、布碌崙、皇后區和史泰登島。我們不是認證居家健康機構（CHHA）。CHHA 提供醫生開立的短期專業護理。如果您需要的是這種護理，我們幫您找。</p>
<h2>您身為病人的權利</h2>
<ul>
<li>受到尊重，不受歧視</li>
<li>事先知道誰來、做什麼、費用多少</li>
<li>參與訂立護理計畫，也可以拒絕護理</li>
<li>身體、家和紀錄的隱私受到保護</li>
<li>申訴不必害怕，並得到答覆</li>
</ul>
<h2>如何申訴</h2>
<p><strong>向我們申訴：</strong>打 <a href="tel:+12125550142">212-555-0142</a>，到任何一個辦事處，或寫信給病人服務主任：Director of Patient Services, 160 Canal Street, Suite 4A, New York, NY 10013。我們會記錄、調查，並用您的語言答覆您。如果您不同意答覆，可以請我們的管理層重新審查。</p>
<p><strong>向州政府申訴：</strong>紐約州衛生廳設有居家護理申訴熱線，隨時可以打，也可以留言，不用先告訴我們。號碼寫在我們留在您家裡的資料夾裡，也在衛生廳的網頁<a href="https://www.health.ny.gov/facilities/home_care/consumer.htm">居家護理消費者資訊（英文）</a>上。您可以要求口譯。</p>
<p>申訴絕不會影響您得到的護理。</p>`,
  },
}
