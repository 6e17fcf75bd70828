import { splitTerms } from '../split-terms.ts'

/**
 * Set phrases and proverbs of which no word is meant as it stands: what would otherwise say something says
 * nothing inside one of them.
 */
export const remarkPhrases: readonly string[] = splitTerms(`
    a breath of fresh air, a deep breath, a dime a dozen, a penny for your thoughts, a pain in the neck, a piece of
    cake, a shot in the dark, a walk in the park, above and beyond, across the board, actions speak louder than
    words, add fuel to the fire, against all odds, all eggs in one basket, all hands on deck, all walks of life, all
    that glitters is not gold, an open question, an open mind, as clear as mud, as easy as pie, as good as gold, at
    first glance, at the drop of a hat, at the end of the day, back to square one, back to the drawing board, bang
    for the buck, barking up the wrong tree, be my guest, bear with me, beat around the bush, beat about the bush,
    beauty is in the eye of the beholder, bend over backwards, best foot forward, best of both worlds, better late
    than never, better safe than sorry, beyond words, bird's eye view, bite the bullet, blow my mind, blows my mind,
    blew my mind, blow me away, boils down to, bottom line, break a leg, bright side, bring to the table, burning
    question, by and large, call it a day, cat got your tongue, change of pace, circle back, clear as day, comes
    with the territory, connect the dots, core values, couldn't care less, cream of the crop, cross my fingers,
    cross that bridge, crossing my fingers, crystal clear, cut a long story short, cut corners, cut the chase, cut
    to the chase, dawn of time, day in and day out, dive right in, double-edged sword, down to earth, drop in the
    ocean, drop me a line, drop the ball, easier said than done, every cloud has a silver lining, every nook and
    cranny, every step of the way, every now and then, explore every avenue, face the music, feel free, fingers
    crossed, first come first served, first things first, food for thought, fortune favours the bold, fortune favors
    the bold, from the bottom of my heart, from the get-go, game changer, game-changer, game plan, get the ball
    rolling, get the hang of, get the picture, get off the ground, give me a hand, give me a shout, go the extra
    mile, goes without saying, going forward, going to be honest, good to go, greener on the other side, hang in
    there, haste makes waste, heart and soul, heart to heart, hear from you, hearing from you, high time, hit or
    miss, hit the ground running, hit the nail on the head, hit the sack, hold your horses, honesty is the best
    policy, hot topic, icing on the cake, ignorance is bliss, in a nutshell, in good hands, in safe hands, in great
    shape, in layman's terms, in light of, in no time, in the back of my mind, in the grand scheme of things, in the
    long run, in the loop, in the nick of time, in the same boat, in the spotlight, in this day and age, ins and
    outs, it takes two to tango, it's a small world, jack of all trades, jump the gun, jump to conclusions, just
    around the corner, keep an eye on, keep me posted, keep the ball rolling, keep it up, keep up the good work,
    keep your chin up, keep your fingers crossed, keep pushing, kill two birds with one stone, knock it out of the
    park, knock my socks off, knock on wood, last but not least, laughter is the best medicine, learn the ropes,
    leave no stone unturned, lend a hand, lending a hand, lend me a hand, less is more, let me down, let the cat out
    of the bag, like the back of my hand, like water under the bridge, long row to hoe, long shot, long story short,
    long time no see, look before you leap, look forward to, looking forward to, look no further, low-hanging fruit,
    make a difference, make a splash, make ends meet, make hay while the sun shines, make my day, make your mark,
    match made in heaven, meet halfway, mess this up, mess it up, mess up, messed up, messing up, mile a minute,
    million miles, mountains out of molehills, move the needle, my two cents, my cup of tea, nail it, nail this,
    nailed it, needle in a haystack, new heights, next level, no brainer, no ifs or buts, no pain no gain, no rest
    for the wicked, no stranger to, not rocket science, isn't rocket science, now or never, nuts and bolts, off the
    charts, off the top of my head, on the right track, on the same page, on top of that, on top of things, on top
    of it all, once in a blue moon, once upon a time, only time will tell, out of the blue, out of the box, outside
    the box, out of the question, out of the woods, out of thin air, paint the town red, par for the course, part
    and parcel, patience is a virtue, peace of mind, pick your brain, pie in the sky, play it by ear, plenty of
    fish, point in the right direction, practice makes perfect, preaching to the choir, pull it off, pull out all
    the stops, pull strings, pulling my leg, pushing forward, push the envelope, push the boundaries, put into
    words, putting off, putting this off, putting it off, quality over quantity, quick win, rack my brain, racking
    my brain, raise the bar, reach for the stars, reach for the sky, reach out, reached out, reaching out, read
    between the lines, right off the bat, ring a bell, rings a bell, rise to the occasion, rome was not built in a
    day, rome wasn't built in a day, run of the mill, running late, safe to say, scratch my head, scratching my
    head, scratch the surface, scratches the surface, second to none, see eye to eye, see the light, set in stone,
    carved in stone, shape or form, shed light on, shed some light on, shoot for the moon, shooting for the stars,
    short and sweet, silver bullet, silver lining, skies are the limit, sky is the limit, sky's the limit, sleep on
    it, slow and steady wins the race, smooth sailing, speak your mind, spice of life, spur of the moment, square
    one, stand out from the crowd, stand out, stands out, standing out, stay tuned, stay in touch, keep in touch,
    get in touch, stepping stone, stepping stones, stood the test of time, straight from the horse's mouth, straight
    to the point, strike while the iron is hot, sweep under the rug, take care, take a breath, take it for granted,
    taken for granted, take it with a grain of salt, take the bull by the horns, take the plunge, talk of the town,
    team player, team effort, ten out of ten, test of time, the apple of my eye, the ball is in your court, the best
    thing since sliced bread, the big picture, the bigger picture, the cat's pajamas, the bee's knees, the cherry on
    top, the clock is ticking, the devil is in the details, the early bird catches the worm, the elephant in the
    room, the end of the world, the first day of the rest of your life, the floor is yours, the grass is always
    greener, the heart of the matter, the icing on the cake, the more the merrier, the pen is mightier than the
    sword, the proof is in the pudding, the rest is history, the sooner the better, the stage is yours, the time of
    my life, the time of your life, the tip of the iceberg, the whole nine yards, the world is your oyster, think
    big, think outside the box, think twice, through thick and thin, time and time again, time flies, time heals all
    wounds, time is money, time is of the essence, to the fullest, to the max, to the moon and back, to the next
    level, touch base, touching base, turn a blind eye, turn over a new leaf, turns out, two heads are better than
    one, two peas in a pod, two sides of the same coin, two sides to every story, under the impression, up my
    sleeve, up to par, up to speed, up your sleeve, uphill battle, variety is the spice of life, walk in my shoes,
    walk on eggshells, water under the bridge, weigh in, weighed in, what goes around comes around, when all is said
    and done, when it rains it pours, when life gives you lemons, where there is a will there is a way, where
    there's a will there's a way, where there's smoke there's fire, wild goose chase, with a cherry on top, with
    bated breath, with flying colors, with flying colours, words fail me, work like a charm, worth its weight in
    gold, wrap my head around, wrap this up, wrap things up, write home about, years to come, you can't judge a book
    by its cover, you can't make an omelette without breaking eggs, you live and you learn, you name it, you only
    live once, your heart out, your fingertips, knowledge is power, life is short, nothing ventured nothing gained,
    money does not grow on trees, money doesn't grow on trees, money can't buy happiness, love conquers all, home is
    where the heart is, curiosity killed the cat, all good things come to an end, the end justifies the means, easy
    come easy go, out of sight out of mind, seeing is believing, the customer is always right, to err is human, two
    wrongs don't make a right, you reap what you sow, you get what you pay for, an apple a day keeps the doctor
    away, birds of a feather flock together, blood is thicker than water, no man is an island, there is no place
    like home, practice what you preach, age is just a number, all work and no play, absence makes the heart grow
    fonder, a picture is worth a thousand words, a journey of a thousand miles, a friend in need is a friend indeed,
    no such thing as a free lunch, lasts forever, no smoke without fire, let down, stay safe, give up on, never give
    up, don't give up, blown away by, get the most out of, at face value, on the bright side, to be honest, to be
    fair, the best of luck, sincere gratitude, let me explain, be lazy, make it pop, stand out from the rest, until next time, nobody is perfect, have fun with it,
    take it easy, no hard feelings, life goes on, good old, in other words, dream big, think positive, stay
    positive, pays off, pay off, paid off, within reach, the rest of your life, when you are having fun, sincere
    thanks, sincere apologies, warm wishes, kind regards, warm regards, warmest regards, hard as you, your hardest,
    work hard, try hard, hard work, correct me if, set our minds to, set your mind to, rest of your day, full of
    surprises
  `)

/** Those of them that a caption may mean as they stand, or nearly so. */
export const paintablePhrases: ReadonlySet<string> = new Set(
  splitTerms(`
    a breath of fresh air, a deep breath, a piece of cake, a walk in the park, a shot in the dark, all walks of life,
    all hands on deck, bird's eye view, bright side, dawn of time, double-edged sword, down to earth, drop in the
    ocean, every nook and cranny, greener on the other side, heart to heart, hold your horses, icing on the cake, the
    icing on the cake, in good hands, in safe hands, in great shape, in the same boat, in the spotlight, just around
    the corner, kill two birds with one stone, lend a hand, lending a hand, low-hanging fruit, match made in heaven,
    make hay while the sun shines, make a splash, needle in a haystack, new heights, nuts and bolts, on the right
    track, out of the box, outside the box, out of the woods, out of thin air, out of the blue, paint the town red,
    pie in the sky, plenty of fish, reach for the stars, reach for the sky, reaching out, set in stone, carved in
    stone, see the light, see eye to eye, shed light on, shed some light on, shoot for the moon, shooting for the
    stars, silver bullet, silver lining, smooth sailing, skies are the limit, sky is the limit, stepping stone,
    stepping stones, stand out, stands out, standing out, strike while the iron is hot, sweep under the rug, take a
    breath, take the bull by the horns, the apple of my eye, the big picture, the bigger picture, the cherry on top,
    with a cherry on top, the clock is ticking, the early bird catches the worm, the elephant in the room, the end
    of the world, the tip of the iceberg, to the moon and back, turn over a new leaf, two peas in a pod, uphill
    battle, walk on eggshells, walk in my shoes, water under the bridge, like water under the bridge, when it rains
    it pours, where there's smoke there's fire, no smoke without fire, wild goose chase, with flying colors, with
    flying colours, birds of a feather flock together, team player, crystal clear, heart and soul, scratching my
    head, scratch my head, pulling my leg, pull strings, within reach, years to come, jump the gun, break a leg,
    square one, back to square one, bite the bullet, in light of, your fingertips, long shot, circle back, up my
    sleeve, up your sleeve, behind bars
  `),
)
