import type { Decision } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

/** Decisions that answer to what the task is about. */
export const devopsSpecifics: readonly Decision[] = [
  {
    text: 'Say what survives a restart and what does not.',
    when: splitTerms(`
      docker, container, linux, server, interface, ip, kubernetes, systemd, firewall, iptables, redis
    `),
  },
  {
    text: 'Use a small base image, run as a non-root user, and order layers so that caches hold.',
    when: splitTerms('docker, dockerfile, docker compose, image, container'),
  },
  {
    text: 'Name the volumes and ports, and what each is for.',
    when: splitTerms('docker, docker compose, container, compose, podman'),
  },
  {
    text: 'Set requests, limits and health probes for each workload.',
    when: splitTerms('kubernetes, k8, k8s, helm, pod, deployment, cluster, eks, gke, openshift'),
  },
  {
    text: 'Say how the rollout is paused and reversed.',
    when: splitTerms('kubernetes, k8s, helm, deploy, deployment, release, canary, blue-green, rollout'),
  },
  {
    text: 'Keep state remote and locked, and show the plan before it is applied.',
    when: splitTerms('terraform, pulumi, cloudformation, infrastructure as code, opentofu'),
  },
  {
    text: 'Group the permissions by service, each limited to the resources named.',
    when: splitTerms('aws, azure, gcp, iam, lambda, s3, google cloud, ec2'),
  },
  {
    text: 'Estimate which resource drives the monthly cost.',
    when: splitTerms('aws, azure, gcp, cloud, ec2, lambda, google cloud, serverless, s3'),
  },
  {
    text: 'Split the pipeline into build, test and release, and say what stops each.',
    when: splitTerms('ci, cd, ci cd, pipeline, github action, github actions, gitlab, jenkins, azure devops'),
  },
  {
    text: 'Cache what is slow to build, and say what invalidates the cache.',
    when: splitTerms('ci, ci cd, github action, github actions, gitlab, jenkins, build'),
  },
  {
    text: 'Test the configuration before reloading the service.',
    when: splitTerms('nginx, apache, haproxy, caddy, reverse proxy, samba, config, configuration'),
  },
  {
    text: 'Redirect plain traffic to TLS, and say how certificates renew.',
    when: splitTerms('nginx, https, ssl, tls, certificate, domain, letsencrypt, reverse proxy'),
  },
  {
    text: 'Keep a second session open until the new access is proven.',
    when: splitTerms('ssh, firewall, iptables, ufw, sshd, remote server'),
  },
  {
    text: 'Choose alerts by what a person on call can act on.',
    when: splitTerms('monitoring, prometheus, grafana, alert, promql, observability, datadog, alerting'),
  },
  {
    text: 'Label each query with its unit and window.',
    when: splitTerms('promql, prometheus, grafana, metric, metrics'),
  },
  {
    text: 'Write tasks that report a change only when they made one.',
    when: splitTerms('ansible, puppet, chef, playbook'),
  },
  {
    text: 'Take a backup that has been restored once before the change.',
    when: splitTerms('database, migrate, migration, backup, upgrade, restore, postgres, mysql'),
  },
  {
    text: 'Draw the path of a packet from client to service.',
    when: splitTerms('network, vlan, subnet, vpn, router, ip, dns, ios-xr, cisco, interface'),
  },
  {
    text: 'Show the interface before and after with one command each.',
    when: splitTerms('vlan, interface, ip, router, network interface, cisco, ios-xr'),
  },
  {
    text: 'Say what happens when a job overlaps with its next run.',
    when: splitTerms('cron, cronjob, scheduled, systemd, timer, job'),
  },
  {
    text: 'Size the machines from a measured load rather than a guess.',
    when: splitTerms('scale, scaling, autoscaling, load balancer, high availability, traffic, load'),
  },
  {
    text: 'Add a script that stops on the first error and says which step failed.',
    when: splitTerms('script, bash, shell, powershell'),
  },
  {
    text: 'Keep the old path in service until the new one has carried real traffic.',
    when: splitTerms(`
      migrate, move, migration, upgrade, switch, zero downtime, rolling, blue green, canary, replace
    `),
  },
  {
    text: 'State where backups go, how long they are kept and how one is restored.',
    when: splitTerms('backup, backups, disaster recovery, database, volume, restore, postgres, mysql, s3, snapshot'),
  },
  {
    text: 'Give the unit or job file in full, with its restart rule.',
    when: splitTerms('systemd, service, cronjob, cron, timer, daemon, bot, job, script'),
  },
  {
    text: 'Say how a secret is rotated without a restart, where that is possible.',
    when: splitTerms('secret, secrets, api key, vault, password, certificate, credentials, token'),
  },
  {
    text: 'Name the metric that starts scaling, and the limits at both ends.',
    when: splitTerms('autoscaling, scale, scaling, spot, traffic, hpa'),
  },
  {
    text: 'Order the savings by amount and risk.',
    when: splitTerms('bill, cost, costs, cheap, reduce, spot, budget, billing'),
  },
  {
    text: 'Say which steps may run in parallel, and which wait.',
    when: splitTerms('pipeline, ci, jenkins, gitlab, github actions, github action, workflow, build, slow'),
  },
  {
    text: 'Show how a health check decides that an instance is ready.',
    when: splitTerms(`
      health check, load balancer, rolling, deploy, deployment, kubernetes, ecs, container, pod, pods
    `),
  },
  {
    text: 'Give threshold, window and severity for each alert.',
    when: splitTerms('alert, alerts, monitoring, error rate, prometheus, on call, grafana, datadog'),
  },
  {
    text: 'Use variables for whatever differs between environments.',
    when: splitTerms('terraform, ansible, staging, environments, environment, playbook, docker compose, pipeline'),
  },
  {
    text: 'Say how the server is reached if the change locks everyone out.',
    when: splitTerms('ssh, firewall, vpn, hardening, ip, interface, network, vlan, dns, router'),
  },
  {
    text: 'Keep the build context small, and separate build from run stage.',
    when: splitTerms('dockerfile, docker, image, images, container, docker compose, build'),
  },
]
