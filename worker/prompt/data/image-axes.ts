import { splitTerms } from '../split-terms.ts'

export type ImageAxis = 'light' | 'framing' | 'palette' | 'lens' | 'medium' | 'setting'

/** Terms that show that an axis of the picture is already decided. */
export const imageAxisTerms: Readonly<Record<ImageAxis, readonly string[]>> = {
  light: splitTerms(`
    light, lighting, lit, sunlight, sunlit, moonlight, moonlit, candlelight, candlelit, candle-lit, lamplit, lamp-lit, firelit, torchlit, neon-lit, golden hour, golden-hour, blue hour,
    blue-hour, sunset, sunrise, dawn, dusk, twilight, backlit, backlight, backlighting, neon, overcast, shadow, rim light,
    softbox, glow, glowing, chiaroscuro, high-key, low-key, silhouette, sun, daylight, shade, rembrandt lighting, candle,
    shading, illuminated, illumination, sunny, sunbeam, spotlight, sunshine, starlight, firelight, lamplight, highlight,
    lamp, lantern light, lantern, headlights, streetlight, torchlight, fluorescent, floodlit, low sun, evening sun, sun-drenched, sun-dappled, dappled, shadowless, noon, midday, god rays, ray, gleam, gleaming, bright sky,
    seitenlicht, luz, sombra, sombras, lumière, ombre, contre-jour, licht, schatten, gegenlicht, iluminación, contraluz, iluminação,
    beleuchtung, éclairage, रोशनी, प्रकाश, छाया, धूप, bulb, light bulb, tube light, tubelight, flash, flashlight, string lights, fairy lights,
    atardecer, amanecer, ocaso, anochecer, crepúsculo, puesta de sol, luz de luna, claro de luna, farolillo, soleado, luces, neón,
    clair de lune, coucher de soleil, lever de soleil, soleil couchant, soleil levant, aube, crépuscule, bougie, bougies, lanterne, lanternes,
    ensoleillé, lumières, sonnenuntergang, sonnenaufgang, mondlicht, mondschein, dämmerung, abenddämmerung, morgendämmerung, morgenlicht,
    abendlicht, abendsonne, morgensonne, abendstimmung, kerzenlicht, sonnenlicht, neonlicht, laterne, laternen, lichtfleck, tramonto, alba,
    luce, luci, controluce, lume, chiaro di luna, lanterna, lanterne, crepuscolo, pôr do sol, nascer do sol, amanhecer, entardecer, luar,
    ensolarado, cahaya, matahari terbenam, matahari terbit, senja, fajar, lampu, lentera, sinar, zonsondergang, zonsopgang, schemering,
    maanlicht, kaarslicht, gün batımı, gün doğumu, ışık, ışığı, zachód słońca, światło, chand ki roshni, roshni, chandni, suryast, diye ki
  `),
  framing: splitTerms(`
    looking straight down, looking straight up, looking down, looking up, straight down into, drone photo, drone footage, drone image, drone photography, by drone, drone look, bird's eye view, top shot, vista de drone, con dron, desde un dron, a vista de dron, dron, vue de drone, vue par drone,
    vue aérienne, vista aérea, vista aerea, drohnenaufnahme, drohnenfoto, drohnenblick, luftaufnahme, vogelperspektive, tampak atas, dari atas,
    vista dall'alto, primo piano, piano medio, campo lungo, inquadratura, plano general, plano detalle, gran plano, plano aberto, plano fechado,
    vue d'ensemble, plan large, plan rapproché, vue de dessus, vue de côté, totale, weitwinkel, seitenansicht, von oben, von der seite, halbtotale, ao longe, a lo lejos,
    au loin, in der ferne, in lontananza, di kejauhan, vista lateral, vista frontal, di lato, close up shot, vista desde arriba, ao nível dos olhos,
    isometric, close-up, closeup, close up, wide shot, wide view, full body, full-body, full-body view,
    eye level, eye-level, low angle, high angle, low-angle, high-angle, full shot, establishing shot, over-the-shoulder, worm's-eye,
    flat lay, flat-lay, top view, dutch angle, half-body, bust shot, extreme close-up, cropped,  overhead, top-down, top down, bird's-eye, aerial, macro, composition,
    framing, centred, centered, head-and-shoulders, waist-up, chest-up, knee-up, headshot, three-quarter, profile,
    panorama, panoramic, rule of thirds, symmetrical, perspective, view, viewpoint, full-length, half-length, foreground,
    leading line, negative space, wide scene, horizon, front view, side view, wide-angle, wide angle, grid,
    dominant shape, straight-on, point of view, cinematic shot, medium shot, long shot, vista, margin, row of, panel,
    from above, from below, from behind, from the side, from the front, from a drone, seen from, viewed from, shot from,
    drone shot, drone view, degree angle, mid-shot, full-frame view, off-centre, off-center, two-panel, four-panel, plain background, in the distance,
    encuadre, primer plano, plano medio, composición, cadrage, gros plan, plan moyen, bildausschnitt, nahaufnahme, ansicht,
    perspektive, komposition, dreiviertelansicht, perspectiva, bildaufbau, enquadramento, composição, फ्रेम, दृश्य, कोण, रचना
  `),
  palette: splitTerms(`
    b w, bnw, black white, blanco y negro, blanco negro, noir et blanc, schwarz-weiß, schwarzweiß, schwarz-weiss, schwarzweiss, schwarz weiß,
    schwarzweiß-porträt, schwarz-weiß-porträt, schwarzweißfoto, schwarzweiß-foto, schwarz-weiß-foto, schwarzweißfotografie, bianco e nero,
    preto e branco, preto-e-branco, hitam putih, hitam-putih, zwart-wit, siyah beyaz, czarno-białe, czarno-biały, monocromo, monocromático,
    monocromatico, monochrom, einfarbig, sépia, seppia, in sepia, tonos pastel, pastellfarben, pastello, pastéis, argentique,
    palette, monochrome, black and white, black-and-white, pastel, muted, vibrant color, vibrant colour, vivid,
    earth tone, sepia, warm tone, cool tone, colourful, colorful, saturated, desaturated, color scheme, colour scheme,
    tone, flat colour, duotone, hues, colors, colours, monochromatic, grayscale, greyscale, multicolored, multicoloured,
    neutral, on white, paleta, colores, tonos, palette de, tons, couleurs, farben, farbpalette, töne, cores, रंग
  `),
  lens: splitTerms(`
    phone photo, phone camera, smartphone photo, phone snap, phone snapshot, phone shot, mobile photo, mobile camera, iphone photo, cell phone photo, taken on phone,
    taken with phone, disposable camera, polaroid, instax, gopro, webcam, cctv, security camera, drone shot, drone photo, drone view, drone footage, by drone,
    from a drone, film camera, 35mm film, foto de celular, foto de móvil, handyfoto, photo de téléphone, foto del telefono, foto hp,
    lens, 8mm, 10mm, 12mm, 14mm, 15mm, 16mm, 17mm, 18mm, 20mm, 21mm, 22mm, 24mm, 25mm, 26mm, 28mm, 30mm, 32mm, 35mm, 40mm,
    45mm, 50mm, 55mm, 58mm, 60mm, 65mm, 70mm, 75mm, 80mm, 85mm, 90mm, 100mm, 105mm, 110mm, 120mm, 135mm, 150mm, 180mm,
    200mm, 250mm, 300mm, 350mm, 400mm, 500mm, 600mm, 800mm, bokeh, depth of field, f 1, f 2, f 4, f 5, f 8, f 11, f 16, f 22, telephoto, fisheye, tilt-shift, dslr, nikon, canon, leica, hasselblad, shot on, deep focus, selective focus,
    shallow focus, soft focus, sharp focus, wide-angle, wide angle, macro lens, anamorphic, long exposure, objetivo,
    objectif, objektiv
  `),
  medium: splitTerms(`
    photo, photograph, photography, photorealistic, photo-realistic, realistic, illustration, painting, oil painting,
    watercolor, watercolour, sketch, drawing, render, rendering, 3d, vector, pixel art, anime, manga, cartoon, comic,
    line art, logo, sculpture, gouache, pencil, charcoal, ink, collage, cinematic, film still, poster, digital art,
    concept art, low poly, low-poly, isometric, linocut, mosaic, stained glass, embroidery, foto, fotografía, fotografia,
    fotografie, ilustración, ilustração, dessin, icon, sticker, statue, graffiti, origami, claymation, engraving,
    ukiyo-e, fresco, doodle, diagram, gemälde, zeichnung, peinture, pintura, acuarela, aquarell, aquarelle,
    फोटो, तस्वीर, चित्र, voxel, infographic, emblem, packshot, illustrated, painted, screen-printed, cel-shaded, pattern,
    flyer, banner, mural, woodcut, woodblock, etching, storyboard, wireframe, tattoo, coloring page, colouring page,
    ui design, reference sheet, model sheet, turnaround, abstraction, selfie, snapshot
  `),
  setting: splitTerms(`
    in a, in the, on a, on the, at a, at the, by a, by the, inside, outside, under, beneath, near, background,
    backdrop, beside, next to, behind, in front of, over, against, city, forest, beach, room, street, night,
    space, underwater, studio, winter, summer, spring, autumn, rain, snow, morning, evening, setting,
    surrounded, on, in
  `),
}

/** The same for scripts that put no spaces between words. */
export const imageAxisPatterns: readonly (readonly [axis: ImageAxis, pattern: RegExp])[] = [
  [
    'light',
    /光|照明|影|逆光|灯|燈|暮色|晨曦|夕照|夜景|灯火|提灯|行灯|夕阳|夕陽|日落|日出|黄昏|ライト|日差し|夕日|朝日|木漏れ日/u,
  ],
  [
    'framing',
    /构图|構圖|特写|特寫|视角|視角|全景|近景|远景|俯视|俯瞰|航拍|俯拍|鸟瞰|远处|空撮|ドローン|遠くに|仰视|画面|構図|アップ|アングル|クローズアップ|全身/u,
  ],
  ['palette', /色调|色調|配色|黑白|彩色|白黒|モノクロ|カラー|色彩/u],
  ['lens', /镜头|鏡頭|景深|焦距|レンズ|被写界深度|ボケ|広角|望遠/u],
  [
    'medium',
    /照片|摄影|攝影|插画|插畫|油画|水彩|漫画|动漫|海报|标志|写真|イラスト|水彩画|油絵|アニメ|ポスター|ロゴ|スケッチ/u,
  ],
]

/** The same for other scripts, whose words change their ends; by what a word holds. */
export const imageAxisStems: readonly (readonly [axis: ImageAxis, pattern: RegExp])[] = [
  [
    'light',
    /закат|рассвет|сумерк|фонар|лунн|свеч|\bсвет|освещ|заходящ|неонов|غروب|شروق|ضوء|إضاءة|فانوس|فوانيس|القمر|شموع|شمعة|노을|석양|일몰|일출|조명|햇빛|햇살|등불|달빛|역광|가로등|네온|촛불|सूर्यास्त|सूर्योदय|चाँदनी|चांदनी|दीये|दीया|लालटेन|रोशनी|धूप/u,
  ],
  [
    'framing',
    /вид сбоку|вид сверху|с дрона|дрон|крупный план|общий план|вдали|с высоты|ракурс|لقطة|عن قرب|من الأعلى|طائرة مسيرة|클로즈업|드론|항공|위에서|전경|구도|앵글|ड्रोन|ऊपर से|क्लोज़-अप|क्लोजअप/u,
  ],
  ['palette', /ч[её]рно-бел|монохром|أبيض وأسود|흑백|모노톤|श्वेत-श्याम|ब्लैक एंड व्हाइट|ब्लैक ऐंड व्हाइट/u],
]
