import type { LanguageCode } from '../language-code.ts'
import { splitTerms } from '../split-terms.ts'
import type { TaskKind } from '../task-kind.ts'

export type KindCues = readonly (readonly [kind: TaskKind, cues: readonly string[]])[]

/**
 * Beginnings of words (substrings in Chinese and Japanese) that name a kind of task. A `_` closes the word; a `!` marks
 * a wording that names the task wherever it stands.
 */
export const kindCues: Partial<Record<LanguageCode, KindCues>> = {
  es: readCues(`
    message: correo, e-mail, email, mensaje, carta_, cartas_, whatsapp, respuesta al cliente, invitación, disculpa a, felicitación, agradecimiento a
    article: artículo, ensayo, redacción_, composición, entrada de blog, informe, reportaje, discurso, reseña, columna de opinión, noticia
    story: cuento, historia sobre, historia que, una historia, historia corta, relato, poema, novela, canción, guion, guión, verso, estrofa, chiste, haiku, diálogo entre
    code: código, función en, función que, programa en, script, python, javascript, java_, sql, css, html, algoritmo, aplicación web, consulta sql
    debugging: !mi código, !este error, !error ", !exception, !excepción, error, depura, no funciona mi, por qué falla, corrige este código, corrige el código, bug
    data: datos, tabla de excel, excel, hoja de cálculo, gráfic, estadístic, dataset, csv
    math: calcula, resuelve, ecuación, integral, derivada, antideriva, probabilidad, demuestra, cuánto es, cuántos, cuántas
    explanation: compara, comparación, explica, explíca, qué es, qué son, cómo funciona, por qué, describe, cuáles son, diferencia, quién fue, cómo puede, enumera
    summary: resume, resúme, resumen, sintetiza, síntesis
    extraction: extrae, extráe, clasifica, identifica, etiqueta, detecta
    translation: traduc, tradúce
    editing: !reescribe este, !reescribe el siguiente, !corrige este texto, !mejora este, !corrige el siguiente, corrige, corríge, reescrib, revisa, mejora este, mejora el texto, mejora la redacción, edita, parafrasea
    plan: plan de clase, plan de lección, horario de estudio, plan de, planifica, estrategia, presupuesto, propuesta, cronograma, modelo de negocio, organiza, presentación
    marketing: !reels, anuncio, eslogan, publicidad, publicitari, campaña, instagram, tiktok, post_, publicación para, redes sociales, descripción de producto, nombres para, seo
    advice: cómo, va lento, muy lento, no enciende, se cuelga, no carga, no arranca, !para regalar, !regalo para, qué puedo hacer, qué hago, qué debo hacer, plan de alimentación, menú semanal, cómo preparar, planifica un viaje, planifica mi viaje, organiza un viaje, plan de viaje, plan de entrenamiento, plan de comidas, plan de estudio, consejo, recomiend, receta, itinerario, viaje a, rutina, dieta, qué me aconsejas, ejercicio para, menú, debería
    roleplay: actúa como, actua como, eres un, eres una, haz de, imagina que eres, finge, interpreta el papel
  `),
  fr: readCues(`
    message: mail, e-mail, email, courriel, lettre, message, sms, invitation, excuses à, félicitations à, remerciement, réponse au client
    article: article, rédaction, composition, essai, billet de blog, rapport, discours, dissertation, chronique, compte rendu, réflexion sur, critique de
    story: histoire, conte, poème, roman, nouvelle sur, chanson, scénario, vers_, blague, haïku, récit, dialogue, échange entre, fable
    code: code_, fonction en, fonction qui, programme en, script python, python, javascript, java_, sql, css, html, algorithme, requête sql
    debugging: !mon code, !cette erreur, !erreur ", !exception, erreur, débogue, débug, ne fonctionne pas, ne marche pas, corrige ce code, bug, plante
    data: données, tableur, excel, graphique, statistique, csv, jeu de données
    math: calcule, calculez, résous, résolvez, équation, intégrale, dérivée, probabilité, démontre, combien
    explanation: compare, comparez, comparaison, explique, expliquez, qu'est-ce, qu’est-ce, comment fonctionne, pourquoi, décris, décrivez, quels sont, quelles sont, différence, qui était, présentez, présente, discutez, analysez
    summary: résume, résumez, résumé, synthétise, synthèse
    extraction: extrais, extrayez, classe_, classez, classifie, identifie, repère, étiquette
    translation: tradui, traduction
    editing: !réécrivez ce, !réécris ce, !réécrivez la phrase, !réécrivez le, !réécrivez  cette, !corrige ce texte, !corrigez ce, !reformulez ce, !en ajoutant les accents, corrige, corrigez, réécri, reformul, relis, relisez, améliore ce, améliorez ce, remanie
    plan: plan de cours, emploi du temps, planning de révision, plan de, plan d', planifie, stratégie, budget, proposition, calendrier, business plan, organise, organisez, présentation de projet
    marketing: !reels, !description pour, annonce, slogan, publicit, campagne, instagram, tiktok, post_, réseaux sociaux, fiche produit, accroche, nom pour, noms pour, seo
    advice: comment, lent_, ne s'allume, rame, se bloque, ne charge, !cadeau, !offrir à, que puis-je faire, que faire, que dois-je faire, plan de repas, plan alimentaire, programme sportif, comment préparer, plan de révision, planifie un voyage, organise un voyage, plan de voyage, plan d'entraînement, planifie un séjour, organise un séjour, conseil, recommand, recette, itinéraire, voyage à, routine, régime, menu, séjour, devrais, comment faire
    roleplay: agis comme, agissez comme, tu es un, tu es une, vous êtes un, vous êtes une, joue le rôle, jouez le rôle, imagine que tu, imaginez que vous, mets-toi dans la peau
  `),
  de: readCues(`
    message: e-mail, email, mail_, brief_, nachricht, anschreiben, einladung, entschuldigung an, glückwunsch, dankschreiben, schreiben an, beschwerde an, kündigung, absage, whatsapp
    article: artikel, aufsatz, essay, blogbeitrag, bericht, rede_, blogartikel, kommentar über, rezension, erörterung
    story: geschichte, kurzgeschichte, gedicht, roman, märchen, lied, drehbuch, witz, haiku, erzählung, dialog zwischen, fabel
    code: code_, funktion in, funktion, programm in, skript, python, javascript, java_, sql, css, html, algorithmus, sql-abfrage
    debugging: !mein code, !diesen fehler, !den fehler ", !exception, !fehlermeldung, fehler, debug, funktioniert nicht, fehlermeldung, korrigiere diesen code, bug
    data: daten_, datensatz, excel, tabellenkalkulation, diagramm, statistik, csv, auswertung
    math: berechne, löse, gleichung, integral, ableitung, wahrscheinlichkeit, beweise, wie viel
    explanation: vergleich, erkläre, erklär, was ist, was sind, wie funktioniert, warum, beschreibe, welche, unterschied, wer war, nenne
    summary: fasse, zusammenfassung, zusammenfassen, kürze
    extraction: extrahiere, klassifiziere, ordne, identifiziere, erkenne, kategorisiere
    translation: übersetz
    editing: !überarbeite diesen, !korrigiere diesen text, !schreibe diesen, !formuliere diesen, korrigier, überarbeit, formuliere, verbessere, umschreib, lektorier, schreibe um
    plan: unterrichtsplan, unterrichtsentwurf, stundenplan, lernplan, plan_, planung, strategie, budget, konzept, zeitplan, businessplan, geschäftsmodell, präsentation, projektplan, angebot
    marketing: !reels, anzeige, werbe, slogan, kampagne, instagram, tiktok, post_, social-media, produktbeschreibung, newsletter, seo, namen für, produktname
    advice: wie kann ich, wie bekomme ich, wie entferne, wie mache ich, langsam, geht nicht an, hängt sich, lädt nicht, startet nicht, !geschenk, !essensplan, !speiseplan, !wochenplan, was kann ich tun, was kann man tun, was tun, wie bereite ich, plane eine reise, plane einen urlaub, reiseplan, rat_, ratschl, empfiehl, empfehl, rezept, reise, route, trainingsplan, ernährungsplan, diät, menü, tipps, was soll ich
    roleplay: du bist, sie sind ein, spiele, agiere als, stell dir vor, verhalte dich, handle als
  `),
  pt: readCues(`
    message: e-mail, email, mensagem, carta_, cartas_, whatsapp, convite, pedido de desculpas, felicitação, agradecimento a, resposta ao cliente
    article: artigo, redação, ensaio, post de blog, relatório, discurso, resenha, reportagem, notícia, texto sobre
    story: conto_, história sobre, uma história, história, poema, romance, canção, roteiro, letra de música, verso, piada, crônica, fábula, diálogo entre
    code: código, função em, função que, programa em, script, python, javascript, java_, sql, css, html, algoritmo, aplicativo
    debugging: !meu código, !este erro, !o erro ", !exception, erro_, depur, não funciona, por que falha, corrija este código, bug
    data: dados, planilha, excel, gráfico, estatístic, csv
    math: calcule, calcular, resolva, equação, integral, derivada, probabilidade, demonstre, quanto é, quantos, quantas
    explanation: compare, compara, comparação, explique, explica, o que é, o que são, como funciona, por que, descreva, quais são, diferença, quem foi
    summary: resuma, resumo, sintetize, síntese
    extraction: extraia, classifique, identifique, rotule, detecte
    translation: traduz, tradução
    editing: !reescreva este, !reescreva o seguinte, !corrija este texto, !melhore este, corrija, reescrev, revise, melhore, edite, parafraseie
    plan: plano de, planeje, estratégia, orçamento, proposta, cronograma, modelo de negócio, apresentação, organize
    marketing: !reels, anúncio, slogan, publicidade, publicitári, campanha, instagram, tiktok, post_, legenda, redes sociais, descrição de produto, nomes para, seo
    advice: como cancelar, como fazer, como faço, como tirar, como limpar, como instalar, como aprender, como conseguir, como ganhar, como emagrecer, lento_, travando, não liga, não carrega, !presente para, o que posso fazer, o que faço, o que fazer, plano alimentar, plano de refeições, como preparar, planeje uma viagem, planeje minha viagem, plano de viagem, plano de treino, plano de estudos, conselho, recomend, receita, roteiro de viagem, viagem, rotina, dieta, cardápio, treino, dicas, devo
    roleplay: aja como, atue como, você é um, você é uma, finja, imagine que você, faça o papel
  `),
  hi: readCues(`
    message: !जवाब लिख, !उत्तर लिख, ईमेल, पत्र, संदेश, मैसेज, आवेदन, निमंत्रण, चिट्ठी
    article: निबंध, लेख_, लेख, भाषण, ब्लॉग, रिपोर्ट, समीक्षा, अनुच्छेद
    story: कहानी, कविता, गीत, नाटक, उपन्यास, शायरी, चुटकुला, संवाद, पटकथा, दोहा
    code: कोड, फ़ंक्शन, फंक्शन, प्रोग्राम, स्क्रिप्ट, पायथन, python, javascript, sql, एल्गोरिदम
    debugging: !मेरा कोड, !यह त्रुटि, !error, त्रुटि, एरर, बग, डीबग, काम नहीं कर
    data: डेटा, आँकड़ों, आंकड़ों, एक्सेल, तालिका से, चार्ट, ग्राफ
    math: हल करें, हल कीजिए, समीकरण, गणना, प्रायिकता, सिद्ध, कितना होगा, कितने, ज्ञात
    explanation: तुलना, समझा, क्या है, क्या हैं, कैसे काम, क्यों, वर्णन, अंतर, परिभाषा
    summary: सारांश, संक्षेप, सार लिख
    extraction: निकालें, निकालिए, वर्गीकृत, वर्गीकरण, पहचान, छाँट
    translation: अनुवाद
    editing: सुधार, संपादन, दोबारा लिख, फिर से लिख, ठीक करें, बेहतर बना
    plan: पाठ योजना, टाइम टेबल, योजना, रणनीति, बजट, प्रस्ताव, समय-सारणी, समय सारणी, व्यवसाय, प्रस्तुति
    marketing: !आइडिया बता, !आइडिया दो, !रील, !सेल का, !सेल के, !ऑफ़र, विज्ञापन, स्लोगन, नारा, प्रचार, इंस्टाग्राम, कैप्शन, पोस्ट, अभियान, उत्पाद विवरण, नाम सुझा
    advice: कैसे, काली हो गई, हैंग, बंद हो, चार्ज नहीं, चालू नहीं, !उपहार, !कैसे बनाए, !कैसे बनाएँ, !कैसे बनाएं, !कैसे बनता, !कैसे बनती, क्या कर सकता, क्या कर सकती, डाइट, कैसे हटाए, कैसे ठीक, यात्रा की योजना, यात्रा योजना, बनाने की विधि, विधि, सलाह, सुझाव, सुझा, रेसिपी, बनाने की विधि, यात्रा, आहार, व्यायाम, दिनचर्या, उपाय, क्या करूँ, क्या करूं, क्या करना चाहिए
    roleplay: की भूमिका, आप एक, तुम एक, अभिनय कर, कल्पना करें कि आप
  `),
  zh: readCues(`
    message: 邮件, 一封信, 写信, 短信, 请柬, 邀请函, 私信, 感谢信, 道歉信, 辞职信, 回复客户
    article: 文章, 作文, 博客, 报告, 演讲, 论文, 书评, 影评, 评论文, 新闻稿, 散文, 议论文, 发言稿, 随笔
    story: 小说, 故事, 一首诗, 诗歌, 剧本, 歌词, 童话, 对话剧, 独白, 俳句, 笑话, 寓言, 续写, 写诗, 写首诗, 写一篇小说, 的诗
    code: 代码, 函数, 写一个程序, 程序, 脚本, python, javascript, java, c++, 算法, sql, 编程, 爬虫
    debugging: !我的代码, !这段代码, !报错, !panicked, 报错, 调试, bug, 错误信息, 修改代码, 请修改:, 请修改：, 为什么运行, 失败, 出错, 不起作用
    data: 数据分析, 数据, excel, 图表, 统计, 表格分析
    math: 证明, 求解, 计算, 方程, 概率, 积分, 导数, 求证, 多少, 几瓶, 几种, 试证, 已知
    explanation: 比较, 对比, 解释, 什么是, 是什么, 为什么, 介绍, 说明一下, 讲解, 区别, 原理, 描述, 怎么理解, 谈谈, 科普
    summary: 总结, 摘要, 概括, 概述, 提炼
    extraction: 提取, 分类, 识别, 抽取, 归类, 标注, 列出文中
    translation: !翻译成, !翻译为, !译成, 翻译, 译成, 译为
    editing: 改得, 改成更, !润色, 润色, 改写, 修改, 校对, 重写, 纠正, 改进这, 同义句, 编辑步骤
    plan: 教案, 教学设计, 学习计划, 时间表, 计划, 方案, 策略, 规划, 预算, 商业, 大纲, 日程, 策划
    marketing: 广告, 文案, 小红书, 标语, 口号, 营销, 推广, 宣传, 产品描述, 起名, 标题党, 朋友圈
    advice: 怎么去, 怎么写, 怎么弄, 如何学, 如何写, 很慢, 卡顿, 开不了机, 充不进电, 打不开, !送什么, !礼物, 健身计划, 减肥计划, 饮食计划, 训练计划, 能怎么做, 可以怎么做, 怎么做, 做法, 建议, 推荐, 食谱, 菜谱, 行程, 旅行, 旅游, 怎么办, 健身, 减肥, 饮食, 攻略, 如何提高, 该怎么
    roleplay: 扮演, 充当, 担任, 你是一, 你现在是, 假设你是, 假装你是, 假如你是, 模拟, 你作为
  `),
  'zh-Hant': readCues(`
    message: 郵件, 一封信, 寫信, 簡訊, 邀請函, 私訊, 感謝信, 道歉信, 辭職信, 回覆客戶, 電郵
    article: 文章, 作文, 部落格, 報告, 演講, 論文, 書評, 影評, 新聞稿, 散文, 議論文, 隨筆
    story: 小說, 故事, 一首詩, 詩歌, 劇本, 歌詞, 童話, 獨白, 俳句, 笑話, 寓言, 續寫, 寫詩, 的詩
    code: 程式碼, 代碼, 函式, 函數, 程式, 腳本, python, javascript, java, c++, 演算法, sql, 爬蟲
    debugging: !我的程式, !這段程式碼, !報錯, 報錯, 除錯, bug, 錯誤訊息, 修改程式, 為什麼執行, 失敗, 出錯
    data: 資料分析, 數據, excel, 圖表, 統計
    math: 證明, 求解, 計算, 方程, 機率, 積分, 導數, 求證, 多少, 幾種, 已知
    explanation: 比較, 對比, 解釋, 什麼是, 是什麼, 為什麼, 介紹, 說明一下, 講解, 區別, 原理, 描述, 談談, 科普
    summary: 總結, 摘要, 概括, 概述, 提煉
    extraction: 提取, 分類, 識別, 擷取, 歸類, 標註
    translation: !翻譯成, !翻譯為, !譯成, 翻譯, 譯成, 譯為
    editing: 改得, 改成更, 潤飾, 潤色, 改寫, 修改, 校對, 重寫, 糾正, 寫成
    plan: 教案, 教學設計, 學習計畫, 時間表, 計畫, 計劃, 方案, 策略, 規劃, 預算, 商業, 大綱, 日程, 企劃
    marketing: 廣告, 文案, 標語, 口號, 行銷, 推廣, 宣傳, 產品描述, 取名, 貼文
    advice: 怎麼去, 怎麼寫, 怎麼弄, 如何學, 如何寫, 很慢, 當機, 開不了機, 充不進電, 打不開, !送什麼, !禮物, 健身計畫, 減肥計畫, 飲食計畫, 訓練計畫, 可以怎麼做, 怎麼做, 做法, 建議, 推薦, 食譜, 行程, 旅行, 旅遊, 怎麼辦, 健身, 減肥, 飲食, 攻略, 該怎麼
    roleplay: 扮演, 充當, 擔任, 你是一, 你現在是, 假設你是, 假裝你是, 假如你是, 模擬, 你作為
  `),
  ja: readCues(`
    message: メール, 手紙, メッセージ, 招待状, お礼状, お詫び状, 返信, 案内状, line
    article: 記事, 作文, エッセイ, ブログ, レポート, スピーチ, 論文, レビューを, 感想文, コラム, 原稿
    story: 小説, 物語, 詩を, 俳句, 短歌, 歌詞, 脚本, 台本, 童話, ラップ, 昔話, 台詞, 日記, ストーリー, ジョーク
    code: コード, 関数, プログラム, スクリプト, アルゴリズム, sql, クラスを実装, 実装
    debugging: !エラーが, !動きません, !動作しません, エラー, バグ, デバッグ, 動かない, 動きません, 修正してください
    data: データ, エクセル, excel, グラフ, 集計, 統計
    math: 計算, 証明, 方程式, 確率, 積分, 求め, 解いて, 何通り, いくつ
    explanation: 比較, 説明, 解説, とは, なぜ, 違い, 仕組み, 紹介, 述べて, について答え
    summary: 要約, まとめて, 要点を
    extraction: 抽出, 分類, 特定して, 抜き出, 判定
    translation: 翻訳, 訳して, 英訳, 和訳
    editing: 添削, 校正, 書き直, 書き換え, 推敲, 言い換え, リライト, 直して
    plan: 指導案, 授業計画, 時間割, 計画, 企画, 戦略, 予算, 提案書, スケジュール, 事業, 構成案, プレゼン
    marketing: 広告, キャッチコピー, 宣伝, 販促, 商品説明, pr文, インスタ, ネーミング, スローガン, チラシ, 投稿文, sns
    advice: 書き方, やり方, 作り方, 直し方, まとめ方, 取り方, 方法を, 遅くな, 重くな, 電源が入らない, 充電できない, !プレゼント選び, !贈り物, どうしたら, 食事プラン, トレーニングメニュー, 筋トレメニュー, できることは, 旅行の計画, 旅行計画, 献立の計画, 学習計画, アドバイス, おすすめ, レシピ, 旅行プラン, 献立, ダイエット, 旅程, どうすれば, 相談, 助言
    roleplay: になりきって, として振る舞, を演じ, 役割を, ロールプレイ, として会話
  `),
}

/** Lines of the form `kind: cue, cue`. */
function readCues(lines: string): KindCues {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim() as TaskKind, splitTerms(line.slice(at + 1))] as const
    })
}
