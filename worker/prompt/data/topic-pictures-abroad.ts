import type { LanguageCode } from '../language-code.ts'

interface PicturesAbroad {
  /** Endings of names for what no camera sees. */
  abstract: RegExp
  /** Between the topic and what stands for it. */
  joint: string
  /** A thing everybody knows, an editorial image, a diagram. */
  plain: string
  designed: string
  diagram: string
}

/** What stands for an abstract topic, in the topic's own language. */
export const picturesAbroad: Partial<Record<LanguageCode, PicturesAbroad>> = {
  es: {
    abstract:
      /(?:ción|ciones|sión|dad|ismo|ncia|logía|nomía|tica|miento|(?:foto|bio|quimio)?síntesis|eutanasia|pobreza|crisis|análisis|cambio climático|impuestos|derechos?|fraude|salud|seguridad)$/iu,
    joint: ', ilustración conceptual: ',
    plain: 'un camino de piedras sobre un arroyo, cada piedra un poco mayor que la anterior',
    designed: 'un paisaje de papel plegado cuyo horizonte se quiebra en un solo punto',
    diagram: 'un diagrama de cuatro etapas unidas por flechas, con espacio libre para los rótulos',
  },
  fr: {
    abstract:
      /(?:tion|sion|té|isme|ence|ance|logie|nomie|tique|ment|synthèse|euthanasie|pauvreté|crise|changement climatique|impôts?|droits?|fraude|santé)$/iu,
    joint: ', illustration conceptuelle : ',
    plain: 'un gué de pierres dans un ruisseau, chaque pierre un peu plus grande que la précédente',
    designed: 'un paysage de papier plié dont l’horizon se brise en un seul point',
    diagram: 'un schéma de quatre étapes reliées par des flèches, avec de la place pour les légendes',
  },
  de: {
    abstract:
      /(?:ung|heit|keit|schaft|ismus|tion|sion|tät|logie|nomie|tik|recht|these|sterbehilfe|armut|krise|wandel|betrug|steuern?|versicherung|gesundheit)$/iu,
    joint: ', konzeptionelle Illustration: ',
    plain: 'Trittsteine durch einen Bach, jeder etwas größer als der vorige',
    designed: 'eine Landschaft aus gefaltetem Papier, deren Horizont an einer Stelle bricht',
    diagram: 'ein Schema aus vier Stufen mit Pfeilen und freien Feldern für die Beschriftung',
  },
  pt: {
    abstract:
      /(?:ção|ções|são|dade|ismo|ência|ância|logia|nomia|tica|mento|síntese|eutanásia|pobreza|crise|mudanças climáticas|impostos?|direitos?|fraude|saúde)$/iu,
    joint: ', ilustração conceitual: ',
    plain: 'um caminho de pedras sobre um riacho, cada pedra um pouco maior que a anterior',
    designed: 'uma paisagem de papel dobrado cujo horizonte se quebra em um só ponto',
    diagram: 'um diagrama de quatro etapas ligadas por setas, com espaço livre para as legendas',
  },
  hi: {
    abstract: /(?:वाद|ता|बंदी|व्यवस्था|नीति|शास्त्र|तंत्र|परिवर्तन|करण|कानून|अधिकार|धोखाधड़ी|महंगाई|शिक्षा|स्वास्थ्य|बीमा)$/u,
    joint: ', सांकेतिक चित्र: ',
    plain: 'नाले पर बिछे पत्थरों का रास्ता, हर पत्थर पिछले से थोड़ा बड़ा',
    designed: 'मोड़े हुए कागज़ का परिदृश्य, जिसका क्षितिज एक जगह टूटता है',
    diagram: 'तीरों से जुड़े चार चरणों का आरेख, लेबल के लिए खाली जगह के साथ',
  },
  zh: {
    abstract: /(?:主义|经济|理论|制度|政策|法|学|化|性|智能|变化|膨胀|保险|投资|税|诈骗|健康|安全)$/u,
    joint: '，概念插画：',
    plain: '溪流上的一排踏脚石，一块比一块大',
    designed: '折纸构成的风景，地平线在一处断开',
    diagram: '由箭头相连的四个阶段的示意图，留出标签的位置',
  },
  'zh-Hant': {
    abstract: /(?:主義|經濟|理論|制度|政策|法|學|化|性|智慧|變遷|膨脹|保險|投資|稅|詐騙|健康|安全)$/u,
    joint: '，概念插畫：',
    plain: '溪流上的一排踏腳石，一塊比一塊大',
    designed: '摺紙構成的風景，地平線在一處斷開',
    diagram: '由箭頭相連的四個階段的示意圖，留出標籤的位置',
  },
  ja: {
    abstract: /(?:主義|経済|理論|制度|政策|法|学|化|性|知能|変動|保険|投資|税|詐欺|健康|安全|インフレ)$/u,
    joint: '、概念的なイラスト：',
    plain: '小川に並ぶ飛び石、ひとつごとに少しずつ大きくなる',
    designed: '折り紙でできた風景、地平線が一か所で途切れる',
    diagram: '矢印で結ばれた四つの段階の図、ラベルのための余白つき',
  },
}
