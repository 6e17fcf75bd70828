import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import { productLenses, tableLenses, vehicleLenses, wideLenses } from './image-lenses.ts'

export const objectImageDomains: readonly ImageDomain[] = [
  {
    id: 'food',
    group: 'food',
    framework: 'dish + garnish + surface',
    strong: splitTerms(`
      food, pizza, burger, cake, sandwich, salad, soup, sushi, dish, dessert, fruit, bread, pancake, ice cream,
      donut, hot dog, pasta, noodle, apple, banana, orange, broccoli, carrot, cheese, cookie, ramen, steak, egg,
      chocolate, strawberry, tomato, vegetable, breakfast, avocado, eggplant, pie, rice, biryani, curry, taco,
      croissant, waffle, pineapple, watermelon, lemon, grapes, cupcake, dumpling, spaghetti, paella, sashimi,
      dosa, thali, muffin, omelette, bagel, pretzel, meal, comida, gâteau, kuchen
    `),
    weak: splitTerms('plate, bowl, delicious, restaurant, garnish, cooked, ripe, fresh, recipe, baked, menu, slice'),
    kinds: splitChoices(`
      Food photograph; Editorial food photograph; Cookbook photograph; Menu photograph; Rustic food still life;
      Table-top food photograph; Restaurant menu photograph
    `),
    light: splitChoices(`
      soft light from the back left lifts the surface texture; bright diffused light spreads over the table;
      low side light picks out every edge and hollow; light from behind gives the surface a gentle sheen;
      broad light from the right leaves a soft shadow; quiet top light falls evenly on the dish;
      gentle side light rakes across the surface
    `),
    framing: splitChoices(`
      a 45-degree view close to the surface; an overhead view with tidy spacing;
      a tight close-up on the most textured part; a low table-level view with the front edge sharp;
      a three-quarter view with one side cropped; a centred overhead view with a wide margin;
      a slightly high angle with empty table around
    `),
    palette: splitChoices(`
      cream, herb green and dark wood; terracotta and linen; deep berry and pale stone; butter yellow and slate;
      olive, ivory and copper; chalk white and tomato red; sage and toasted brown
    `),
    lens: tableLenses,
    ratios: splitChoices('4:5; 1:1; 3:2'),
    ratio: '4:5',
    avoid: splitTerms('plastic sheen, pooling grease, cutlery clutter, watermark, floating crumbs, stray text'),
  },
  {
    id: 'drink',
    group: 'food',
    framework: 'drink + vessel + surface',
    strong: splitTerms(`
      coffee, wine, cocktail, beer, tea, espresso, latte, cappuccino, smoothie, juice, lemonade, milkshake, whisky,
      champagne, martini, hot chocolate, chai, lassi, soda, drink, glass of water
    `),
    weak: splitTerms('glass, cup, mug, foam, ice, straw, bar, garnish, pour, steam'),
    kinds: splitChoices(`
      Beverage photograph; Drinks-menu photograph; Editorial drink photograph; Bar-top still life;
      Table-top beverage photograph; Cafe-menu photograph; Bar photograph
    `),
    light: splitChoices(`
      light from behind glows through the liquid; soft side light draws a clean edge on the glass;
      a broad soft light leaves one long highlight on the vessel; low light from the left catches the rim and the surface;
      diffused light falls evenly from above; a narrow light outlines the rim;
      clear side light shows the true colour of the drink
    `),
    framing: splitChoices(`
      a straight-on view at the height of the glass; a close-up on the rim and surface;
      a 45-degree view with empty table around; a centred view against a plain ground;
      a low three-quarter view with soft shapes behind; a medium view with an even margin;
      a slightly high view that shows the surface of the drink
    `),
    palette: splitChoices(`
      amber, walnut and cream; cool mint and white; espresso brown and ivory; copper and deep green;
      pale citrus and grey; burgundy and smoke; honey, slate and white
    `),
    lens: tableLenses,
    ratios: splitChoices('4:5; 2:3; 1:1'),
    ratio: '4:5',
    avoid: splitTerms('warped glass, fingerprints, watermark, extra straws, floating ice, stray text'),
  },
  {
    id: 'product',
    group: 'product',
    framework: 'object + surface + controlled light',
    strong: splitTerms(`
      product photo, product shot, product photography, bottle, packaging, perfume, sneaker, watch, e-commerce,
      headphones, smartphone, handbag, jewelry, jewellery, necklace, ring, lipstick, skincare, serum, cosmetic,
      earbuds, laptop, mockup of a box, cream jar, candle jar, wallet, backpack, suitcase, sunglasses, water bottle,
      gift box, shampoo, soap, soap bar, can of, earrings, bracelet, camera, wristwatch, producto, produit
    `),
    weak: splitTerms('product, label, matte, leather, metal, brushed, packshot, catalogue, listing, brand, amazon'),
    kinds: splitChoices(`
      Product photograph; Catalogue product photograph; E-commerce packshot; Advertising product photograph;
      Studio product photograph; Hero product photograph; Shop-window product photograph
    `),
    light: splitChoices(`
      soft directional light from the left sets a gentle shadow;
      a large soft light from above wraps around the object;
      graded side light outlines the edges; two strips of light trace the sides of the object;
      diffused light from the front shows material and finish;
      light from behind separates the outline from the ground;
      low side light grazes the surface texture; an even light keeps every edge readable
    `),
    framing: splitChoices(`
      a straight-on view with the whole object sharp; a three-quarter view at object height;
      a centred view with generous empty space; a slightly high angle with the object on one third;
      a low frontal view that gives the object weight; an overhead view with precise alignment;
      a close view that fills two thirds of the frame
    `),
    palette: splitChoices(`
      black, white and warm grey; sand and off-white; deep navy against pale grey; soft sage and chalk;
      terracotta and cream; graphite with a thin metallic accent; powder blue and white; stone and moss
    `),
    lens: productLenses,
    ratios: splitChoices('1:1; 4:5; 3:2'),
    ratio: '1:1',
    avoid: splitTerms('fingerprints, warped label, cast clutter, extra text, dust, watermark, duplicate object'),
  },
  {
    id: 'still-life',
    group: 'product',
    framework: 'object + surface + one light',
    strong: splitTerms(`
      towel, espresso machine, present, parking meter, screwdriver, compass, t-shirt, fire hydrant, telephone,
      guitar, piano, drum, violin, candle, hammer, stapler, key, bowl, plate, toaster, mirror, glove, sock, hat,
      shirt, blanket, pillow, basket, vase, lamp, stop sign, traffic light, tool, machine, fan, pen, pencil case,
      notebook, shoes, toothbrush, scissors, cup, mug, umbrella, book, teddy bear, hair drier, keyboard, remote,
      cell phone, tie, skateboard, knife, fork, spoon, baseball bat, tennis racket, sports ball, frisbee, snowboard,
      surfboard, kite, computer, robot, bench, clock, balloon, coin, bucket, ladder, trumpet, tent, pencil
    `),
    weak: splitTerms('glass, cube, box, object, ball, bag, toy, plastic, wooden, ceramic, rubber, pile, stack'),
    kinds: splitChoices(`
      Still-life photograph; Quiet object study; Table-top still life; Documentary photograph of everyday objects;
      Plain object photograph; Considered still life; Catalogue-like object photograph
    `),
    light: splitChoices(`
      soft light from one side gives each shape a clear edge; a single light from the upper left sets short shadows;
      diffused light shows the materials evenly; low side light brings out scratches and grain;
      broad light from the front keeps the colours true; gentle light from behind rims the outline;
      quiet top light falls on the surface, softer outward
    `),
    framing: splitChoices(`
      an eye-level view with the objects slightly off centre; a three-quarter view from just above;
      a centred view on a plain surface; a frontal view with even spacing between the objects;
      a close view with a soft background; a slightly high angle that shows how things lie;
      a medium view with one clear diagonal; an overhead view with wide margins
    `),
    palette: splitChoices(`
      muted clay, cream and grey; dusty blue and raw wood; olive, bone and charcoal; faded ochre and slate;
      chalk white and soft brown; moss and putty; rust, linen and steel; cool grey and a little mustard
    `),
    lens: productLenses,
    ratios: splitChoices('4:5; 1:1; 3:2; 4:3'),
    ratio: '4:5',
    avoid: splitTerms('fused objects, floating parts, clutter, watermark, duplicate objects, stray text'),
  },
  {
    id: 'vehicles',
    group: 'vehicles',
    framework: 'model class + three-quarter view',
    strong: splitTerms(`
      car, motorcycle, truck, bicycle, bus, sports car, vehicle, bike, van, tractor, taxi, coche, voiture, auto,
      carro, scooter, tank, suv, jeep, limousine, pickup truck, race car, convertible, rickshaw, fire truck, moped,
      ambulance, school bus, minivan, camper van, police car, sedan, electric car, vespa
    `),
    weak: splitTerms('wheel, engine, road, highway, race, chrome, driving, parked, racing, garage, headlights, tyre'),
    kinds: splitChoices(`
      Automotive photograph; Vehicle advertisement photograph; Editorial car-magazine photograph;
      Road-test photograph; Detail-minded vehicle photograph; Roadside vehicle photograph; Showroom photograph
    `),
    light: splitChoices(`
      low side light runs along the bodywork; soft light from above leaves clean reflections;
      a narrow line of light traces the outline; even light keeps paint and glass readable;
      light from behind separates the silhouette from the ground; graded light moves over the curves;
      hard side light gives the panels crisp edges
    `),
    framing: splitChoices(`
      a low front three-quarter view; a side profile with room ahead; a wide view that shows the ground it stands on;
      a rear three-quarter view from bumper height; a frontal symmetrical view;
      a slightly high angle with open ground around; a close three-quarter view of the front
    `),
    palette: splitChoices(`
      graphite and burnt orange; silver and cool blue; asphalt grey and cream; petrol green and tan;
      gunmetal with one bright accent; sand, black and chrome; slate and pale yellow
    `),
    lens: vehicleLenses,
    ratios: splitChoices('16:9; 3:2; 4:3'),
    ratio: '16:9',
    avoid: splitTerms('wrong badges, warped wheels, illegible plates, watermark, extra doors, stray text'),
  },
  {
    id: 'vessels',
    group: 'vehicles',
    framework: 'craft + element + scale',
    strong: splitTerms(`
      train, airplane, boat, ship, helicopter, spaceship, jet, rocket, submarine, sailboat, hot air balloon, yacht,
      canoe, kayak, airship, zeppelin, locomotive, steam train, tram, plane, fighter jet, aircraft, ferry, gondola,
      space shuttle, aircraft carrier, cruise ship, drone aircraft, biplane, ufo, starship, subway train
    `),
    weak: splitTerms('flying, sailing, deck, runway, wing, harbour, harbor, rails, propeller, sail, track'),
    kinds: splitChoices(`
      Transport photograph; Photograph of a craft at work; Editorial travel photograph;
      Documentary vessel photograph; Technical transport photograph; Travel-poster-like photograph;
      Shipyard-and-runway photograph
    `),
    light: splitChoices(`
      low side light runs along the body; hazy light from behind outlines the shape;
      even, cool light shows rivets and panels; broad light from above rests on the upper surfaces;
      thin light from the left separates the craft from the distance; contrasty light carves out the volume;
      cool light from one side leaves the far flank in shadow
    `),
    framing: splitChoices(`
      a wide view that gives the craft room ahead; a low three-quarter view from the front;
      a side profile against an open distance; a high view over its course;
      a distant view with the craft small in the frame; a close view along one side in deep perspective;
      a low wide view with the craft against open space
    `),
    palette: splitChoices(`
      steel blue and white; rust, cream and grey; navy, foam and brass; pale sky and signal red; slate and warm grey;
      black iron and faded green; graphite, cream and sea blue
    `),
    lens: wideLenses,
    ratios: splitChoices('16:9; 3:2; 2:1'),
    ratio: '16:9',
    avoid: splitTerms('warped wings, wrong markings, extra masts, watermark, illegible numbers, stray text'),
  },
]
