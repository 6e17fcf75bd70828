/** Cues for scripts without spaces, and for languages the word tables do not cover: domain → pattern. */
export const substringCues: readonly (readonly [domainId: string, pattern: RegExp])[] = [
  [
    'creative-writing',
    /小说|小說|小説|故事|诗|詩|剧本|劇本|歌词|ラップ|物語|俳句|стих|сказк|рассказ|истори|truyện|bài thơ|kịch bản|कविता|कहानी/u,
  ],
  ['code-generate', /代码|代碼|函数|程序|コード|プログラム|스크립트|скрипт|код |算法|编程|कोड/u],
  ['math', /证明|求解|方程|概率|定理|整数|计算|計算|вероятност|уравнени|多少|गणना/u],
  ['email', /邮件|郵件|メール|письмо|이메일|ईमेल/u],
  ['translation', /翻译|翻譯|翻訳|перевед|अनुवाद/u],
  ['summarization', /总结|摘要|要約|概括|सारांश/u],
  ['roleplay', /扮演|充当|充當|演じ|担任/u],
  ['article', /文章|作文|エッセイ|記事|статью|论文|論文|लेख |निबंध/u],
  ['marketing-copy', /广告|文案|小红书|広告|quảng cáo|विज्ञापन/u],
  ['teaching', /教案|学习计划|授業|教学|老师/u],
  ['health', /症状|医生|健康|治疗|स्वास्थ्य/u],
  ['business-strategy', /商业|市场|営業|公司|营销|व्यवसाय/u],
  ['lifestyle', /旅行|旅游|食谱|レシピ|菜谱|観光|यात्रा/u],
  ['legal', /法律|合同|条例|契約/u],
]
