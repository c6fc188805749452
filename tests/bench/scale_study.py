#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Simulates a tuning sweep on a cluster of 10 to 10,000 GPUs, and says which stage is the bottleneck.

usage: scale_study.py [--variants N] [--gpus N,N,...] [--pack N|auto] [--option value ...]

The sweep is that of `tune --on slurm`: variants are compiled on the machine that submits, split into shards of --pack
variants and the original, measured by the tasks of a job array, and their rows are put into one store as tasks end.
A task needs all variants compiled, a free GPU, and its turn where a cluster starts so many tasks a minute at most. The
clock goes from event to event, so that waiting and the last tasks count. With --in-tasks, which `tune` does not do,
each task compiles its own variants while it measures.

Costs are options, in seconds; the defaults are those of resources/handbook/results.md, with the commands that measured
them. --pack auto takes the pack that ends first, of powers of two.
"""
import argparse
import heapq

STAGES = ("compiling", "starting tasks", "measuring", "storing")


def simulate(options, gpus, pack):
    """Seconds that the sweep takes, and how long each stage was at work as a share of them."""
    tasks = -(-options.variants // pack)
    sizes = [pack] * (tasks - 1) + [options.variants - pack * (tasks - 1)]
    compiled = 0.0 if options.in_tasks else options.variants * options.compile / options.processors
    start = 0.0
    gap = 60 / options.starts if options.starts else 0.0
    free = [0.0] * min(gpus, tasks)
    ends = []
    busy = 0.0
    for size in sizes:
        start = max(compiled, start + gap, heapq.heappop(free))
        length = options.task + measuring(options, size)
        busy += length
        heapq.heappush(free, start + length)
        ends.append((start + length, size))
    stored = 0.0
    for end, size in sorted(ends):
        stored = max(stored, end) + size * options.store
    shares = (compiled / stored, tasks * gap / stored, busy / gpus / stored, options.variants * options.store / stored)
    return stored, shares


def measuring(options, size):
    """How long a task is at work on its variants: one is compiled while another is measured."""
    measured = (size + 1) * options.measure
    if not options.in_tasks:
        return measured
    return options.compile + max(measured, size * options.compile / options.processors)


def best_pack(options, gpus):
    packs = [2**i for i in range(20) if 2**i <= max(1, options.variants)]
    return min(packs, key=lambda pack: simulate(options, gpus, pack)[0])


def parse():
    parser = argparse.ArgumentParser()
    parser.add_argument("--variants", type=int, default=100000)
    parser.add_argument("--gpus", default="10,32,100,316,1000,3162,10000")
    parser.add_argument("--pack", default="auto")
    parser.add_argument("--processors", type=int, default=32, help="that compile: of the machine that submits, or of each task")
    parser.add_argument("--in-tasks", action="store_true", help="each task compiles its variants")
    parser.add_argument("--compile", type=float, default=0.65, help="of one processor for a variant")
    parser.add_argument("--measure", type=float, default=0.31, help="of a GPU for a variant")
    parser.add_argument("--task", type=float, default=2.8, help="that a task takes before it measures")
    parser.add_argument("--store", type=float, default=0.00015, help="for a row")
    parser.add_argument("--starts", type=float, default=10, help="tasks that start in a minute at most; 0: any number")
    return parser.parse_args()


def main():
    options = parse()
    print("| GPUs | variants in a task | time | speed-up over one GPU | GPUs at work | bottleneck |\n|---|---|---|---|---|---|")
    alone = options.variants * options.measure
    for gpus in (int(word) for word in options.gpus.split(",")):
        pack = best_pack(options, gpus) if options.pack == "auto" else int(options.pack)
        seconds, shares = simulate(options, gpus, pack)
        slowest = max(range(len(STAGES)), key=lambda stage: shares[stage])
        print(f"| {gpus} | {pack} | {seconds:.0f} s | {alone / seconds:.1f} | {100 * shares[2]:.0f} % | {STAGES[slowest]} |")


if __name__ == "__main__":
    main()
