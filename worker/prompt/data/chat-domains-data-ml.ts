import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'
import { mlEngineeringSpecifics } from './chat-domains-data-ml-specifics.ts'

export const mlEngineering: ChatDomain = {
  id: 'ml-engineering',
  group: 'software_engineering',
  framework: 'RISEN',
  personas: [
    'a machine-learning engineer who measures against a baseline',
    'an applied scientist who designs the evaluation first',
    'a model engineer who watches for leakage',
    'a research engineer who reports cost with accuracy',
    'a data scientist who starts with the simplest model that could work',
  ],
  strong: splitTerms(`
      train a model, fine-tune, fine tune, neural network, machine learning, deep learning, pytorch, tensorflow,
      embedding, llm, rag, classifier, transformer model
    `),
  weak: splitTerms('model, training, gpu, inference, dataset, loss'),
  decisions: [
    { text: 'Name the metric that decides success, and the baseline to beat.' },
    {
      text: 'Describe the split of the data, and how leakage is prevented.',
      unless: splitTerms('gpu, gpus, vram, deploy, explain, implement, quantize, install'),
    },
    { text: 'State cost and latency of each option beside its expected quality.' },
    { text: 'Give the order of experiments, cheapest first, and when to stop.' },
    { text: 'Fix the seeds and record the versions, so that a run can be repeated.' },
    {
      text: 'State shape and type of every input and output tensor.',
      when: splitTerms('tensor, layer, pytorch, tensorflow, keras, network, cnn, lstm, transformer, shape, batch'),
      rank: 0.8,
    },
    { text: 'Say what the simplest model would give, and what the larger one adds.' },
    { text: 'Name the three settings that matter most, with a range to try for each.' },
    { text: 'Say which curve shows overfitting and which shows a fault in the code.' },
    { text: 'Test the whole loop on a few samples before the full run.' },
    {
      text: 'Look at the wrong predictions by kind before changing the model.',
      unless: splitTerms('gpu, gpus, vram, deploy, explain, implement, quantize, install'),
    },
    { text: 'State memory needs for training and for use.' },
    { text: 'Say what to save with the model so that it can be used elsewhere.' },
    { text: 'Mark which choices come from evidence and which from habit.' },
    { text: 'Say how quality is watched after release.' },
    { text: 'Name the change most likely to help next, and how it would show.' },
    { text: 'Name the library versions that the code relies on.' },
    { text: 'Say what can be left at its default, and why.' },
    { text: 'State the assumption about the data that matters most.' },
    {
      text: 'Say how many examples the result rests on.',
      unless: splitTerms('gpu, gpus, vram, deploy, explain, implement, quantize, install'),
    },
    {
      text: 'Say what a wrong answer costs, and let that decide the metric.',
      unless: splitTerms('gpu, gpus, vram, deploy, explain, implement, quantize, install'),
    },
    {
      text: 'Separate what is measured once from what is tuned on.',
      unless: splitTerms('gpu, gpus, vram, deploy, explain, implement, quantize, install'),
    },
    { text: 'Name the quickest way to see that the set-up works.' },
    { text: 'State one case in which a rule would beat a model.' },
    { text: 'Say which step takes most of the time.' },
    ...mlEngineeringSpecifics,
    ...moreForMatters.mlEngineering,
  ],
  shapes: [
    'A recommendation first, then the plan as numbered steps with a measure for each.',
    'The approach in three sentences, complete code where it helps, then how to judge the result.',
    'Data, model, training and evaluation under their own headings, each with its choice and reason.',
    'The answer first, a minimal working example, and the next experiment.',
    'A table of options (quality, cost, latency), the choice, then the steps.',
    'The steps in order, each with the reason, the code and the expected sign of success.',
  ],
  lengths: [
    'Under 600 words besides code.',
    'At most eight steps.',
    '250–400 words besides code.',
    'Two or three sentences per step.',
    'Five sections at most.',
  ],
  missing: [
    {
      item: 'size and kind of the data',
      unless: splitTerms('row, rows, sample, samples, image, images, gb, example, examples, dataset'),
    },
    { item: 'hardware and latency limits', unless: splitTerms('gpu, latency, cpu, vram, laptop, cloud') },
  ],
  avoid: splitTerms(`
    vague advice to improve accuracy, unmeasured results, leakage between splits, accuracy on imbalanced classes,
    missing baselines, tuning on the test set, single-seed comparisons, larger models by default,
    preprocessing fitted on all data, features unavailable at prediction, benchmark scores from memory,
    unstated compute costs, metrics chosen afterwards, data nobody inspected, seeds left random,
    models without a rollback, curves shown without scale, labels taken on trust, thresholds by habit,
    papers quoted without setup, averages that hide a class, metrics without an interval, tuning by feel,
    comparisons on different splits, unlogged runs, defaults nobody checked, gains within the noise,
    training longer as the only advice, data added without a look, duplicates across splits, synthetic data unmarked,
    hardware left unnamed, memory estimates without batch size, outdated library calls, checkpoints without config,
    silent truncation of inputs, unversioned data, quality judged by one example, latency measured once,
    cost per request left out, prompts treated as settings, human labels without agreement, features that leak the label,
    early stopping on the test set, plots without axes, loss quoted without baseline, unbounded retries,
    models bigger than the task, preprocessing left implicit, fairness left unchecked, drift left unwatched
  `),
}
