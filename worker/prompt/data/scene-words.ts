import { splitTerms } from '../split-terms.ts'

/** Words of light, view, weather and medium that captions hold and text tasks seldom do; written like task words. */
export const sceneWords: readonly string[] = splitTerms(`
  luz de_, luz lateral_, luz suave_, luz natural_, luz cálida_, luz dorada_, luz dura_, luz da_, luz do_, contraluz_, lumière, contre-jour_, licht_, gegenlicht, tegenlicht_, seitenlicht, morgenlicht,
  abendlicht, avondlicht_, ochtendlicht_, kerzenlicht, luce_, controluce_, ışık_, ışığ, cahaya_, ánh sáng_, roshni_, dhoop_, रोशनी, प्रकाश_, धूप_, আলো, ஒளி, 光线, 光線, 逆光, 侧光, 柔光, 月光, 晨光, 暖光,
  光影, 照明, 夕日, 木漏れ日, 朝日, 月明かり, 햇살, 햇빛, 역광, 조명, 달빛, свет_, светом_, контровой, освещени, лучи_, ضوء, إضاءة,
  atardecer_, amanecer_, anochecer_, puesta de sol_, coucher de soleil_, lever du soleil_, crépuscule_, petit matin_, sonnenuntergang, sonnenaufgang, abendrot_, dämmerung_, herbstlaub_, pôr do
  sol_, entardecer_, amanhecer_, tramonto_, alba_, zonsondergang_, zonsopgang_, schemering_, закат, рассвет, сумерк, غروب, شروق, gün batım, gün doğum, günbatım, şafak, matahari terbenam_,
  matahari terbit_, senja_, hoàng hôn_, bình minh_, सूर्यास्त, सूर्योदय, সূর্যাস্ত, সূর্যোদয়, ভোর, சூரிய உதய, அந்தி, 日落, 日出, 黄昏, 黃昏, 清晨, 薄暮, 夕暮れ, 夜明け, 朝焼け, 夕焼け, 노을, 새벽, 일출, 일몰, 해질녘,
  sin gente_, sin personas_, sans personne_, personne autour_, keine menschen_, ohne menschen_, menschenleer, sem pessoas_, sem gente_, senza persone_, nessuna persona_, nessuno in giro_, geen mensen_, zonder mensen_,
  без людей_, بلا أشخاص, بدون أشخاص, insan yok_, insansız_, tanpa orang_, không có người_, không người_, कोई इंसान नहीं, कोई लोग नहीं, koi insaan nahi, কোনো মানুষ নেই, மனிதர்கள் இல்லை, 无人, 没有人, 無人, 人なし, 人はいない, 사람
  없음_, 사람 없이_, 인적 없는_,
  vista desde_, visto desde_, vista cenital_, desde arriba_, primer plano_, plano general_, vue de_, vue du_, vu du_, plan large_, gros plan_, draufsicht_, von oben_, vogelperspektive_, nahaufnahme, weitwinkel,
  de cima_, vista de cima_, dall'alto_, primo piano_, bovenaf_, bovenaanzicht_, close-up_, вид сверху_, вид с_, крупный план_, крупным планом_, من الأعلى, من أعلى, لقطة, üstten, yukarıdan_, yakın çekim_,
  tampak atas_, dari atas_, nhìn từ_, cận cảnh_, ऊपर से_, पास से_, क्लोज़अप, 俯视, 俯拍, 特写, 仰拍, 航拍, 近景, 远景, 真上から, 俯瞰, 横顔, 接写, クローズアップ, 위에서_, 위에서 본, 클로즈업, উপর থেকে, மேலிருந்து,
  foto_, fotografía_, fotografia_, photographie_, produktfoto, portretfoto_, bild von_, ilustración_, ilustração_, illustrazione_, illustratie_, acuarela_, aquarelle_, aquarell_, aquarela_, acquerello_, óleo_,
  huile sur toile_, ölgemälde_, olieverf, olio su tela_, gemälde_, dibujo_, dessin_, zeichnung_, desenho_, disegno_, tekening_, retrato_, porträt_, ritratto_, портрет, фото_, фотограф, рисунок_, акварел, иллюстрац,
  картина_, صورة_, رسم_, لوحة_, بورتريه, fotoğraf, illüstrasyon, suluboya_, yağlı boya_, portresi_, gambar_, lukisan_, ilustrasi_, bức ảnh_, bức tranh_, चित्र_, तस्वीर, फोटो_, पेंटिंग, tasveer_, ছবি_, ஓவிய, 照片,
  插画, 水彩, 油画, 水墨, 摄影, 写真, イラスト, 油絵, 사진_, 일러스트, 수채화, 유화, cartel_, plakat_, cartaz_, locandina_, плакат, постер, ملصق, afiş_, logo_, логотип, ロゴ, 로고,
  fondo negro_, fondo blanco_, fond noir_, fond blanc_, hintergrund_, fundo preto_, fundo branco_, sfondo_, achtergrond_, фон_, фоне_, خلفية, arka plan, nền đen_, nền trắng_, पृष्ठभूमि, পটভূমি, பின்னணி, 背景, 배경,
  niebla_, brume_, nebel_, morgennebel_, nevoeiro_, neblina_, nebbia_, туман_, тумане_, ضباب, sisli_, kabut_, sương mù_, धुंध, कोहरा, dhund_, কুয়াশা, மூடுபனி, 薄雾, 薄霧, 霧の, 안개, reflejos_, reflets_,
  spiegelung, reflexos_, riflessi_, weerspiegeling_, отражени, انعكاس, yansıma, 倒影, blanco y negro_, noir et blanc_, schwarzweiß, schwarz-weiß, preto e branco_, bianco e nero_, zwart-wit, черно-бел, чёрно-бел,
  cinematográfic, cinématographique_, filmisch_, cinematografic, bokeh_, ultrarealista_, fotorrealista_, photoréaliste_, fotorealist, sobre mármol_, su marmo_, sobre mármore_, auf marmor_, auf beton_, su legno_
`)
