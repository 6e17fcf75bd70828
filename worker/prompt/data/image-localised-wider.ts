import type { LanguageCode } from '../language-code.ts'
import type { WiderWordings } from './wider-wordings.ts'

/** Further decisions for captions that are not in English. */
export const widerWordings: Partial<Record<LanguageCode, WiderWordings>> = {
  es: {
    light: `
      luz clara desde la derecha que modela las formas; luz baja que alarga las sombras; luz filtrada y tranquila en todo el fondo;
      luz suave desde arriba que descansa en el sujeto; luz oblicua que separa el sujeto del fondo;
      luz pálida y abierta que conserva los detalles; luz envolvente que apenas deja sombra`,
    framing: `
      encuadre ligeramente bajo con espacio por encima; composición equilibrada con una zona vacía a un lado;
      encuadre a media distancia con el entorno visible; composición en tres planos de profundidad;
      encuadre frontal con márgenes iguales; composición en diagonal que guía la mirada; encuadre cercano con todo el sujeto visible`,
    palette: `
      paleta de azul petróleo, arena y blanco; paleta de ciruela, musgo y marfil; paleta de ladrillo, lino y tinta;
      paleta de miel, gris azulado y crema; paleta de verde pino, piedra y óxido; paleta de carbón, hueso y rosa pálido;
      paleta de mostaza, pizarra y blanco roto`,
  },
  fr: {
    light: `
      lumière claire de droite qui modèle les formes; lumière rasante qui allonge les ombres; lumière filtrée et calme sur tout le fond;
      lumière douce du haut posée sur le sujet; lumière oblique qui détache le sujet du fond;
      lumière pâle et ouverte qui garde les détails; lumière enveloppante aux ombres très légères`,
    framing: `
      cadrage légèrement bas avec de l'espace au-dessus; composition équilibrée avec une zone vide d'un côté;
      cadrage à mi-distance où les alentours restent lisibles; composition en trois plans de profondeur;
      cadrage frontal aux marges égales; composition en diagonale qui conduit le regard; cadrage proche où tout le sujet reste visible`,
    palette: `
      palette de bleu pétrole, sable et blanc; palette de prune, mousse et ivoire; palette de brique, lin et encre;
      palette de miel, gris bleuté et crème; palette de vert sapin, pierre et rouille; palette de charbon, os et rose pâle;
      palette de moutarde, ardoise et blanc cassé`,
  },
  de: {
    light: `
      klares Licht von rechts, das die Formen modelliert; flaches Licht, das die Schatten streckt; gefiltertes, stilles Licht im ganzen Hintergrund;
      sanftes Licht von oben, das auf dem Motiv ruht; schräges Licht, das Motiv und Grund trennt;
      blasses, offenes Licht, das jede Einzelheit bewahrt; weiches Licht ringsum mit nur leichten Schatten`,
    framing: `
      leicht tiefe Ansicht mit Raum nach oben; ausgewogene Komposition mit einer leeren Seite;
      Ansicht aus mittlerer Entfernung mit lesbarer Umgebung; Komposition in drei Ebenen von nah bis fern;
      frontale Ansicht mit gleichen Rändern; diagonale Komposition, die den Blick führt; nahe Ansicht mit dem ganzen Motiv im Bild`,
    palette: `
      Farbpalette aus Petrol, Sand und Weiß; Farbpalette aus Pflaume, Moos und Elfenbein; Farbpalette aus Ziegelrot, Leinen und Tinte;
      Farbpalette aus Honig, Blaugrau und Creme; Farbpalette aus Tannengrün, Stein und Rost; Farbpalette aus Kohle, Knochenweiß und Zartrosa;
      Farbpalette aus Senf, Schiefer und gebrochenem Weiß`,
  },
  pt: {
    light: `
      luz clara da direita que modela as formas; luz rasante que alonga as sombras; luz filtrada e calma em todo o fundo;
      luz suave de cima que repousa sobre o motivo; luz oblíqua que separa o motivo do fundo;
      luz pálida e aberta que conserva os detalhes; luz envolvente com sombras muito leves`,
    framing: `
      enquadramento levemente baixo com espaço acima; composição equilibrada com uma área vazia de um lado;
      enquadramento a meia distância com o entorno legível; composição em três planos de profundidade;
      enquadramento frontal com margens iguais; composição em diagonal que conduz o olhar; enquadramento próximo com todo o motivo visível`,
    palette: `
      paleta de azul petróleo, areia e branco; paleta de ameixa, musgo e marfim; paleta de tijolo, linho e tinta;
      paleta de mel, cinza azulado e creme; paleta de verde pinho, pedra e ferrugem; paleta de carvão, osso e rosa pálido;
      paleta de mostarda, ardósia e branco quebrado`,
  },
  hi: {
    light: `
      दाईं ओर से आती साफ़ रोशनी; नीचे से झुकती रोशनी और लंबी छाया; पूरे दृश्य में छनी हुई शांत रोशनी; विषय पर ठहरती ऊपर की मुलायम रोशनी;
      तिरछी रोशनी जो विषय को पृष्ठभूमि से अलग करे; हल्की खुली रोशनी जिसमें हर बारीकी दिखे; चारों ओर फैली रोशनी और बहुत हल्की छाया`,
    framing: `
      थोड़ा नीचे से दृश्य और ऊपर खुली जगह; एक ओर खाली जगह वाली संतुलित रचना; मध्यम दूरी का दृश्य जिसमें आसपास भी दिखे; तीन तहों वाली गहरी रचना;
      सामने से सीधा दृश्य और बराबर किनारे; नज़र को भीतर ले जाती तिरछी रचना; नज़दीकी दृश्य जिसमें पूरा विषय समाए`,
    palette: `
      गहरे नीले-हरे, रेत और सफ़ेद रंग; बैंगनी, काई और हाथीदाँत रंग; ईंट, सन और स्याही के रंग; शहद, नीले धूसर और क्रीम रंग;
      देवदार हरे, पत्थर और जंग के रंग; कोयले, हड्डी और हल्के गुलाबी रंग; सरसों, स्लेटी और मटमैले सफ़ेद रंग`,
  },
  zh: {
    light: `
      清亮的光线从右侧照来，把形体塑造得分明; 低斜的光线拉长影子，层次清楚; 透过遮挡的柔光安静地铺在背景上; 上方的柔光落在主体，四周略暗;
      斜射光把主体与背景分开; 浅淡而开阔的光线保留每处细节; 环绕的柔光，影子极浅`,
    framing: `
      略低的视角，上方留出空间; 均衡构图，一侧留白; 中距离构图，环境清楚可辨; 前中后三层的纵深构图; 正面构图，四边留白一致;
      对角线构图，引导视线; 近距离构图，主体完整入画`,
    palette: `
      石油蓝、沙色与白色配色; 梅紫、苔绿与象牙配色; 砖红、亚麻与墨色配色; 蜜色、蓝灰与奶油配色; 松绿、石色与锈色配色;
      炭黑、骨白与浅粉配色; 芥黄、石板灰与米白配色`,
  },
  'zh-Hant': {
    light: `
      清亮的光線從右側照來，把形體塑造得分明; 低斜的光線拉長影子，層次清楚; 透過遮擋的柔光安靜地鋪在背景上; 上方的柔光落在主體，四周略暗;
      斜射光把主體與背景分開; 淺淡而開闊的光線保留每處細節; 環繞的柔光，影子極淺`,
    framing: `
      略低的視角，上方留出空間; 均衡構圖，一側留白; 中距離構圖，環境清楚可辨; 前中後三層的縱深構圖; 正面構圖，四邊留白一致;
      對角線構圖，引導視線; 近距離構圖，主體完整入畫`,
    palette: `
      石油藍、沙色與白色配色; 梅紫、苔綠與象牙配色; 磚紅、亞麻與墨色配色; 蜜色、藍灰與奶油配色; 松綠、石色與鏽色配色;
      炭黑、骨白與淺粉配色; 芥黃、石板灰與米白配色`,
  },
  ja: {
    light: `
      右側からの澄んだ光が形をはっきり見せる; 低く斜めの光が影を長く引く; 透けるような静かな光が背景に広がる; 上からのやわらかな光が主体に落ち着く;
      斜めの光が主体と背景を分ける; 淡く開けた光が細部まで残す; まわりを包む光で影はごく淡い`,
    framing: `
      やや低いアングルで、上に空間を残す; 片側に余白を置いた釣り合いのよい構図; 中距離の構図で、まわりの様子も見せる; 手前から奥まで三層の構図;
      正面からの構図で、四辺の余白をそろえる; 対角線の構図で視線を導く; 近い構図で、主体の全体を収める`,
    palette: `
      深い青緑と砂と白の配色; 梅色と苔色と象牙の配色; 煉瓦色と麻色と墨の配色; 蜂蜜色と青みの灰と生成りの配色; 松葉色と石色と錆色の配色;
      炭色と骨白と淡い桃色の配色; からし色と石板色と白の配色`,
  },
}
