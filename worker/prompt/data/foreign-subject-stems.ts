import { splitTerms } from '../split-terms.ts'

/** The same for what pictures show; `picture` holds the words of picture making itself. */
export const foreignSubjectStems: Readonly<Record<string, readonly string[]>> = {
  portrait: splitTerms(`
    少女, 少年, 女孩, 男孩, 女人, 男人, 老人, 渔夫, 武士, 女武士, 肖像, 人像, 人物, 新娘, 骑士, 小男孩, 小女孩, 美女, 舞者, 公主, 国王, 宇航员, 女性,
    男性, 女の子, 男の子, 侍, ポートレート, 소녀, 소년, 여자, 남자, 노인, 초상, 인물, mujer, hombre, niñ, anciano, anciana,
    retrato, chica, pescador, novia, caballero, femme, homme, fille, garçon, portrait, 
    boulanger, chevalier, frau, mann, mädchen, junge, porträt, kapitän, ritter, mulher, homem,
    menin, женщин, мужчин, девушк, девочк, мальчик, портрет, старик, моряк, рыцар, महिला, लड़की,
    लड़का, चित्र, किसान, aurat, ladki, kisan, donna, uomo, kadın, wanita
  `),
  landscape: splitTerms(`
    山, 湖, 海边, 森林, 日出, 日落, 星空, 沙漠, 云海, 风景, 小镇, 街道, 小路, 雪山, 雪景, 瀑布, 草原, 夜景, 城市, 江南, 星球, 富士山, 湖面, 海,
    竹林, 風景, 街, 夜空, 朝焼け, 夕焼け, 산, 호수, 바다, 풍경, 마을, 밤하늘, 거리, montañ, lago, mar, playa, bosque,
    atardecer, amanecer, paisaje, acantilado, calle, montagne, lac, mer, plage, forêt, coucher,
    soleil, paysage, rue, champ, berg, see, meer, strand, wald, sonnenuntergang, landschaft, nebel,
    straße, montanha, praia, floresta, paisagem, rua, горн, озер, мор, лес, закат, рассвет, пейзаж,
    деревн, улиц, पहाड़, झील, समुद्र, सड़क, सूर्यास्त, pahad, strada, sokağı, jalan
  `),
  animals: splitTerms(`
    猫, 狗, 狐, 狐狸, 熊猫, 老虎, 水獭, 鸟, 马, 狼, 龙, 兔, 鱼, 鹰, 狮子, 大象, 动物, 鹤, 柴犬, 犬, キツネ, 鳥, 馬, 動物, くま, 고양이, 여우,
    개, 새, 호랑이, 동물, 곰, zorro, gato, perro, lobo, caballo, pájaro, animal, oso, renard, chien, loup,
    cheval, hibou, loutre, ours, fuchs, katze, hund, wolf, pferd, igel, eule, bär, raposa, cachorro,
    onça, cavalo, лис, кот, кошк, собак, волк, лошад, птиц, медвед, लोमड़ी, बिल्ली, कुत्ता, घोड़ा,
    शेर, billi, kutta
  `),
  food: splitTerms(`
    面条, 牛肉面, 蛋糕, 火锅, 水果, 草莓, 咖啡, 茶点, 美食, 面包, 寿司, 饺子, ラーメン, ケーキ, パフェ, 料理, 찌개, 라면, 케이크, 음식, 빵, paella,
    plato, tarta, pan, comida, café, pasta, assiette, gâteau, macaron, pain, fromage, teller,
    kuchen, suppe, brot, käse, prato, feijoada, bolo, pão, тарелк, борщ, торт, хлеб, суп, थाली,
    खाना, thali, khana
  `),
  architecture: splitTerms(`
    建筑, 大厦, 摩天大楼, 美术馆, 园林, 宫殿, 教堂, 寺庙, 石桥, 塔, 城堡, 白墙黑瓦, 効果図, 建築, 美術館, 城, 神社, 寺, 建物, 건물, 건축, 성, 궁,
    edificio, catedral, castillo, fachada, torre, palacio, bâtiment, cathédrale, château, façade,
    villa, tour, gebäude, schloss, kathedrale, bürogebäude, turm, prédio, castelo, здани, собор,
    замок, башн, фасад, भवन, किला, मंदिर, kila
  `),
  interior: splitTerms(`
    客厅, 卧室, 厨房, 茶室, 房间, 书房, 室内, 儿童房, 浴室, 榻榻米, 部屋, リビング, 台所, 寝室, 畳, 거실, 방, 침실, 주방, 실내, salón, cocina,
    dormitorio, sala, habitación, salon, cuisine, chambre, pièce, wohnzimmer, küche, schlafzimmer,
    zimmer, cozinha, quarto, гостин, кухн, спальн, комнат, कमरा, रसोई, kamra
  `),
  product: splitTerms(`
    香水, 手表, 手机, 吉他, 茶具, 耳机, 鞋, 包, 瓶, 手办, 产品摄影, 雨伞, 時計, 腕時計, 商品写真, 靴, フィギュア, 운동화, 시계, 향수, 제품, 피규어,
    reloj, botella, perfume, zapato, máquina, montre, flacon, parfum, chaussure, uhr, flasche,
    schreibmaschine, parfüm, schuh, tênis, relógio, garrafa, часы, флакон, духи, ботин, машинк, जूत,
    घड़ी, joote
  `),
  vehicles: splitTerms(`
    汽车, 出租车, 火车, 摩托车, 飞机, 轮船, 跑车, 自行车, 蒸汽火车, 飞船, 車, 電車, 飛行機, スポーツカー, バイク, 자동차, 기차, 비행기, 자전거, 오토바이,
    coche, tren, avión, barco, moto, bicicleta, voiture, avion, bateau, vélo, auto, zug, sportwagen,
    flugzeug, schiff, fahrrad, carro, trem, navio, машин, паровоз, поезд, самолёт, корабл, мотоцикл,
    गाड़ी, रेलगाड़ी
  `),
  illustration: splitTerms(`
    标志, 海报, 插画, 绘本, 图标, 卡通, 漫画, 像素, 扁平, 国潮, 动漫, 手绘, 封面, 贴纸, ロゴ, ポスター, イラスト, 絵本, アイコン, アニメ, 로고, 포스터,
    삽화, 일러스트, 만화, logo, logotipo, cartel, ilustración, cómic, affiche, illustration, dessinée,
    plakat, comic, logótipo, cartaz, ilustração, логотип, постер, иллюстраци, комикс, लोगो, पोस्टर
  `),
  fine_art: splitTerms(`
    油画, 水墨, 水墨画, 水彩, 雕塑, 印象派, 壁画, 工笔, 素描, 国画, 水彩画, 浮世絵, 油絵, 彫刻, 수채화, 유화, 조각, óleo, acuarela,
    pintura, escultura, aquarelle, peinture, l'huile, sculpture, ölgemälde, aquarell, skulptur,
    gemälde, aquarela, картина, масл, акварел, скульптур, तैलचित्र
  `),
  abstract: splitTerms(`
    抽象, 几何, 漩涡, 液态金属, 孤独, 渐变, 分形, 抽象的, 渦, 幾何学, 추상, 기하학, abstract, soledad, geométric, abstrait,
    géométrique, abstrakt, abstrato, абстракт, अमूर्त
  `),
  plants: splitTerms(`
    花, 荷花, 樱花, 仙人掌, 树, 桃花, 玫瑰, 竹子, 叶, 桜, 花束, 植物, ひまわり, 연꽃, 나무, 꽃, flor, cerezo, árbol, rosa, fleur,
    arbre, coquelicot, rose, blume, baum, strauß, mohn, kirschbaum, flores, árvore, цвет, дерев,
    подсолнух, роз, फूल, पेड़, कमल, phool
  `),
  picture: splitTerms(`
    图片, 照片, 图像, 画一, 画面, 绘制, 特写, 俯拍, 镜头, 柔光, 逆光, 景深, 光线, 渲染, 写实, 超写实, 电影感, 霓虹, 背景, 风格, 质感, 高清, 构图,
    摄影, 长曝光, 细节, 氛围, 一张, 极简, 倒影, 写真, 描いて, 照明, 光, フィルム, 風の, 俯瞰, 写実的, 構図, 映画, 사진, 그려, 조명, 배경, 스타일,
    사실적, 시네마틱, 클로즈업, imagen, dibuja, foto, luz, estilo, fondo, vista, cenital, cinematográfic,
    realista, plano, image, dessine, lumière, fond, style, réaliste, néons, bild, zeichne, licht,
    hintergrund, stil, fotorealistisch, filmisch, imagem, desenhe, fundo, нарисуй, изображени, фото,
    свет, стил, фон, крупный, план, वчитसवीर, तस्वीर, चित्र, बनाओ, प्रकाश, tasveer, photo, luci,
    luce, neon
  `),
}
