import type { LanguageCode } from '../language-code.ts'
import { splitTerms } from '../split-terms.ts'

/** Beginnings of words that show that a text to be worked on is at hand; without one, a summary is an overview. */
export const sourceCues: Partial<Record<LanguageCode, readonly string[]>> = {
  es: splitTerms(
    `texto, artículo, siguiente, informe, documento, libro, capítulo, correo, reunión, conversación, transcripción, novela, película, este_, esta_, estudio, noticia, obra`,
  ),
  fr: splitTerms(
    `texte, article, suivant, rapport, document, livre, chapitre, courriel, réunion, conversation, transcription, roman, film, ce_, cet_, cette_, étude, œuvre, pièce`,
  ),
  de: splitTerms(
    `text, artikel, folgend, bericht, dokument, buch, kapitel, e-mail, besprechung, gespräch, protokoll, roman, film, diese, studie, werk`,
  ),
  pt: splitTerms(
    `texto, artigo, seguinte, relatório, documento, livro, capítulo, e-mail, reunião, conversa, transcrição, romance, filme, este_, esta_, estudo, notícia, obra`,
  ),
  hi: splitTerms(
    `पाठ, लेख, निम्नलिखित, नीचे, रिपोर्ट, दस्तावेज़, पुस्तक, किताब, अध्याय, बैठक, बातचीत, उपन्यास, फ़िल्म, फिल्म, इस_, अध्ययन, समाचार`,
  ),
  zh: splitTerms(
    `文字, 文章, 以下, 下面, 报告, 文档, 这本书, 书中, 本章, 本段, 邮件, 会议, 对话, 小说, 电影, 这篇, 这段, 这份, 论文, 新闻, 《`,
  ),
  'zh-Hant': splitTerms(
    `文字, 文章, 以下, 下面, 報告, 文件, 這本書, 本章, 本段, 郵件, 會議, 對話, 小說, 電影, 這篇, 這段, 這份, 論文, 新聞, 《`,
  ),
  ja: splitTerms(
    `以下, 次の文, 次の記事, この文, この記事, 記事を, 報告書, 議事録, 会議, 会話, 論文, ニュース, 『, 本文, メール, あらすじ, 原文, 資料`,
  ),
}
