import { splitChoices } from '../split-choices.ts'

/** Camera cues by what they are good for; one is enough for a picture. */
export const portraitLenses = splitChoices(`
  85mm lens at f/2; 85mm lens, shallow depth of field; 70mm lens at f/2.8; 105mm lens at f/2.8; 90mm lens at f/2.5;
  80mm lens, softly blurred background; 100mm lens at f/2.8; 75mm lens at f/2; 90mm lens, softly blurred background
`)

export const reportageLenses = splitChoices(`
  35mm lens at f/5.6; 28mm lens at f/8; 35mm lens, deep focus; 40mm lens at f/4; 28mm lens, layered depth of field;
  50mm lens at f/4; 35mm lens at f/8; 24mm lens at f/5.6; 45mm lens at f/5.6
`)

export const fullFigureLenses = splitChoices(`
  70mm lens at f/4; 85mm lens at f/4; 100mm lens at f/3.5; 70mm lens, moderate depth of field; 90mm lens at f/5.6;
  80mm lens at f/4.5; 65mm lens at f/5.6; 75mm lens at f/4; 105mm lens at f/4
`)

export const sportsLenses = splitChoices(`
  200mm lens, 1/1000 s exposure; 300mm lens at f/4; 135mm lens, 1/1600 s exposure; 200mm lens at f/2.8;
  400mm lens, shallow depth of field; 180mm lens, 1/2000 s exposure; 300mm lens, 1/1250 s exposure; 150mm lens at f/2.8; 250mm lens at f/4
`)

export const cinemaLenses = splitChoices(`
  40mm anamorphic lens; 50mm anamorphic lens, oval bokeh; 35mm lens at f/2; 65mm lens, shallow depth of field;
  75mm anamorphic lens; 32mm lens at f/2.8; 40mm lens at f/2.5; 60mm anamorphic lens; 50mm lens at f/2
`)

export const animalLenses = splitChoices(`
  135mm lens at f/2.8; 200mm lens, shallow depth of field; 100mm lens at f/4; 150mm lens at f/3.5; 85mm lens at f/2.8;
  180mm lens, softly blurred background; 105mm lens at f/3.2; 120mm lens at f/4; 90mm lens at f/3.5
`)

export const wildlifeLenses = splitChoices(`
  400mm lens at f/4; 300mm lens, shallow depth of field; 500mm lens at f/5.6; 600mm lens at f/4; 400mm lens at f/5.6;
  300mm lens at f/4.5; 500mm lens at f/4; 350mm lens at f/5.6; 400mm lens, soft background
`)

export const macroLenses = splitChoices(`
  100mm macro lens at f/8; 100mm macro lens, shallow depth of field; 90mm macro lens at f/5.6;
  105mm macro lens, selective focus; 60mm macro lens at f/8; 90mm macro lens, one sharp plane of focus; 100mm macro lens at f/11; 105mm macro lens at f/7.1; 85mm macro lens at f/8
`)

export const waterLenses = splitChoices(`
  16mm lens in an underwater housing; 24mm lens at f/8; 35mm lens at f/5.6; 60mm macro lens, shallow depth of field;
  20mm lens, deep focus; 28mm lens at f/7.1; 17mm lens at f/8; 50mm lens at f/5.6; 24mm lens, deep focus
`)

export const tableLenses = splitChoices(`
  90mm lens at f/4; 50mm lens at f/4; 100mm lens at f/5.6; 85mm lens, selective focus; 60mm lens at f/4.5;
  70mm lens, shallow depth of field; 55mm lens at f/3.5; 80mm lens at f/5.6; 90mm lens, selective focus
`)

export const productLenses = splitChoices(`
  90mm lens at f/8; 100mm lens at f/11; 105mm lens, deep focus; 80mm lens at f/9; 90mm tilt-shift lens;
  120mm lens at f/8; 85mm lens at f/10; 110mm lens at f/9; 100mm lens, deep focus
`)

export const wideLenses = splitChoices(`
  24mm lens, deep focus; 18mm lens at f/11; 20mm lens at f/8; 16mm lens, deep focus; 28mm lens at f/9; 24mm lens at f/11;
  21mm lens at f/10; 35mm lens at f/11; 18mm lens, deep focus
`)

export const buildingLenses = splitChoices(`
  24mm tilt-shift lens; 35mm lens at f/8; 24mm lens at f/8; 28mm tilt-shift lens, deep focus; 45mm tilt-shift lens;
  20mm lens, deep focus; 35mm lens, deep focus; 28mm lens at f/9; 50mm lens at f/8
`)

export const roomLenses = splitChoices(`
  24mm lens, deep focus; 28mm lens at f/8; 20mm lens at f/8; 24mm tilt-shift lens; 35mm lens at f/5.6;
  22mm lens at f/9; 26mm lens at f/7.1; 30mm lens at f/8; 35mm lens, deep focus
`)

export const vehicleLenses = splitChoices(`
  50mm lens at f/4; 35mm lens at f/5.6; 70mm lens at f/5.6; 85mm lens, shallow depth of field; 40mm lens at f/4;
  50mm lens, deep focus; 60mm lens at f/4.5; 35mm lens, deep focus; 100mm lens at f/5.6
`)
