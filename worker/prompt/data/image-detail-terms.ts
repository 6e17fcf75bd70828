import { splitTerms } from '../split-terms.ts'

/** Words that say where in the frame something stands. */
export const spatialTerms = splitTerms(`
  left, right, behind, in front of, beside, between, above, below, foreground, background, center, centre, edge, corner,
  atop, on top of, beneath, underneath, surrounding, surrounded, distance, distant, next to, adjacent, against, nearby,
  alongside, across, around, row, opposite, overlooking, facing, towering, stretching, aligned, side by side, middle,
  overhead, lined up, arranged, scattered, nestled, leaning, hanging, perched, stacked, framing, framed
`)

/** Words that say what something is made of or how it feels. */
export const surfaceTerms = splitTerms(`
  glossy, matte, wooden, wood, metal, metallic, glass, stone, brick, marble, ceramic, leather, fabric, woven, rustic,
  smooth, rough, textured, texture, shiny, polished, weathered, worn, fluffy, translucent, transparent, lush, velvet,
  silk, cotton, plastic, paper, steel, iron, concrete, granite, tiled, brass, copper, crystal, fur, furry, feathery, knit,
  sleek, intricate, delicate, sparkling, gleaming, shimmering, brushed, frosted, cracked, dusty, wet, damp, crisp, plush,
  linen, wool, denim, satin, lace, porcelain, clay, terracotta, bark, mossy, rusty, patina, carved, embroidered, pattern,
  patterned, striped, checkered, grain, reflective, chrome, pebble, cobblestone, sandy, grassy, leafy
`)

/** Colour words. */
export const colourTerms = splitTerms(`
  red, blue, green, yellow, orange, purple, pink, black, white, brown, gold, golden, silver, grey, gray, teal, cream,
  beige, turquoise, crimson, scarlet, violet, indigo, amber, emerald, navy, maroon, tan, ivory, lavender, magenta, cyan,
  olive, peach, coral, burgundy, mahogany, azure, bronze, copper, charcoal, ochre, umber, rust, sand, slate, sage, mint,
  lilac, mauve, khaki, cobalt, ruby, sapphire, jade, rosy, tawny, auburn, blonde, chestnut, ebony, rojo, azul, verde,
  amarillo, negro, blanco, rouge, bleu, vert, jaune, noir, blanc, rot, blau, grün, gelb, schwarz, weiß, vermelho, preto,
  branco, amarelo
`)
