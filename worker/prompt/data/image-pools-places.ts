import type { WiderPools } from './wider-pools.ts'

/** Further choices for places, indoors and out. */
export const placePools: Readonly<Record<string, WiderPools>> = {
  landscape: {
    kinds: 'Photograph of open land; Quiet landscape photograph; Walking-guide landscape photograph',
    light: `
      slanting light picks out ridge and hollow; pale light spreads across the far slopes; soft light from the left models the land;
      light from behind glows along the crests; a broken light leaves the foreground in shade; clear, even light shows every layer;
      hazy light turns the distance into tones`,
    framing: `
      a wide view with a line that leads inward; a high viewpoint with the horizon in the upper third;
      a wide view with one near form as an anchor; a low view with texture in the foreground;
      a panoramic view with calm edges; a view across the valley with stacked ridges; a diagonal composition along the slope`,
    palette: `
      olive, slate and cream; heather, stone and pale sky; rust, pine and fog; straw, blue grey and umber; jade, sand and smoke;
      lichen, copper and mist; ink blue, moss and rose grey`,
  },
  seascape: {
    kinds:
      'Photograph of sea and sky; Quiet coastal photograph; Open-water landscape; Shore study; Tidal landscape photograph',
    light: `
      soft light from the left slides over the swell; a band of light marks the far horizon; pale light gathers on the foam;
      light from behind glows through the crests; broken light drifts over open water; mild, even light flattens the distance;
      slanting light draws wet sand and rock; a silvery haze of light softens sea and sky; low light from the right runs along the tideline`,
    framing: `
      a wide view with a low horizon and open sky; a low view along the wet sand; a wide view with one dark form as an anchor;
      a high viewpoint over the breaking waves; a diagonal composition along the tideline; a wide view across a sheltered bay;
      a panoramic view with sea, foam and sky in bands; a close, low view of the waves with the horizon soft behind`,
    palette: `
      teal, shell and smoke; cobalt, sand and foam; pewter, mint and cream; ink, coral and mist; jade, slate and ivory;
      steel blue, straw and white; petrol, pearl and rust; aqua, chalk and driftwood; grey blue, amber and salt white`,
  },
  space: {
    kinds: 'Wide view of space; Deep-sky view; View of a distant world',
    light: `
      pale light from a far star edges the curve; cold light gathers in the centre, thinner outward;
      scattered points of light fade into the dark; a band of faint light crosses the frame;
      hard light from the right leaves sharp relief; soft glowing light fills the gas and dust`,
    framing: `
      a wide view with the main body low in the frame; a layered composition from near surface to far stars;
      a centred view with black margins; a tilted composition along the band of stars;
      a wide view over a curved horizon; a view past a dark foreground edge`,
    palette: `
      black, teal and rose; midnight, amber and ash; indigo, mint and white; plum, steel and gold;
      ink, coral and pale blue; charcoal, violet and ice`,
  },
  architecture: {
    kinds: 'Photograph of a building in use; Quiet exterior photograph; Travel photograph of a building',
    light: `
      soft light from the left models wall and opening; clear light from one side draws the joints;
      pale light spreads over the whole front; light from the back leaves the outline sharp;
      slanting light falls across steps and openings; an even, open light keeps the materials honest`,
    framing: `
      a three-quarter view with two faces of the building; a wide view with open ground in front;
      a frontal view with even margins; a one-point perspective toward the entrance;
      a medium-wide view framed by a dark foreground; an eye-level view along the main front`,
    palette: `
      limestone, teal and shadow grey; ochre, ink and cream; rust, fog and white; terracotta, sage and stone;
      slate, sand and copper; ivory, moss and brick`,
  },
  cityscape: {
    kinds: 'Photograph of streets and roofs; Quiet city view; Photograph of a city at work',
    light: `
      soft light from the left separates near and far blocks; pale light falls along the main street;
      slanting light marks roofs and edges; light from behind turns the towers into shapes;
      clear, open light keeps detail in the distance; reflected light fills the shaded side of the street`,
    framing: `
      a high view along one street toward the horizon; a wide view with roofs in the lower third;
      an eye-level view down the street; a layered view from near facades to far towers;
      a three-quarter view over a crossing; a wide view with one long leading line`,
    palette: `
      graphite, peach and pale blue; brick, mist and ink; sand, teal and tar; ash, ochre and sky;
      plum, steel and cream; limestone, rust and slate`,
  },
  interior: {
    kinds: 'Photograph of a lived-in room; Design-magazine interior photograph; Calm photograph of a room',
    light: `
      soft light from the left reaches halfway across the floor; pale daylight rests on wall and table;
      indirect light from above keeps the ceiling calm; light from the right models fabric and wood;
      a wide, even light opens the whole room; low light from the side draws long, soft shadows;
      mild light fades toward the far corner`,
    framing: `
      a wide view from the doorway; a frontal view of one wall with straight verticals;
      a three-quarter view across the room; an eye-level view with floor and ceiling both in frame;
      a medium-wide view of the main arrangement; a layered view past a near piece of furniture;
      a symmetrical view along the centre of the room`,
    palette: `
      ash wood, chalk and petrol; rust, ivory and stone; forest, cream and brass; plum, oat and walnut;
      sky, sand and white; graphite, blush and oak; mustard, linen and slate`,
  },
}
