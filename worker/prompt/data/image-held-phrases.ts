import { splitTerms } from '../split-terms.ts'

/** Words of weather, fire and place that name a thing here, and no place to be. */
export const heldPhrases: readonly string[] = splitTerms(`
  ice cream, ice cube, ice cubes, ice lolly, ice bucket, ice skating rink, iced, ice pop, shaved ice, dry ice, frozen yogurt, frozen yoghurt, frozen dessert,
  snow globe, snow leopard, snow white, snowball cookie, lava cake, lava lamp, fire truck, fire engine, fire hydrant, fire station,
  fire extinguisher, fire fighter, fire escape, burning out, burning man, burning question, flame of the forest, hot fire, fire sale, firebird,
  torch song, kitchen island, island bench, sea salt, sea food, sea green, sea blue, sky blue, sky high, wave pattern, sound wave, sound waves, brain wave,
  heat wave, hair waves, radio waves, beach towel, beach ball, beach bag, beach body, winter jacket, winter coat, winter collection,
  winter wear, summer dress, rain boots, rain coat, rain jacket, raincoat, autumn collection, forest green, rose garden tea,
  christmas tree, family tree, tree of life, stained glass window, shop window display, window seat, bed of roses, bed of rice, bed of lettuce,
  flower bed, hot bed, river stone, river stones, field jacket, depth of field, road bike, road map, street food, street style,
  city map, park assist, lake house, garden salad, garden gnome, mountain bike, mountain dew, bridge of the nose, tennis court shoes,
  court jester, court dress, farm fresh, market share, rooftop tent, steam iron, steam engine, steam train, steam locomotive,
  steamed bun, storm trooper, stormtrooper, lightning bolt, thunder cats, planet of the apes, space bar, personal space, in space grey,
  negative space, office chair, office bag, gym bag, gym shoes, bathroom scale, bedroom slippers, restaurant logo, night cream, night suit, night stand,
  nightstand, night gown, good night, night owl, night shirt, misty eyed, mist spray, face mist, body mist, hair mist, fog machine,
  desert boots, cactus pot, jungle gym, wood grain, woods and metal, coast guard, coaster, frost proof, outdoors shoes, sea bass, sea urchin, sea shell
`)
