import { broadDecisions } from './broad-decisions.ts'

/** Further decisions for figures, code, plans and daily life, where a table would otherwise repeat itself. */
export const moreForMatters = {
  recommendation: broadDecisions(`
    Tell where to begin, and what to leave for later.
    Say what each choice shares with the taste described, and where it departs.
    Give one reason that could not be said of the next choice.
    Name the mood in which each choice works best. | unless: gift, phone, laptop, car
    Say what might put somebody off each choice.
    Keep the list short enough to act on today.
    Mark the choice that most people overlook.
    State how certain the details are, and leave doubtful ones out.
    Say whether each choice is for one evening, one week or longer. | unless: gift, phone, laptop, car, restaurant
    Use the same three points to describe every choice.
    Say which choice suits somebody who liked none of the usual ones.
    Give the easiest way to get or see each choice, without naming a price.
  `),
  math: broadDecisions(`
    Say in words what happens, then write it in symbols.
    Draw or describe the picture that makes the relation plain. | unless: prove, equation, integral, derivative
    Try the answer in the story, and say that it fits. | when: how many, how much, how long, how far
    Write down the total before it is divided among parts. | when: how many, how much, each, share, half, total
    Follow the order of events, one line for each. | when: then, after, first, later, bought, gave, left
    Turn each percentage or fraction into the amount it stands for. | when: percent, half, third, quarter, twice, fraction
    Estimate the size of the answer first, so that a slip shows. | unless: prove, proof, riddle
    Put the final answer in one sentence with its unit. | when: how many, how much, how long, how far, what is the
    Factor or simplify before substituting numbers. | when: equation, solve, simplify, expression
    State for which values the steps are allowed. | when: equation, solve, root, logarithm, inequality, fraction
    Solve it a second way in two lines, to compare. | when: solve, equation, probability, area
    Name the sample space and count it once. | when: probability, dice, coin, cards, chance
    Explain why each case is covered and none counted twice. | when: ways, arrange, choose, combinations, probability
    Start from what is asked, and work back to what is known. | unless: prove, integral
    Write the known numbers with their units before anything else. | when: how many, how much, how long, how far, kg, km, hours, minutes, dollars
    Say which operation each sentence of the story calls for. | when: how many, how much
    Keep a running balance after each event. | when: left, remain, spent, bought, gave, more, then
    Check the answer against a rough bound from both sides. | unless: prove, proof
    Leave fractions as fractions until the answer. | unless: prove, proof, integer
    Separate the arithmetic from the reasoning on the page.
    Say which sentence of the problem is used at each step. | unless: equation, integral, derivative
    Use one letter per quantity, named after what it stands for. | unless: prove, proof
    Point out the number that is given and not needed, if there is one. | when: how many, how much, how long, how far
    State the answer first as an expression, then as a number. | when: how many, how much, total, cost, price
    Compare the result with a case small enough to count by hand. | when: ways, arrange, choose, how many, probability
  `),
  cooking: broadDecisions(`
    Say what must be at room temperature before beginning.
    Tell what can go wrong with the heat, and how to correct it. | unless: salad, drink, cocktail
    Give the order of work, so that everything is ready together.
    Name the point at which the dish can rest or wait.
    Describe the right consistency by how it falls from the spoon. | when: sauce, curry, batter, soup, dough, cake
    Say how to halve or double the amounts. | unless: list of
    Keep flavours to three that can be named.
    Tell how it is done without the special tool.
    Say which step may be done by a child or a helper. | unless: list of, cocktail
    Name the sign that the fat, water or pan is hot enough. | unless: salad, drink, cocktail, list of
    Say what the dish tastes like if one ingredient is left out. | unless: list of
    Suggest what to do with the leftovers of the dish on the next day. | unless: cocktail, bread
    Say what the dish should smell like shortly before it is done. | unless: salad, drink, cocktail, list of
    Name the cut, ripeness or grind to ask for in the shop. | unless: list of
    Give the order in which to clean up while it cooks. | unless: list of, cocktail
    Say which step decides the texture. | unless: drink, cocktail, list of
    Give the weight of the main ingredient per person. | unless: cocktail, drink, bread, list of
  `),
  meeting: broadDecisions(`
    Write each point so that it makes sense a year later.
    Put the reason beside each decision in half a sentence. | unless: agenda, plan
    Say what was agreed to do differently from now on. | unless: agenda, plan, workshop
    Keep numbers beside the point they belong to.
    Mark what is for information only.
    Show which actions wait for another one.
    Separate what is known from what still has to be checked.
    Keep the same order as the discussion, or say by what it is ordered. | unless: agenda
    Name whom to ask about each point.
    Start with the outcome in two lines. | unless: agenda, workshop
    Leave room for what people bring up themselves. | when: agenda, workshop, plan, retrospective
    Say what is not discussed this time, and where it goes. | when: agenda, workshop, plan
  `),
  dataAnalysis: broadDecisions(`
    Name the library for each step, and use one of them throughout. | when: python, r, pandas, code, script, plot
    Keep raw data, cleaned data and results under separate names. | when: python, pandas, r, script, dataframe
    Set the size, title and units of each figure in code. | when: plot, chart, matplotlib, graph, heatmap
    Show the result of each step for one group by hand.
    Say what was left out of the data, and how many rows it was.
    Compare with the same period before, where there is one. | unless: plot, code, python
    Say which number a sceptic would ask for first.
    Give the spread beside every average.
    Turn the finding into one sentence that a busy person remembers. | unless: code, python, plot, script
    State the unit of time on which the figures rest.
    Say how sure the finding is, and what would make it surer. | unless: code, python, plot, script
    Mark the figures that were computed here apart from those that were given.
  `),
  finance: broadDecisions(`
    Begin with the figure that was asked for.
    Say what happens to the result if the rate changes by one point.
    Keep one-off amounts apart from those that recur.
    Show a bad, a usual and a good case side by side. | unless: explain, what is, invoice
    State which costs are easily forgotten here.
    Put percentages beside the amounts they stand for.
    Say by when the figures should be looked at again.
    Name the rule of thumb, and where it stops working. | unless: invoice, accounting
    Say what must be true for the plan to pay. | unless: explain, what is
    Give dates as well as amounts.
  `),
  projectPlan: broadDecisions(`
    Say what has to be decided first, and by whom.
    Put the riskiest piece early. | unless: minutes, timesheet, policy, checklist
    State how much time each piece takes as a range. | unless: minutes, timesheet, policy
    Keep the list short enough to be read aloud. | unless: contract, proposal
    Name what can be dropped without harm. | unless: minutes, policy, timesheet
    Note who stands in when somebody is away. | unless: timesheet
    Say how progress is shown, and how often. | unless: minutes, timesheet
    Give each phase one sentence on why it is there. | unless: minutes, timesheet, checklist
    Mark the items that somebody outside the team must do.
    Say what is handed over at the end, and to whom. | unless: minutes, timesheet
  `),
  sqlQuery: broadDecisions(`
    Say in one sentence what the query counts or lists.
    Name the join type at each join, and why it is that one. | unless: migration, schema, create table | when: join, left join, inner join, two tables, three tables
    Show the result as a table of three rows with its headings.
    Write dates as ranges that are open at the end. | when: date, month, year, day, last, week, between
    Give the plain version first, the faster one second. | when: slow, optimize, large, million
    State what makes a row unique in each table. | unless: trigger, stored procedure
    Keep literals in one place, so that they can become parameters.
    Say which version of the database is needed for the newest feature used.
  `),
  lifestyle: broadDecisions(`
    Begin with what costs nothing.
    Say what to do in the first ten minutes.
    Name the habit that makes the rest easier.
    Say what can be borrowed or shared instead of bought.
    Give the choice that suits a rented home or a small room. | when: home, room, decor, garden, flat, apartment
    Put the work into an order that fits one weekend.
    Say what looks clever and is soon given up.
    Name the sign that it is time to stop or to ask somebody.
    Tell what to leave exactly as it is.
    Offer a version for a day with little energy.
  `),
  debugging: broadDecisions(`
    Say what was ruled out, and by which observation.
    Name the assumption behind each suspect.
    Give the one-line experiment that splits the suspects in two.
    Say what the fault would look like if the suspicion were wrong.
    Keep the first repair small enough to undo in a minute.
    Name the version, setting or input that would make the fault vanish.
    Say who else would notice the same fault, and where.
    Write down the state to restore before each new attempt.
  `),
  codeGenerate: broadDecisions(`
    Show one run with its input and its output.
    Say where the code would be changed first when the wish grows.
    Give the files with their paths, in the order in which to create them. | unless: function, regex, one-liner, query, snippet
    Name the one decision that another developer might take differently. | unless: describe, requirements, specification
    Say which errors are left to the caller.
    Keep to the conventions of the code that is shown or named. | unless: describe, requirements, specification
    Give the command that proves it works. | unless: describe, requirements, specification, css, html
    Mark the values that have to be replaced before it runs. | unless: describe, requirements, specification
    Say what was kept simple on purpose, and when that stops being enough.
    Order the parts so that each uses only what stands above it. | unless: describe, requirements, specification, css
    Say what to look at first if it does not behave.
  `),
  travel: broadDecisions(`
    Say which booking to make first, and which can wait.
    Name the hour at which each place is at its best.
    Give the way from one stop to the next with means and time.
    Say what to do on arrival day if one is tired.
    Tell which sight can be dropped without regret.
    Name one place to eat by kind and area, without inventing a name.
    Keep one hour a day without a plan.
    Say what locals would do instead.
    Name the ticket, permit or dress that is asked for at the door.
    Give a line on money: cash, cards, tips.
  `),
  mlEngineering: broadDecisions(`
    Describe one training example and one prediction in full.
    Say what a person would score on the same task.
    Name the data that would help more than a better model.
    Give the smallest run that could show the idea is wrong.
    Say how the result is checked on the cases that hurt most.
    Keep one number that decides between two runs.
    State what is logged at every run.
    Say when the model has to be trained again.
  `),
} as const
