import { splitTerms } from '../split-terms.ts'
import type { TopicKind } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'
import { technicalFamily } from './topic-families-exact.ts'

/** How things are built and run: technologies, tools, and ideas of programming. */
export const technicalKinds: readonly TopicKind[] = [
  {
    id: 'technology',
    family: technicalFamily,
    group: 'general_knowledge',
    isDepictable: false,
    strong: splitTerms(`
      machine learning, power grid, led lighting, hydrogen, gpu, gpu architecture, cpu, quantum computer,
      airplane, jet engine, submarine, elevator technology, deep learning, artificial intelligence,
      neural network, large language model, generative ai, computer vision, blockchain, quantum computing,
      cloud computing, edge computing, internet of things, 5g, 6g, cybersecurity, encryption, autoscaling,
      virtual reality, augmented reality, robotics, self-driving car, autonomous vehicle, 3d printing,
      additive manufacturing, solar panel, solar cell, wind turbine, nuclear reactor, fusion power,
      hydrogen fuel cell, battery, semiconductor, microchip, transistor, satellite, gps, lidar, radar, wi-fi,
      bluetooth, fiber optic, drone, electric vehicle, heat pump, carbon capture, gene editing, crispr,
      search engine, recommender system, digital twin, smart grid, zero trust, vpn, firewall, data center,
      data centre, operating system, compiler, load balancer, load balancing, data warehouse, data lake,
      computer network, cdn, single sign-on, speech recognition, facial recognition, vector search,
      reinforcement learning, transformer model,
      upi, upi payments, digital payments, mobile payments, qr codes, aadhaar, fintech, payment gateway, llm, llms,
      prompt engineering, retrieval-augmented generation,
      retrieval augmented generation, rag, ai agents, fine-tuning, embeddings, chatbots, electric vehicles,
      heat pumps, drip irrigation, biogas
    `),
    weak: splitTerms(`
      technology, device, system, network, digital, computer, hardware, sensor, engine, machine, automation,
      protocol, wireless, platform, data, ai, electronic, server, cluster, infrastructure, scaling, cache, laser,
      turbine, motor
    `),
    facets: {
      basic: splitLines(`
        What everyday problem does this technology take away, and what did people do before? [mc]
        Which three or four terms does a newcomer need first, each in one plain sentence?
        What happens, step by step, from switching it on to the first useful result?
        What has to be in place before it works at all: equipment, data, skills, money? [b]
        Which familiar thing does it resemble, and where does that comparison break?
      `),
      common: splitLines(`
        What goes in, what comes out, and what happens between the two? [k]
        Which part does the real work, and which parts only support it?
        Which problem is it good at, and which neighbouring problem is it wrongly expected to solve? [bm]
        What are the main variants, and what decides between them? [b]
        What does it cost to adopt and to keep running, in money, time and attention? [bm]
        How do you tell that it works well: which measurements, taken where? [bk]
        What fails first, how does the failure show, and what contains it? [bkc]
        Who gains from it, who carries the risk, and who decides? [mbc]
        Which serious alternatives exist, and when is one of them the better choice? [bm]
      `),
      deep: splitLines(`
        Which signal drives its decisions, and how stale or noisy may that signal be? [k]
        Where are the feedback loops, and which delays or oscillations follow from them?
        Which trade-off sits at its core, and how do real designs settle it?
        How does it behave at ten times the intended load, and what gives way first? [bk]
        Where does it work against the systems beside it, and how is that conflict settled?
        How would you test it before trusting it, including conditions that are hard to reproduce? [k]
        Which claims about {topic} hold in the demonstration and weaken in practice? [bm]
        What would have to change for it to become obsolete? [bc]
      `),
    },
  },
  {
    id: 'software-tool',
    family: technicalFamily,
    group: 'software_engineering',
    isDepictable: false,
    strong: splitTerms(`
      kubernetes, docker, terraform, ansible, jenkins, git, github, gitlab, react, vue, angular, svelte, next js,
      node js, django, flask, fastapi, rails, laravel, spring boot, postgres, postgresql, mysql, sqlite, mongodb,
      redis, kafka, rabbitmq, elasticsearch, grafana, prometheus, nginx, apache, linux, ubuntu, bash, vim, emacs,
      vs code, excel, google sheets, power bi, tableau, photoshop, figma, blender, autocad, unity, unreal engine,
      python pandas, pandas dataframe, numpy, pytorch, tensorflow, scikit-learn, spark, airflow, dbt,
      snowflake database, aws, azure, google cloud, lambda, s3, firebase, wordpress, shopify, salesforce, sap,
      slack, notion, jira, zapier, webpack, vite, tailwind, graphql, openapi, latex, matlab, power automate,
      obsidian, chatgpt, midjourney, stable diffusion, copilot, selenium, playwright, pytest
    `),
    weak: splitTerms(`
      software, app, tool, framework, library, plugin, database, ide, editor, cli, package, extension, dashboard,
      saas, workflow, spreadsheet, open source, deployment, container, microservice, devops, pipeline
    `),
    facets: {
      basic: splitLines(`
        What can be finished in the first hour, and which steps lead there? [k]
        Which words in its menus or commands mean something other than in everyday speech?
        Which five actions cover most daily work?
        How do you undo a mistake, and what cannot be undone?
        When is a simpler tool, or none, enough? [b]
      `),
      common: splitLines(`
        What does the tool keep track of for you, and what stays your own responsibility? [m]
        What is its model of the world: which objects, and how do they relate? [k]
        What do the defaults assume, and which of them should be changed early? [k]
        How does a change travel from your hands to the result others see? [c]
        How are backup, upgrade and leaving the tool handled? [b]
        Which limits (size, speed, price, rights) do teams run into, and in which order? [bm]
        How do two people work in it at once without overwriting each other? [b]
        Which neighbouring tools does it need, replace or quarrel with? [bm]
        How do you find out what went wrong: which logs, commands or views? [k]
      `),
      deep: splitLines(`
        What happens beneath the surface when the most common command runs? [k]
        Which settings interact, so that each alone is sound and both together are harmful? [k]
        What is lost, repeated or left half done when a process dies midway? [k]
        Which access rights does it need, and what is the smallest workable set? [bk]
        How is it kept reproducible across machines, versions and people? [k]
        Which habits copied from another tool do lasting harm here?
        How is the state inspected and repaired when the tool itself refuses? [k]
        What do years of work with {topic} cost that the first month hides? [bm]
      `),
    },
  },
  {
    id: 'programming-concept',
    family: technicalFamily,
    group: 'software_engineering',
    isDepictable: false,
    strong: splitTerms(`
      recursion, closure, async await, promise, event loop, concurrency, parallelism, multithreading, mutex,
      deadlock, race condition, garbage collection, memory management, pointer, linked list, binary tree,
      hash table, hash map, binary search, sorting algorithm, quicksort, dynamic programming, graph algorithm,
      big o, big o notation, object oriented programming, functional programming, dependency injection,
      design pattern, singleton, observer pattern, test driven development, unit testing, regular expression,
      regex, rest api, api design, oauth, jwt, sql join, database index, database indexing, normalization,
      transaction isolation, sharding, consistent hashing, caching strategy, idempotency, type system, generics,
      type inference, monad, decorator, iterator, generator, webassembly, event sourcing, cqrs,
      domain driven design, clean architecture, microservices, rate limiting, web scraping, python, javascript,
      typescript, rust, golang, kotlin, swift, java, c++, c#, haskell, elixir, sql, css,
      rate limiter, lru cache, load balancer, message queue, url shortener, pagination, state machine,
      bloom filter, memoization
    `),
    weak: splitTerms(`
      programming, code, coding, algorithm, function, variable, class, object, array, string, loop, thread,
      compiler, api, backend, frontend, debugging, refactoring, query, schema, parser, script, syntax, module,
      exception, interface
    `),
    facets: {
      basic: splitLines(`
        Which small, complete program shows the idea at work, and what does each line contribute? [k]
        What does the code look like without it, and what hurts about that version? [k]
        Which error message will a learner meet first, and what does it really say? [k]
        Which picture or everyday scene explains it honestly, and where does the picture fail? [c]
        How do you recognise in someone else's code that it is being used?
      `),
      common: splitLines(`
        Which problem forces the idea on you, shown by code that goes wrong without it? [k]
        What exactly is promised to the caller, and what is left open? [k]
        What happens at the edges: empty, one, many, equal, missing and malformed values? [k]
        What does it cost in time and memory, and when does that begin to matter? [kb]
        How do two common languages differ in how they provide it?
        Which bug does it prevent, and which new bug does it invite? [kc]
        How is it tested, and which test catches the usual mistake? [k]
        What are the simpler means, and at which size of problem do they stop being enough? [kb]
        How does it read to the next person, and which names or comments make it readable? [bm]
      `),
      deep: splitLines(`
        Which invariant holds before and after every step, and what breaks it silently? [k]
        How does it behave under concurrency, reordering or partial failure? [k]
        What does the runtime or compiler do with it, and where can that be seen? [k]
        Where does it leak through an abstraction, and who pays for that? [kb]
        Which idea does it generalise, and which more general idea contains it?
        How do you introduce it into an old code base one safe step at a time? [kb]
        Which measurements would convince a sceptical reviewer that it is worth its complexity? [kb]
        When did good teams remove {topic} again, and what did they put in its place? [bc]
      `),
    },
  },
]
