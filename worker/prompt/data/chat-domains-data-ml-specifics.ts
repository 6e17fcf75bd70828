import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const mlEngineeringSpecifics: readonly Decision[] = [
  {
    text: 'Give the formula behind each figure for memory, time or cost.',
    when: splitTerms('vram, memory, cost, gpu, tokens, latency, budget, batch size, how much'),
  },
  {
    text: 'Freeze first, unfreeze later, and give the learning rate for each stage.',
    when: splitTerms('fine-tune, fine tune, fine-tuning, finetune, transfer learning, pretrained, lora'),
  },
  {
    text: 'Say how examples are formatted, and how many suffice for a first run.',
    when: splitTerms('fine-tune, fine tune, fine-tuning, lora, instruction, training data'),
  },
  {
    text: 'Judge retrieval and generation apart, each with its own test set.',
    when: splitTerms('rag, retrieval, vector, embedding, embeddings, faiss, chatbot, semantic search'),
  },
  {
    text: 'Say how documents are split, and what is stored with each piece.',
    when: splitTerms('rag, embedding, embeddings, vector, faiss, documents, chunk, langchain'),
  },
  {
    text: 'Choose augmentations that keep the label true.',
    when: splitTerms('image, images, vision, cnn, augmentation, object detection, yolo'),
  },
  {
    text: 'Report results per class, and handle unequal class sizes openly.',
    when: splitTerms('classifier, classification, classify, class, imbalanced, sentiment'),
  },
  {
    text: 'Give precision and recall at the threshold used.',
    when: splitTerms('detection, classifier, classification, anomaly, fraud, spam, churn'),
  },
  {
    text: 'Split by time rather than at random.',
    when: splitTerms('time series, forecast, forecasting, sequence, stock, demand'),
  },
  {
    text: 'Explain the change in each layer from input to loss.',
    when: splitTerms(`
      neural network, cnn, lstm, layer, layers, architecture, backpropagation, attention, from scratch
    `),
  },
  {
    text: 'Check gradients, learning rate and data order before blaming the model.',
    when: splitTerms('loss, converge, nan, plateau, gradient, training loss, overfitting'),
  },
  {
    text: 'Say how the batch is divided, and what is kept in step between devices.',
    when: splitTerms('gpu, gpus, multiple gpu, distributed, multi-gpu, cuda, ddp'),
  },
  {
    text: 'Give memory and speed with and without quantisation.',
    when: splitTerms('inference, quantization, quantize, low resource, gguf, onnx, edge, deploy, serving'),
  },
  {
    text: 'Define state, action, reward and the end of an episode.',
    when: splitTerms('reinforcement learning, agent, reward, policy gradient, q-learning, bandit, gym'),
  },
  {
    text: 'Fit every preprocessing step on the training part only.',
    when: splitTerms(`
      sklearn, scikit-learn, feature, features, preprocessing, pipeline, normalize, cross validation
    `),
  },
  {
    text: 'Keep test prompts fixed, and grade them by stated criteria.',
    when: splitTerms('prompt, gpt, evaluation, evaluate, prompts'),
  },
  {
    text: 'Version data, model and code together.',
    when: splitTerms('mlops, pipeline, production, deploy, monitoring, mlflow'),
  },
  {
    text: 'Freeze the early part of the model first, and compare.',
    when: splitTerms(`
      transfer learning, pretrained, mobilenet, resnet, bert, photos, small dataset, fine-tune, fine tune
    `),
  },
  {
    text: 'Give memory for weights, activations and optimiser apart.',
    when: splitTerms('vram, memory, gpu, gpus, 7b, 13b, 70b, laptop, quantize, batch size, llama, larger'),
  },
  {
    text: 'Say how labels were made, and how two people would disagree.',
    when: splitTerms(`
      classifier, sentiment, labels, classification, reviews, entity, named entity, annotate, tickets, photos
    `),
  },
  {
    text: 'Choose the threshold by the cost of each kind of mistake.',
    when: splitTerms('fraud, detect, detection, churn, spam, positives, helmets, safety, classifier, risk, anomaly'),
  },
  {
    text: "Compare with last week's or last season's value before any model.",
    when: splitTerms('forecast, demand, sales, time series, predict, prices, products, stock, traffic'),
  },
  {
    text: 'Keep a fixed set of questions with known answers for testing.',
    when: splitTerms('rag, chatbot, llm, summarizer, search, assistant, manuals, support, pdf, question'),
  },
  {
    text: 'Change one setting at a time, and log each run.',
    when: splitTerms(`
      hyperparameter, tuning, loss, overfitting, epoch, learning rate, random forest, validation, train, training
    `),
  },
  {
    text: 'Watch input drift apart from quality drift.',
    when: splitTerms('drift, monitor, production, deploy, serving, api, mlops, latency'),
  },
  {
    text: 'State the time budget per request, and what happens beyond it.',
    when: splitTerms('deploy, latency, api, real time, real-time, serving, low latency, search, recommendation'),
  },
  {
    text: 'Show the new-user and new-item case apart.',
    when: splitTerms('recommendation, recommender, recommend, bookshop, products, users, search, ranking'),
  },
  {
    text: 'Name the features that could leak the target.',
    when: splitTerms(`
      tabular, xgboost, features, predict, churn, house prices, missing data, random forest, cluster, customers
    `),
  },
  {
    text: 'Walk through one batch with shapes at every step.',
    when: splitTerms(`
      pytorch, tensorflow, keras, training loop, vae, gan, transformer, attention, cnn, forward, implement, code
    `),
  },
  {
    text: 'Hear or see twenty random inputs before training.',
    when: splitTerms('audio, speech, image, images, photos, video, call, recordings, object detection, yolo'),
  },
  {
    text: 'Describe each group by what sets it apart from the rest.',
    when: splitTerms('cluster, clusters, segment, segments, customers, unsupervised, k-means'),
  },
]
