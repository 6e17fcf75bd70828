import { splitTerms } from '../split-terms.ts'

/** Beginnings of words, or pieces of scripts without spaces, that tell the group of a task in other languages. */
export const foreignTopicStems: Readonly<Record<string, readonly string[]>> = {
  software_engineering: splitTerms(`
    代码, 编程, 程序, 函数, 算法, 脚本, 爬虫, 数据库, 接口, 报错, 编译, 线程, 服务器, 网页, 小程序, 正则, 前端, 后端, 操作系统, 进程, 死锁, 端口,
    网络协议, 栈, 队列, 链表, コード, プログラム, 関数, スクリプト, バグ, アルゴリズム, データベース, 実装, エラー, 코드, 함수, 프로그램, 스크립트, 알고리즘,
    쿼리, 오류, 개발, códig, program, funci, script, datos, algoritm, desarroll, logiciel, fonction,
    programm, développ, code, fehler, skript, funktion, datenbank, klasse, dados, código, программ,
    функци, скрипт, код, базы, данных, алгоритм, ошибк, запрос, бот, कोड, प्रोग्राम, फ़ंक्शन,
    फंक्शन, python, java, javascript, sql, html, css, react, docker, linux, php, laravel, api, vue,
    c++, golang, spring, mysql, https, http, 递归, 遍历, 二叉树, 斐波那契, 冒泡排序, 快速排序, 排序算法, 面向对象, 虚拟内存, 内存,
    缓存, 事务, 索引, 架构, 秒杀, 高并发, 分布式, 微服务, 多线程, 编译器, git, 容器, 部署, 空指针, 异常, 调试, 命令行, shell, go语言,
    python语言, 变量, 循环, 数组, 字符串, 类和对象, 继承和多态, json, xml, html表格, div, 浏览器, 单元测试, 软件, 源码, 开源, 计算机网络,
    路由器, tcp, ip地址, 加密, 黑客, 漏洞, 人工智能模型, 神经网络, 深度学习, 机器学习, 单片机, sql查询, 主键, класс, метод, приложен,
    сервер, функция, баз, массив, строк, クラス, メソッド, サーバー, 配列, 再帰, ネットワーク, 클래스, 배열, 서버, 데이터베이스, 테스트,
    función, servidor, aplicación, página, web, error, clase, serveur, application, erreur,
    anwendung, server, webseite, função, aplicativo, erro
  `),
  data_analysis: splitTerms(`
    数据分析, 数据, 统计, 图表, 折线图, 表格, 漏斗, 转化率, 趋势, 销售额, 公式, データ分析, データ, 統計, グラフ, アンケート, 傾向, 데이터, 분석, 통계,
    그래프, 엑셀, datos, estadístic, gráfic, ventas, hoja, cálculo, données, statistiq, graphique,
    tableur, ventes, daten, statisti, diagramm, umfrage, tabelle, dados, planilha, estatístic,
    gráfico, данны, анализ, статисти, график, таблиц, продаж, डेटा, विश्लेषण, excel, pandas, csv,
    散点图, 柱状图, 缺失值, 回归线, 问卷数据, 数据集, 可视化, 相关性, 均值, 方差, 数据透视, 看板, 指标, выборк, диаграмм, регресс,
    корреляц, 相関, 回帰, 분산, 상관, regresión, correlación, régression, corrélation, korrelation,
    regressão, correlação
  `),
  math_reasoning: splitTerms(`
    求解, 方程, 证明, 计算, 概率, 多少, 几个, 几岁, 面积, 周长, 体积, 整数, 积分, 导数, 矩阵, 等差数列, 三角形, 长方形, 函数f, 最大值, 最小值, 整除,
    平均, 每小时, 公里, 公斤, 打折, 原价, 推理, 逻辑, 说真话, 说谎, 鸡兔, 解方程, 數學, 数学, 方程式, 確率, 証明せよ, 計算, 面積, 合計, 何個, いくら,
    連立, 방정식, 확률, 계산, 넓이, 구하, 얼마, 증명, 몇, 개, ecuaci, calcul, probabilidad, demuestra, cuánto,
    velocidad, suma, triángulo, équation, dérivée, intégrale, combien, triangle, probabilité,
    démontre, gleichung, berechne, wahrscheinlichkeit, beweise, wie, viel, dreieck, fläche, equação,
    calcule, quantos, quanto, área, resolva, уравнени, вычисл, вероятност, докажи, сколько, площад,
    треугольник, интеграл, производн, формул, напряжённост, сила, समीकरण, गणना, कितन, प्रायिकता,
    क्षेत्रफल, 不等式, 集合, 极限, 数列, 求和, 等比, 三角函数, sin, cos, 正方形, 半径, 直径, 分数, 小数, 百分之, 倍, 相遇, 共花了, 还剩,
    一共, 平均数, 找规律, 星期几, 至少取, 列方程, 应用题, 组合数, 排列, 抽屉, 真话, 假话, 推出, 哪个盒子, скорост, поезд, значение,
    выражен, процент, вероятность, 速度, 円です, 증가, 속도, probabilid, porcentaje, media, calcula, cuántos,
    pourcentage, vitesse, viele, geschwindigkeit, prozent, velocidade, porcentagem
  `),
  creative_writing: splitTerms(`
    小说, 故事, 诗, 诗歌, 现代诗, 绝句, 歌词, 剧本, 童话, 相声, 散文, 对联, 续写, 悬疑, 科幻, 笑话, 寓言, 创作, 段子, 台词, 人物小传, 物語, 小説,
    俳句, 詩, 童話, 歌詞, 短編, 脚本, ショートストーリー, 시를, 소설, 동화, 이야기, 가사, 노래, cuento, poema, historia, leyenda,
    poesía, relato, canción, novela, fábula, conte, poème, histoire, récit, chanson, fable, gedicht,
    geschichte, märchen, erzähl, roman, lied, conto, poesia, história, letra, samba, lenda, стих,
    сказк, рассказ, истори, сочини, басн, поэм, песн, новелл, कविता, कहानी, शायरी, गीत, नाटक, thơ,
    truyện, قصيدة, قصة, şiir, runo, wiersz, puisi, شعر, 谜语, 藏头诗, 打油诗, 独白, 武侠, 讽刺小品, 童谣, 小小说, 悬念, 情节,
    主人公, 结尾, 开头续写, 拟人, 写景, 描写, 写一首, 写一个故事, 编一个, 创作一, 虚构, загадк, сценк, сценари, диалог, между,
    роман, выдумай, 恋愛小説, ホラー, 台本, セリフ, 창작, 대본, 시나리오, guion, diálogo, fantasía, dialogue, scénario,
    imagine, drehbuch, dialog, fantasie, roteiro, fantasia
  `),
  professional_writing: splitTerms(`
    邮件, 信, 作文, 文章, 改写, 润色, 修改, 语病, 修正, 病句, 演讲稿, 通知, 工作总结, 求职信, 辞职, 请假, 简历, 议论文, 新闻稿, 邀请函, 道歉信, 撰写,
    起草, 正式, 措辞, 标点, 错别字, 重写, 替换, 改正, 简洁, 被动句, 句子, メール, 手紙, エッセイ, 添削, 丁寧, 案内, お詫び, 記事, 文章を, 書き直, 敬語,
    스피치, 이메일, 편지, 자기소개서, 고쳐, 다듬, 에세이, 문장, correo, carta, ensayo, redact, corrig, ortograf, artícul,
    currícul, courriel, mail, lettre, rédige, fautes, article, essai, discours, brief, e-mail,
    bewerbung, formulier, aufsatz, kündigung, artikel, verfasse, redija, revise, ensaio, artigo,
    письм, эссе, стать, резюме, перепиши, исправь, предложени, текст, пост, पत्र, निबंध, आवेदन, लेख,
    application, likho, 扩写, 寻物启事, 启事, 感谢信, 辞职报告, 倡议书, 述职, 说明书, 主持稿, 读后感, 实习总结, 提纲, 报告, 书面语, 口语化,
    疑问句, 第一人称, 同义词, 语法错误, 语序, 句式, 更礼貌, 更流畅, 逻辑更清晰, 写一封, 写一篇, 写一份, 心得, приглашен, поздравлен, речь,
    заявлен, сократи, предложен, абзац, слово, тексте, 志望動機, スピーチ, 原稿, お礼状, 報告書, 言い換え, 연설문, 감사, 보고서,
    discurso, invitación, reclamación, informe, párrafo, invitation, réclamation, rapport,
    paragraphe, rede, einladung, beschwerde, bericht, absatz, convite, reclamação, relatório
  `),
  marketing: splitTerms(`
    广告, 文案, 口号, 标语, 小红书, 朋友圈, 宣传, 营销, 品牌, 产品描述, 推广, 直播带货, 促销, 种草, 微博, 店铺名, 起名, 起五个名字, 公众号, キャッチコピー,
    広告, 商品説明, 宣伝, マーケティング, sns, 광고, 문구, 홍보, 마케팅, 슬로건, 인스타그램, 브랜드, eslogan, anuncio, publicidad,
    campaña, instagram, producto, marca, slogan, publicité, publication, annonce, marque, werbetext,
    werbung, kampagne, marke, anúncio, legenda, propaganda, campanha, реклам, слоган, продвиж,
    маркетинг, бренд, акци, विज्ञापन, ब्रांड, tagline, quảng, cáo, 广告词, 推文, 卖点, 宣传语, 开业文案, 带货, 店名,
    品牌名, 推销, 软文, 海报文案, 标题党, 爆款, 目标用户, 用户画像, объявлен, магазин, названи, слоганов, продающ, 販促,
    sns投稿, 홍보글, 이름을, 추천, nombre, para, redes, sociales, nom, pour, réseaux, sociaux, name, für,
    anzeige, social, media, nome, sociais
  `),
  business: splitTerms(`
    商业计划, 企业, 公司, 市场, 竞争力, 经济, 货币政策, 财政, 通货膨胀, 股权, 投资, 成本, 利润, 供给, 需求, 边际, 价格, 央行, 股市, 员工, 培训计划, 客服,
    管理, 团队, 创业, 融资, swot, 经营, 均衡, 招聘, 面试题, 项目, 企画書, 新規事業, 会議, 経営, 経済, 市場, 事業, 사업, 창업, 회의, 경영, 시장,
    기업, negocio, empresa, reunión, mercado, rentabilidad, dafo, entreprise, réunion, marché, seuil,
    rentabilité, businessplan, unternehmen, besprechung, mitarbeiter, markt, negócio, reunião,
    бизнес, компани, рынок, совещани, безубыточност, стратеги, инвест, व्यवसाय, बिज़नेस, कंपनी,
    business, gdp, 资产负债表, 凯恩斯, 通货紧缩, 机会成本, 垄断, 完全竞争, 美联储, 加息, 汇率, 人民币, 预算, 风险管理, 促销方案, 创业计划, 税收, 税,
    利率, 银行, 保险, 股票, 基金, 债券, 证券, 期货, 会计, 审计, 财务, 报表, 现金流, 盈利, 营收, 收入, 经济学, 宏观, 微观, 需求弹性, 产业, 供应链, 物流,
    采购, 库存, 绩效, 薪酬, 人力资源, 领导力, 战略, 商业模式, 市场调研, 客户关系, 销售团队, 谈判, 开店, 加盟, 电商, b2b, 国企, 上市, 并购, 部门,
    会议议程, менеджер, собеседован, прибыл, налог, бюджет, экономик, клиент, поставщик, персонал,
    инфляци, акци, планёрк, 売上, 営業, 予算, 株, 投資, 人事, 採用, 매출, 투자, 예산, 인사, 마케팅, 전략, precio, inversión,
    presupuesto, impuesto, empleado, ventas, prix, investissement, budget, impôt, salarié,
    recrutement, preis, investition, steuer, umsatz, einstellung, preço, investimento, imposto,
    funcionário
  `),
  education: splitTerms(`
    教案, 教学, 学生, 课堂, 老师, 选择题, 备考, 学习计划, 学习路线, 考试, 练习题, 小学, 初中, 高中, 课程, 单词, 雅思, 知识点, 出题, 试卷, 授業, 勉強,
    小学生, テスト, 教え方, 学習, 英検, 수업, 공부, 학생, 시험, 학습, 초등학생, clase, examen, alumnos, estudio, profesor,
    lección, cours, élèves, leçon, exercice, séance, unterricht, arbeitsblatt, schüler, lernplan,
    klasse, prüfung, aula, plano, estudos, prova, alunos, урок, тест, школьник, ученик, класса,
    экзамен, учебн, पाठ, योजना, परीक्षा, पढ़ाई, विद्यार्थी, lesson, taiyari, study, 期中, 期末, 复习, 高考,
    考研, 班会, 选择题为什么, 阅读兴趣, 孩子学习, 作业, 辅导, 家长, 老师如何, 背单词, 口语练习, 错题, 网课, 幼儿园, 年级, 学校, 毕业, 志愿, 专业选择, 奖学金,
    课外活动, 教育, кроссворд, дроби, третьекласс, объясни, ребёнку, экзамену, контрольн, домашн, урока,
    тема, 宿題, 受験, 単語, 先生, 숙제, 단어, 영어, deberes, ejercicio, gramática, niños, devoirs, grammaire,
    exercices, hausaufgaben, übungen, grammatik, lição, exercícios
  `),
  research: splitTerms(`
    论文, 文献, 综述, 研究, 实验, 摘要写, 立项, 基金, 课题, 方法部分, 评审, 学术, 假设, 引用, 论文写摘要, 研究計画, 先行研究, 論文, 実験, 仮説, 논문,
    연구, 실험, 문헌, investigación, tesis, artículo, científico, hipótesis, recherche, thèse,
    littérature, étude, hypothèse, forschung, masterarbeit, literatur, studie, pesquisa, tese,
    диссертац, исследован, диплом, научн, литератур, शोध, अनुसंधान, 开题报告, 引言部分, 文献检索, 研究假设, 样本, 变量,
    问卷设计, 定性, 定量, 参考文献, 期刊, 投稿, 毕业论文, 学位论文, 综述提纲, 理论框架, 科研, 学术论文, обзор, гипотез, научная,
    методологи, курсов, реферат, 卒論, 考察, 학위, 가설, 선행, revisión, bibliográfica, estudio, mémoire,
    hypothèses, bachelorarbeit, revisão, artigo
  `),
  extraction: splitTerms(`
    提取, 抽取, 阅读下面, 根据文本, 根据文章, 根据材料, 根据给定的文本, 回答问题, 关键词, 实体, 找出, 识别, 人名, 地名, 列出文中, 文中提到, 短文, 材料, 給,
    抽出, 本文を読, 質問に答え, 추출, 찾아, 본문, extrae, extraer, según, texto, palabras, clave, extrais, selon,
    texte, mots-clés, extrahiere, laut, text, stichwörter, extraia, palavras-chave, segundo, выпиши,
    извлеки, тексту, ключевые, слова, निकालो, नाम, और, nikalo, 抽取出, 提取出, 找出所有, 从给定, 从下列, 从以下, 从这份,
    整理成表格, 根据以下段落, 根据上文, 根据短文, 材料：, 文本：, 文中, 文章中, 下列说法正确, 这段话中提到, 请问文中, 信息抽取, 阅读理解, 阅读材料, 原文, 主语,
    谓语, 情感词, 关键信息, выдели, найди, тексте, назови, из, текста, 抜き出, 文中の, 次の文から, 文から, 본문에서, 다음, 문장에서,
    del, encuentra, relève, dans, aus, dem, im, finde, alle, encontre, no
  `),
  summarization: splitTerms(`
    总结, 概括, 摘要, 要点, 缩写, 归纳, 中心思想, 主要内容, 简短的摘要, 压缩, 简述本文, 一句话概括, 要約, まとめ, 요약, 정리해, 핵심, resume,
    resumen, resumir, resuma, resumo, résume, résumé, synthèse, zusammenfass, fasse, wichtigsten,
    punkte, перескажи, краткое, содержание, кратко, резюмируй, सारांश, संक्षेप, saransh, tóm, tắt,
    生成摘要, 总结一下, 总结主要, 主旨, 精简, 概述, 简要, 讲了什么, 用一句话, 用三句话, 用两句话, 大意, 主要观点, 提炼, 简述文章, 浓缩, выдели,
    главное, сократи, суть, изложи, тезис, вывод, из, 一言で, 短くまとめ, 概要, 간단히, 요약해, 줄여, pocas, palabras,
    ideas, principales, sintetiza, bref, idées, kurz, kürze, zusammenfassung, ideias, principais,
    sintetize
  `),
  classification: splitTerms(`
    分类, 判断, 情感, 正面, 负面, 垃圾邮件, 积极, 消极, 类别, 归类, 属于, 类型, 语气, 主题分类, 以下哪个, 分为, 是否相同, 是否正确, 陈述句, 疑问句, 分類,
    ポジティブ, ネガティブ, 分けて, 分류, 긍정, 부정, 分類して, clasific, positivas, negativas, spam, classe, sentiment,
    avis, kategori, ordne, positiv, classifique, negativo, определи, тональность, классифицир,
    распредели, положительн, отрицательн, भावना, वर्गीकृत, batao, 属于哪, 好评, 差评, 讽刺, 情绪, 倾向, 按词性,
    词性分类, 是否包含, 是否属于, 哪一个与其他不同, 哪一类, 优秀、良好, 比喻、拟人, 主动句还是被动句, 真假, 对错, 正确还是错误, 标签, 打标, 级别, 区分,
    положительный, или, какой, категории, относится, эмоци, язык, текста, 判定, どちら, カテゴリ, 種類に, 판단해,
    감정, 종류, categoría, positivo, sentimiento, catégorie, positif, négatif, kategorie, oder, negativ,
    einordnen, categoria
  `),
  translation: splitTerms(`
    翻译, 译成, 译为, 英译, 汉译, 用英语怎么说, 译文, 翻訳, 英語に, 英語で, 日本語に, 번역, 영어로, 일본어로, traduce, traducir,
    traduccion, cómo, dice, traduis, traduire, traduction, comment, dit-on, übersetz, ins,
    englische, auf, französisch, traduza, traduzir, переведи, перевод, английский, अनुवाद,
    translate, karo, dịch, 译, 中译英, 英译中, 用法语, 用日语, 用英文, 用德语, 用韩语, 怎么表达, 西班牙文, 翻成, по-английски,
    по-итальянски, по-немецки, русский, язык, 訳して, 訳す, 英訳, 和訳, 영작, 번역해, inglés, alemán, al, español,
    anglais, espagnol, englisch, deutsch, deutsche, em, inglês, para
  `),
  roleplay: splitTerms(`
    扮演, 你是一, 你现在是, 假如你是, 假设你是, 角色, 口吻, 充当, 作为一名, 语气, 对话, 你现在扮演, 为あなたは, として振る舞, 演じ, なりきって, として話し, 역할,
    너는, 이제, 처럼, 대답, actúa, como, eres, finge, hazte, pasar, tu, es, joue, rôle, agis, comme, bist,
    spiel, rolle, aja, você, finja, представь, что, ты, веди, себя, роли, तुम, एक, बनकर, tum, ek,
    andaaz, 我们来玩, 角色扮演, 店小二, 的口吻, 模仿, 假如你, 你叫, 你是一位, 你是一名, 请你以, 你会怎么做, 作为一, 身份, 设定, 对我说, сыграй,
    роль, будто, будь, моим, になって, 演じて, キャラクター, 인척, 역할극, imagina, papel, imagine, dans, peau, stell,
    dir, vor, no
  `),
  legal: splitTerms(`
    法律, 合同, 劳动法, 民法, 刑法, 诉讼, 犯罪, 违约, 辞退, 离婚, 财产, 协议, 转租, 正当防卫, 赔偿, 时效, 法院, 判决, 权利, 案例, 无效, 侵权, 担保,
    继承, 契約, 賃貸, 敷金, 著作権, 訴訟, 秘密保持, 법적, 계약, 보증금, 소송, 법률, contrato, ley, despid, derech, demanda,
    legal, alquiler, droit, contrat, loi, clause, licenci, tribunal, vertrag, recht, kaution,
    gesetz, kündigungsfrist, bgb, direitos, lei, processo, consumidor, закон, договор, права, суд,
    увольн, уволить, аренды, कानून, कानूनी, अनुबंध, kanooni, 仲裁, 维权, 借条, 遗嘱, 知识产权, 著作权, 专利, 商标, 盗窃,
    故意伤害, 诈骗, 量刑, 构成犯罪, 刑罚, 处罚, 法定, 法条, 民事, 刑事, 行政, 合法, 违法, 犯法, 侵犯, 赔, 债务, 抵押, 担保人, 股东权利, 公司法, 婚姻法,
    抚养权, 继承人, 未成年人, 拖欠工资, 交通事故, 责任, 当事人, 原告, 被告, 律师, 证据, 起诉, 上诉, 法官, 司法, 立法, 宪法, 条款, 签订, 解除合同, 租房合同,
    买卖合同, 消费者, 隐私, наследств, алимент, развод, штраф, иск, жалоб, потребител, статья, ук, 離婚, 相続,
    契約書, 損害賠償, 이혼, 상속, 계약서, 저작권, herencia, divorcio, multa, juicio, héritage, divorce, amende,
    plainte, erbe, scheidung, bußgeld, klage, herança, divórcio
  `),
  health: splitTerms(`
    症状, 高血压, 糖尿病, 感冒, 流感, 失眠, 疫苗, 抗生素, 治疗, 病人, 患者, 孕妇, 医生, 疼, 减脂, 减肥, 健身, 饮食, 康复, 心脏, 血液, 免疫, 基因,
    dna, 细胞, 病毒, 药, 维生素, 营养, 锻炼, 手术, 検査, 病気, 花粉症, ダイエット, 健康, 薬, 筋トレ, 증상, 당뇨, 통증, 스트레칭, 다이어트, 건강, 운동,
    síntoma, dolor, duele, enfermedad, ejercicio, dieta, salud, médico, symptôme, douleur, maladie,
    régime, musculation, santé, carence, schmerz, krankheit, trainingsplan, symptom, hilft, gegen,
    sodbrennen, sintomas, dor, treino, saúde, симптом, болит, болезн, тренировк, диет, гастрит,
    лекарств, здоров, врач, लक्षण, बीमारी, दर्द, इलाज, स्वास्थ्य, डेंगू, sugar, kam, dard, gharelu,
    upay, 病, 症, 疗, 阿尔茨海默, 艾滋病, 癌症, 肿瘤, 骨折, 胃痛, 发烧, 咳嗽, 贫血, 痛风, 焦虑, 抑郁, 增肌, 消化系统, 蛋白质, 线粒体, 细胞膜, 染色体,
    遗传, 酶, 激素, 胰岛素, 神经, 呼吸, 肾, 肝, 肺, 皮肤, 过敏, 中医, 穴位, 护理, 儿科, 怀孕, 哺乳, 睡眠, 心理, 压力大, 传染, 传播途径, 细菌, 微生物,
    生物, 基因编辑, crispr, 吃什么药, 剂量, 副作用, 体检, 近视, 牙, 血糖, 血脂, 胆固醇, 颈椎, 关节, 月经, 更年期, 减重, 热量, 卡路里, 跑步, 瑜伽,
    растяжен, кашел, температур, давлен, беремен, аллерг, витамин, диабет, фитнес, простуд, 風邪, 頭痛,
    血圧, 栄養, 두통, 감기, 혈압, gripe, fiebre, embarazo, tensión, diabetes, entrenamiento, fièvre,
    grossesse, tension, artérielle, diabète, fieber, schwangerschaft, blutdruck, erkältung, febre,
    gravidez, pressão, exercícios
  `),
  lifestyle: splitTerms(`
    旅游, 旅行, 路线, 食谱, 怎么做, 做法, 红烧, 礼物, 生日, 电影推荐, 适合, 阳台, 露营, 自驾, 布置, 装修, 推荐, 美食, 景点, 攻略, 搭配, 穿什么, 宠物,
    レシピ, 観光, プラン, プレゼント, おすすめ, 料理, 여행, 레시피, 만드는, 법, 맛있, 추천, 일정, viaje, receta, itinerario,
    recomiénda, regalo, visitar, recette, visiter, voyage, itinéraire, cadeau, rezept, reise,
    wochenende, ausflug, geschenk, receita, roteiro, viagem, presente, рецепт, маршрут, подарить,
    посоветуй, поездк, путешестви, विधि, यात्रा, बनाने, घूमने, ghumne, nashte, banau, 必去, 排骨, 糖醋, 炖,
    炒, 煮, 蒸, 烤, 凉拌, 汤怎么, 菜谱, 食材, 穿搭, 衣服, 油渍, 去除, 多肉, 养花, 猫粮, 猫咪, 狗狗, 买什么, 玩具推荐, 电视剧, 综艺, 动画电影, 书单,
    歌单, 餐谱, 五日游, 三日游, 周末, 约会, 女朋友, 男朋友, 婚礼, 聚会, 游戏推荐, 桌游, 收纳, 家务, 搬家, 租房, 买车, 自行车保养, 钓鱼, 摄影技巧, 化妆,
    护肤, 发型, фильм, посмотреть, вечером, поход, отдых, праздник, день, рожден, приготовить, блюд,
    ужин, завтрак, дом, уборк, キャンプ, 献立, 晩ごはん, 映画, おすすめの, 服, 掃除, 誕生日, 영화, 캠핑, 저녁, 메뉴, 선물, 데이트,
    película, cena, vacaciones, cumpleaños, cocinar, film, dîner, vacances, anniversaire, cuisiner,
    abendessen, urlaub, geburtstag, kochen, filme, jantar, férias, aniversário, cozinhar
  `),
  general_knowledge: splitTerms(`
    为什么, 什么是, 是什么, 谁, 哪一, 有哪些, 哪些, 介绍, 解释, 说明, 历史, 意义, 描述一下, 如何形成, 怎样形成, 区别, 行星, 世界上, 原因, 影响, 传统,
    定义, 简述, なぜ, とは, 説明して, どうして, 何です, 誰, 歴史, 違い, 왜, 무엇, 누가, 설명, 역사, 뭐야, por, qué, quién, es, cuál,
    explica, diferencia, pourquoi, quelle, explique, différence, warum, wer, hat, was, erkläre,
    unterschied, quem, почему, кто, что, такое, объясни, какая, опиши, разниц, क्यों, क्या, है, कौन,
    किसने, समझाइए, kaise, hoti, samjhao, kisne, tại, sao, 四大发明, 四季, 成语, 由来, 诺贝尔, 首都, 朝代, 皇帝, 登月,
    生活习性, 面积最大, 最高, 最大, 最早, 节日, 地理, 天文, 物理, 化学, 宇宙, 火山, 地震, 恐龙, 文化, 宗教, 哲学, 是否, 有什么不同, 怎么形成,
    расскажи, причин, чем, отличается, сколько, лет, где, находится, ventajas, desventajas, impacto,
    consecuencias, avantages, conséquences, vorteile, nachteile, vantagens, desvantagens
  `),
}
