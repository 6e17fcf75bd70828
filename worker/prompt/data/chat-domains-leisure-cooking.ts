import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const cooking: ChatDomain = {
  id: 'cooking',
  group: 'lifestyle',
  framework: 'RTF',
  personas: [
    'a cook who writes recipes that work the first time',
    'a recipe tester who gives signs as well as minutes',
    'a home cook who plans around one shopping trip',
    'a kitchen teacher who explains the why of each step',
    'a menu planner who balances effort and flavour',
  ],
  strong: splitTerms(`
    recipe, cook, dinner, bake, baking, receta, recette, rezept, receita, marinade, dessert, cocktail, snacks,
    bread, cake, baguette, sourdough, cookies, soup, stir fry, slow cooker, air fryer, instant pot, meal prep,
    cooking, pasta, casserole, smoothie, ferment, cheesecake, brunch, appetizer, using the ingredients
  `),
  weak: splitTerms(`
    ingredient, food, oven, meal, dish, sauce, snack, salad, lunch, breakfast, grill, menu
  `),
  decisions: [
    {
      text: 'Give amounts in grams or millilitres with household measures beside them.',
      unless: ['list of', 'name for'],
    },
    { text: 'Give each step its time and the sign that it is done.', unless: ['list of', 'name for', 'menu'] },
    { text: 'Name one substitute for the ingredient most likely to be missing.' },
    { text: 'Say what can be prepared ahead.' },
    { text: 'Say how long leftovers keep and how to warm them.', unless: ['cocktail', 'drink', 'bread'] },
    { text: 'Name the step that most often goes wrong, and how to save it.', unless: ['list of', 'menu'] },
    { text: 'List the equipment that is not in every kitchen.', unless: ['snack', 'list of', 'cocktail'] },
    { text: 'Put the ingredients in order of use.', unless: ['list of', 'menu', 'snacks'] },
    {
      text: 'Say when to taste and what to adjust.',
      unless: splitTerms('bread, cake, bake, baking, cookies, snack, cocktail'),
    },
    { text: 'Explain the reason behind one unusual step.', unless: ['list of', 'menu'] },
    { text: 'State the number of servings.', unless: splitTerms('list of, serves, serving, bread, baguette, how to') },
    { text: 'Give active and total time separately.', unless: ['cocktail', 'drink', 'list of'] },
    {
      text: 'Balance salt, acid, fat and sweetness, and say which part brings each.',
      unless: splitTerms('cocktail, drink, list of, snack, cake, cookies'),
    },
    { text: 'Name what to serve with it.' },
    { text: 'Mark which ingredients can be left out without harm.' },
    {
      text: 'Give oven temperature and the shelf to use.',
      when: splitTerms('bake, baking, oven, cake, bread, cookies, roast, pizza, pie, casserole'),
    },
    {
      text: 'Describe dough or batter by look and feel at each stage.',
      when: splitTerms('bread, dough, cake, baguette, sourdough, pizza, pastry, cookies, muffins'),
    },
    {
      text: 'State hydration and proving time as a range.',
      when: splitTerms('bread, baguette, sourdough, hydration, dough, focaccia'),
    },
    {
      text: 'Say at what core temperature or sign the meat is safe.',
      when: splitTerms('chicken, beef, pork, meat, steak, turkey, fish, grill, lamb, burger'),
    },
    { text: 'Show where the protein comes from.', when: splitTerms('vegan, vegetarian, plant-based, meatless, tofu') },
    {
      text: 'Check every packaged ingredient for the stated restriction.',
      when: splitTerms('vegan, gluten, gluten-free, allergy, dairy-free, halal, kosher, nut-free, lactose'),
    },
    {
      text: 'Use only the listed items and common staples.',
      when: splitTerms(`
          leftover, fridge, pantry, using the ingredients, left over, these ingredients, ingredients that are
          available
        `),
    },
    {
      text: 'Give calories and protein per serving as estimates.',
      when: splitTerms('healthy, protein, calorie, weight, low-carb, keto, diet, nutritious'),
    },
    { text: 'Keep active work under twenty minutes.', when: splitTerms('quick, easy, weeknight, busy, simple, fast') },
    {
      text: 'Plan dishes that share ingredients across the week.',
      when: splitTerms('meal plan, meal prep, week, weekly, menu, plan'),
    },
    {
      text: 'Add a shopping list grouped by aisle.',
      when: splitTerms('meal plan, meal prep, week, weekly, party, menu, dinner party'),
    },
    {
      text: 'Order the cooking backwards from serving time.',
      when: splitTerms('dinner party, thanksgiving, christmas, menu, guests, feast, holiday'),
    },
    {
      text: 'Choose things that can be eaten with one hand.',
      when: splitTerms('party, snack, game day, appetizer, finger food, picnic'),
    },
    {
      text: 'Give the ratio, so that the amount can be scaled.',
      when: splitTerms('cocktail, drink, marinade, sauce, dressing, smoothie, vinaigrette'),
    },
    { text: 'Name glass, ice and garnish.', when: ['cocktail', 'mocktail', 'drink'] },
    { text: 'Let a child take over two of the steps.', when: splitTerms('kid, children, toddler, lunchbox') },
    {
      text: 'Keep to methods and seasonings of that cuisine.',
      when: splitTerms(`
          italian, indian, mexican, chinese, thai, french, japanese, korean, cuisine, authentic, chilean,
          greek, spanish, traditional
        `),
    },
    { text: 'Describe the finished texture and taste in one line.', unless: ['list of', 'snack'] },
    { text: 'Say which step can wait and which cannot.', unless: ['list of'] },
    { text: 'Keep the number of pans and bowls low.' },
    {
      text: 'Give the size of cuts where it changes the cooking time.',
      unless: splitTerms('cocktail, drink, bread, cake'),
    },
    { text: 'Name the quality to look for in the main ingredient.' },
    { text: 'Suggest one change that makes it milder or stronger.' },
    { text: 'Say whether it freezes well.', unless: splitTerms('cocktail, drink, salad, snack, list of') },
    { text: 'Use ingredients that an ordinary shop sells.' },
    { text: 'Give one sign that tells raw from done.' },
    { text: 'Say what to do with the part that is left over from an ingredient.', unless: ['list of'] },
    {
      text: 'Keep seasoning in two stages: during and at the end.',
      unless: splitTerms('cake, bake, bread, cocktail, drink, cookies'),
    },
    { text: 'Name the one tool that makes the work easier.' },
    ...moreForMatters.cooking,
  ],
  shapes: [
    'Servings and total time, then ingredients, then numbered steps.',
    'A line with servings and time, the ingredient list, the steps, and one note on variations.',
    'A short description, what is needed, then the steps in order.',
    'Ingredients in one column and amounts in another, then numbered steps with times.',
    'The dish or list at a glance, then the details per item, then one tip.',
  ],
  lengths: [
    'At most ten steps or ten items.',
    'Under 350 words a recipe.',
    'One or two sentences per step.',
    'Short enough to fit on one kitchen card.',
    'At most eight steps, prepared work first.',
  ],
  missing: [
    {
      item: 'number of servings',
      unless: splitTerms(`
          for two, for four, serving, people, person, serves, family, party, crowd, for one, guests, for 2,
          for 4, for 6, list of
        `),
    },
    {
      item: 'dietary limits',
      unless: splitTerms(`
          vegetarian, vegan, gluten, allergy, halal, kosher, keto, dairy-free, chicken, beef, pork, allergies,
          cocktail, bread, fish
        `),
    },
  ],
  avoid: splitTerms(`
    vague amounts, unexplained techniques, life stories before recipes, unlisted ingredients, steps out of order,
    competing flavours, clock times alone, equipment revealed midway, irreplaceable rare ingredients,
    overlooked allergens, hidden resting times, untried substitutions, brands as ingredients,
    spices without amounts, oven settings without a type, ten pans, garnish as a step,
    temperatures in one scale only, waste left unused, jokes in the method
  `),
}
