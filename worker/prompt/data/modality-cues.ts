import { splitTerms } from '../split-terms.ts'

export type ModalityCue = 'image' | 'chat'

export interface ModalityCueEntry {
  key: ModalityCue
  weight: number
  phrases: readonly string[]
}

/** Words that tell a picture request from a text task; the writing or coding verb outweighs the picture it mentions. */
export const modalityCues: readonly ModalityCueEntry[] = [
  {
    key: 'image',
    weight: 5,
    phrases: splitTerms(`
      photo of, photograph of, picture of, image of, painting of, drawing of, illustration of, portrait of,
      sketch of, render of, logo for, icon of, sticker of, poster for, wallpaper of, close-up of, closeup of,
      close up of, product photo, photo realistic, aerial view of, isometric, cinematic still, concept art,
      pixel art, oil painting, watercolor, watercolour, digital art, stock photo, photorealistic, bokeh, 3d
      render, line art, tattoo design, book cover, album cover, low poly, depth of field, golden hour, f 1, f
      2, generate an image, create an image, make an image, draw a, draw an, draw me, paint a, paint me, photo
      of a, a logo, studio ghibli, anime style, foto de, imagen de, ilustración de, dibujo de, retrato de,
      logotipo para, photo de, image de, dessin de, palette of, mm lens, vertical format, wide format, square format, wide frame, eye-level view, close view, overhead view, side light,
      top light, soft light, low light, even light, shallow depth of field, deep focus, selective focus, leading lines, studio
      photograph, object photograph, food photograph, trending on artstation, artstation, octane render, unreal engine, matte
      painting, highly detailed, sharp focus, volumetric light, cinematic lighting, photo studio, turn this photo, the uploaded photo,
      the attached photo, reference image, generate a picture, create a picture, make a picture, foto von, bild von, zeichnung, imagem de, desenho de
    `),
  },
  {
    key: 'image',
    weight: 2,
    phrases: splitTerms(`
      photo, photography, picture, illustration, painting, portrait, logo, poster, drawing, lens, lighting,
      background, backdrop, vibrant, sunset, soft light, macro, art style, in the style of, aesthetic, wearing,
      silhouette, foreground, scene, adorned, gleaming, composition, standing, sitting, hanging, perched,
      nestled, texture, wooden, glowing, next to a, on top of, in front of, left of, right of, covered in
    `),
  },
  {
    key: 'chat',
    weight: 6,
    phrases: splitTerms(`
      tweet, lyrics, compose, speech, report, question, answer, quiz, analysis, itinerary, resume,
      dialogue, word, capital letter, rubric, song, algorithm, task description, given the, keyword, summary,
      javascript, c++, class, matlab, excel, html, css, write, explain, summarize, summarise, translate, debug,
      fix, refactor, analyze, analyse, compare, describe, list, calculate, solve, prove, act as, you are a, you
      are an, tell me, give me, help me, how do, how to, how can, how many, how much, what is, what are, why,
      suggest, recommend, rewrite, proofread, classify, extract, brainstorm, plan, code, implement, function,
      python, sql, essay, email, blog, article, story, poem, script, your response, your answer, i want you to,
      please provide, should i, can you, could you, escribe, explica, traduce, écris, écrivez, explique,
      schreibe, erkläre, fasse, escreva, decris, cuál, cómo, quel, comment, convert, evaluate, identify,
      generate a list, paragraph, sentence, user, response, prompt, respond, find the speed, find speed, find the value,
      find the area, find the distance, km/h, seconds find, choose between, decide between, finetuning, fine tune, not working,
      not cooling, not charging, not turning on, making noise, making a noise, clicking noise, keeps crashing, shayari, ghazal,
      dialogues, debate on, notes on, mcq, agenda, prd, user stories, landing page copy, invitation wording, formula,
      career options, options after, job post, job posting, job opening, vacancy, not starting, not eating, emi, emi calculator, otp, flutter,
      react native, eligibility, syllabus, case study, press release, character sketch, release notes, alt text, checklist for, vote of thanks, debate points, okrs, salary, टाइम टेबल, स्क्रिप्ट, आइडिया, समीक्षा, निबंध, भाषण, पत्र, கடிதம், கட்டுரை,
      கவிதை, வரவேற்புரை, திட்டம், பேச்சு, চিঠি, রচনা, বক্তৃতা, లేఖ, వ్యాసం, ప్రసంగం, ಪತ್ರ, ಪ್ರಬಂಧ, കത്ത്, ഉപന്യാസം, પત્ર, નિબંધ
    `),
  },
]
