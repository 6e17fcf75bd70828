import type { WrittenLanguage } from '../language-code.ts'
import { splitTerms } from '../split-terms.ts'

/** Words that bind the answer: beginnings of words, substrings in Chinese and Japanese; `_` closes the word. */
export const constraintCues: Readonly<Record<WrittenLanguage, readonly string[]>> = {
  en: splitTerms(`
    must_, should_, shall_, only_, not_, no_, don't, do not, never_, avoid, without_, each_, every_, at least, at most, no more than, no fewer than,
    exactly, ensure, make sure, include, exclude, contain, limit, restrict, strictly, in the style of, style_, tone_, as if, as though, imagine, pretend,
    in the form of, in the format, format, table_, bullet, list_, heading, begin with, start with, end with, conclude, followed by, respectively, reminiscent,
    akin to, audience, suitable for, for children, in addition, additionally, furthermore, moreover, also_, while_, meanwhile, first_, second_, third_, then_, finally, lastly,
    according to, in order, descending, ascending, alphabet, uppercase, lowercase, capital, quotation, bracket, asterisk, punctuation, comma, emoji, hashtag, rhyme,
    incorporate, infuse, maintain, adhere, comply, refrain, use_, using_, keep_, provide, highlight, emphasi, example, step_, column, row_, json, markdown, considering, given that, if_, unless_, except, between_, humor, humour, metaphor, dialogue, language_, vocabulary, perspective
  `),
  es: splitTerms(`
    debe_, deben_, debes_, solo_, sólo_, únicamente, no_, nunca_, evita, sin_, cada_, todos_, todas_, al menos, como mínimo, como máximo, no más de, exactamente, asegúrate,
    incluye, incluir, excluye, conten, limita, estrictamente, al estilo de, estilo, tono_, como si_, imagina, finge, en forma de, formato, tabla_, lista_, viñeta, empieza, comienza, iniciando,
    termina, concluye, seguido de, dirigid, adecuad, además, también, mientras, primero, segundo, tercero, luego_, finalmente, por último, según, en orden, mayúscula, minúscula, comilla,
    corchete, asterisco, puntuación, coma_, emoji, hashtag, rima, incorpora, mantén, utiliza, usando, usa_, palabra_, palabras_, párrafo, frase, título, ejemplo, paso_, columna, json, markdown, si_, salvo, excepto, entre_, humor
  `),
  fr: splitTerms(`
    doit_, doivent_, devez_, uniquement, seulement, ne_, n', pas_, jamais_, évite, sans_, chaque_, tous_, toutes_, au moins, au minimum, au maximum, pas plus de, exactement, assure,
    inclu, exclu, conten, contien, limite, strictement, à la manière de, dans le style, style_, ton_, comme si_, imagine, sous forme, format, tableau, liste, puce, commence, débute, débuter,
    termine, conclu, suivi de, destiné, adapté, de plus, également, aussi_, tout en_, premier, deuxième, troisième, ensuite, enfin_, selon_, dans l'ordre, majuscule, minuscule, guillemet,
    crochet, astérisque, ponctuation, virgule, emoji, hashtag, rime, intègre, intégre, maintien, utilise, en utilisant, mot_, mots_, paragraphe, phrase, titre, exemple, étape, colonne, json, markdown, si_, sauf, entre_, humour, accent, séparé
  `),
  de: splitTerms(`
    muss_, müssen_, soll_, sollen_, sollte, nur_, ausschließlich, nicht_, nie_, niemals, vermeide, ohne_, jede, alle_, mindestens, höchstens, maximal, nicht mehr als, genau_, achte, stelle sicher,
    enthalt, begrenz, streng, im stil, stil_, ton_, als ob, stell dir vor, in form, format, tabelle, liste, stichpunkt, beginn, ende_, endet, schließe, gefolgt, geeignet, außerdem, zusätzlich, auch_, während_,
    zuerst, erstens, zweitens, drittens, dann_, schließlich, zuletzt, gemäß, in der reihenfolge, großbuchstab, kleinbuchstab, anführung, klammer, sternchen, satzzeichen, komma, emoji, hashtag, reim, verwende, nutze,
    wörter, absatz, absätze, satz_, sätze, titel, beispiel, schritt, spalte, json, markdown, wenn_, falls_, außer_, zwischen_, humor, für_
  `),
  pt: splitTerms(`
    deve_, devem_, apenas_, somente_, só_, não_, nunca_, evite, sem_, cada_, todos_, todas_, pelo menos, no mínimo, no máximo, não mais que, exatamente, certifique, garanta, inclu, exclu, conten, contém, limite,
    estritamente, no estilo, estilo, tom_, como se_, imagine, finja, em forma de, formato, tabela, lista_, tópico, comece, começ, termine, conclua, seguido de, adequad, além disso, também, enquanto, primeiro, segundo_, terceiro,
    depois_, finalmente, por fim, de acordo, em ordem, maiúscula, minúscula, aspas, colchete, asterisco, pontuação, vírgula, emoji, hashtag, rima, incorpore, mantenha, utilize, use_, usando, palavra, parágrafo, frase, título,
    exemplo, passo_, coluna, json, markdown, se_, exceto, entre_, humor
  `),
  hi: splitTerms(`
    चाहिए, केवल, सिर्फ, न_, नहीं, मत_, कभी_, बिना, हर_, प्रत्येक, सभी, कम से कम, अधिकतम, अधिक से अधिक, से ज़्यादा न, ठीक_, सुनिश्चित, शामिल, सीमित, शैली, लहज, मानो, कल्पना, के रूप में, प्रारूप, तालिका, सूची, बिंदु,
    शुरू, अंत_, समाप्त, उपयुक्त, इसके अलावा, साथ ही, भी_, पहले_, दूसर, तीसर, फिर_, अंततः, के अनुसार, क्रम, उद्धरण, विराम, इमोजी, तुक, उपयोग, प्रयोग, शब्द, अनुच्छेद, वाक्य, शीर्षक, उदाहरण, चरण, स्तंभ, यदि, अगर, के बीच, हास्य, के लिए
  `),
  zh: splitTerms(`
    必须, 应该, 应当, 只能, 只需, 只输出, 仅, 不要, 不能, 不得, 不可, 不用, 不使用, 不超过, 不少于, 不是, 不在, 不基于, 不允许, 避免, 禁止, 没有, 每个, 每段, 每句, 每一, 所有, 至少, 最多, 严格, 确保, 务必, 包括, 包含, 限制, 风格, 语气, 口吻, 语调,
    仿佛, 像, 如同, 假装, 假如, 想象, 扮演, 形式, 格式, 表格, 列表, 要点, 项目符号, 开头, 开始, 开篇, 结尾, 结束, 最后, 首先, 其次, 然后, 此外, 另外, 同时, 并且, 以及, 除此以外, 还要, 还应, 适合, 面向, 针对, 根据, 按照, 顺序, 降序, 升序, 排列, 括号, 引号, 标点,
    句号, 星号, 押韵, 头韵, 融入, 加入, 添加, 增加, 保持, 遵循, 遵守, 坚持, 秉承, 使用, 采用, 运用, 用词, 标题, 例子, 步骤, 两列, 层次, 如果, 除非, 之间, 幽默, 比喻, 隐喻, 对话, 语言, 视角, 改成, 将, 考虑, 体现, 突出, 强调, 注入, 名为, 位于
  `),
  'zh-Hant': splitTerms(`
    必須, 應該, 應當, 只能, 只需, 只輸出, 僅, 不要, 不能, 不得, 不可, 不用, 不使用, 不超過, 不少於, 不是, 不在, 不允許, 避免, 禁止, 沒有, 每個, 每段, 每句, 每一, 所有, 至少, 最多, 嚴格, 確保, 務必, 包括, 包含, 限制, 風格, 語氣, 口吻, 語調,
    彷彿, 像, 如同, 假裝, 假如, 想像, 扮演, 形式, 格式, 表格, 列表, 清單, 要點, 項目符號, 開頭, 開始, 結尾, 結束, 最後, 首先, 其次, 然後, 此外, 另外, 同時, 並且, 以及, 還要, 還應, 適合, 面向, 針對, 根據, 按照, 順序, 排列, 括號, 引號, 標點,
    句號, 星號, 押韻, 融入, 加入, 添加, 增加, 保持, 遵循, 遵守, 堅持, 使用, 採用, 運用, 標題, 例子, 步驟, 層次, 如果, 除非, 之間, 幽默, 比喻, 對話, 語言, 視角, 改成, 將, 考慮, 體現, 突出, 強調, 名為, 位於
  `),
  ja: splitTerms(`
    必ず, ただし, のみ, だけ, ないで, ず, 以内, 以上, 未満, 以下, 禁止, 避け, 限り, すべて, 全て, 少なくとも, 最低, 最大, 含め, 含む, 入れて, 統一, 風に, 口調, 文体, 調, まるで, ふり, なりき, 形式, 表, 一覧, 箇条書き, 始め, 書き始め, 終わ, 最後, 最初, まず, 次に, 続け,
    また, さらに, 加えて, 向け, 対象, 従って, 順, ひらがな, カタカナ, 漢字, 句読点, 読点, 句点, 括弧, 区切, 改行, 絵文字, 韻, 用い, 使い, 使って, 保ち, タイトル, 見出し, 例, 手順, 段落, 文字, 語尾, 文末, 条件, 場合, それぞれ, ごと, なるべく, 比喩, ユーモア, 会話, 視点, こと
  `),
}
