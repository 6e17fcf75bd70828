import { splitChoices } from '../split-choices.ts'

/** Camera cues by what they are good for; one is enough for a picture. Every length goes with every ending of its line. */
function pairLenses(lengthsMm: string, endings: string): readonly string[] {
  return lengthsMm
    .split(' ')
    .flatMap((lengthMm) =>
      splitChoices(endings).map((ending) => `${lengthMm}mm ${ending.replace(/^(?=at |and )/u, 'lens ')}`),
    )
}

export const portraitLenses = pairLenses(
  '70 75 80 85 90 100 105',
  'at f/2; at f/2.2; at f/2.5; at f/2.8; at f/3.2; and shallow depth of field; and a softly blurred background',
)

export const reportageLenses = pairLenses(
  '24 28 32 35 40 45 50',
  'at f/4; at f/4.5; at f/5; at f/5.6; at f/6.3; at f/7.1; at f/8; and deep focus',
)

export const fullFigureLenses = pairLenses(
  '65 70 75 80 85 90 100 105',
  'at f/3.5; at f/4; at f/4.5; at f/5; at f/5.6; and moderate depth of field',
)

export const sportsLenses = pairLenses(
  '135 150 180 200 250 300 400',
  'at f/2.8; at f/3.5; at f/4; and a 1/1000 s exposure; and a 1/1250 s exposure; and a 1/1600 s exposure; and a 1/2000 s exposure',
)

export const cinemaLenses = pairLenses(
  '32 40 50 60 65 75',
  'at f/2; at f/2.2; at f/2.5; at f/2.8; anamorphic lens; anamorphic lens and oval bokeh',
)

export const animalLenses = pairLenses(
  '85 90 100 105 120 135 150 180 200',
  'at f/2.8; at f/3.2; at f/3.5; at f/4; and shallow depth of field; and a softly blurred background',
)

export const wildlifeLenses = pairLenses(
  '300 350 400 450 500 600',
  'at f/4; at f/4.5; at f/5; at f/5.6; at f/6.3; and shallow depth of field; and a soft background',
)

export const macroLenses = pairLenses(
  '60 85 90 100 105',
  `macro lens at f/5.6; macro lens at f/6.3; macro lens at f/7.1; macro lens at f/8; macro lens at f/9; macro lens at f/11;
   macro lens and shallow depth of field; macro lens and selective focus; macro lens and one sharp plane of focus`,
)

export const waterLenses = pairLenses(
  '16 17 20 24 28 35 50',
  'at f/5.6; at f/6.3; at f/7.1; at f/8; at f/9; and deep focus',
)

export const tableLenses = pairLenses(
  '50 55 60 70 80 85 90 100',
  'at f/3.5; at f/4; at f/4.5; at f/5; at f/5.6; and selective focus; and shallow depth of field',
)

export const productLenses = pairLenses(
  '80 85 90 100 105 110 120',
  'at f/8; at f/9; at f/10; at f/11; at f/13; and deep focus; tilt-shift lens',
)

export const wideLenses = pairLenses(
  '16 18 20 21 24 28 35',
  'at f/8; at f/9; at f/10; at f/11; at f/13; and deep focus',
)

export const buildingLenses = pairLenses(
  '20 24 28 35 45 50',
  'at f/8; at f/9; at f/10; at f/11; and deep focus; tilt-shift lens',
)

export const roomLenses = pairLenses(
  '20 22 24 26 28 30 35',
  'at f/5.6; at f/7.1; at f/8; at f/9; at f/10; and deep focus',
)

export const vehicleLenses = pairLenses(
  '35 40 50 60 70 85 100',
  'at f/4; at f/4.5; at f/5.6; at f/6.3; at f/7.1; and deep focus',
)

export const sculptureLenses = pairLenses(
  '50 60 70 75 85 90 105',
  'at f/4; at f/5; at f/5.6; at f/7.1; at f/8; and shallow depth of field',
)

export const surfaceLenses = pairLenses(
  '50 60 70 80 90 100',
  'at f/9; at f/10; at f/11; at f/13; and deep focus; macro lens at f/11',
)

/** For whatever kind of picture. */
export const plainLenses = pairLenses('35 40 50 60 70', 'at f/4; at f/4.5; at f/5.6; at f/6.3; at f/7.1')
