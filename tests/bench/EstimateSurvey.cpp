// SPDX-License-Identifier: Apache-2.0
//
// How far what is estimated of plans before they are compiled is from what was measured of them. Reads a campaign, for
// sources and launches, and tables with a row for each plan: kernel, plan or configuration, time in microseconds
// (median_us or first_us), and registers where they are known (there, or in a table of register-survey). Prints for
// each kernel the rank correlation of estimated and measured times and the median error, and the same over all; with
// --rows each plan too.
#include "core/tune/recommend/PlanEstimator.h"
#include "tests/bench/EstimateKernels.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>

namespace warpgrain::bench {
namespace {

struct Options {
  std::string campaign;
  std::vector<std::string> tables;
  std::string registers;
  std::string gpu = "NVIDIA H100 80GB HBM3";
  bool withRows = false;
  double launchMicroseconds = 3.5; ///< that a launch takes beside the kernel
};

using Registers = std::map<std::pair<std::string, std::string>, std::uint32_t>;

struct Compared {
  std::vector<double> estimated;
  std::vector<double> measured;

  std::vector<double> errors() const {
    std::vector<double> out;
    for (std::size_t i = 0; i < measured.size(); ++i)
      out.push_back(std::abs(estimated[i] - measured[i]) / measured[i]);
    return out;
  }
};

void printRow(const std::string &name, const MeasuredPlan &measured, const tune::EstimatedPlan &estimated,
              double microseconds) {
  const estimate::TimeEstimate &time = *estimated.time;
  std::printf("row,%s,%.3f,%.3f,%s", name.c_str(), measured.microseconds, microseconds,
              std::string(nameOf(time.bound)).c_str());
  for (const double seconds : time.secondsBy)
    std::printf(",%.4f", seconds * 1e6);
  const estimate::RegisterNeeds &needs = estimated.registers.needs;
  std::printf(",%.1f,%.2f,%.1f,%.1f,%u", needs.values, needs.loads, needs.pointers, needs.indices,
              estimated.registers.registers);
  std::printf(",%u,%.3f,%.3f,%d,%s\n", estimated.resources.registersPerThread, time.fullness.waves, time.fullness.tail,
              time.isGuessed ? 1 : 0, toString(measured.plan).c_str());
}

Compared survey(const std::string &name, const OpenKernel &kernel, const Registers &registers, const Options &options) {
  const auto gpu = estimate::modelledGpu("sm_90", options.gpu);
  const auto floor = floorOf(kernel.work, gpu->speed);
  const auto task = workflow::estimateTaskOf(kernel.order, *gpu);
  const tune::PlanEstimator estimator(*task);
  Compared out;
  std::set<std::string> refusals;
  const auto begin = std::chrono::steady_clock::now();
  for (const MeasuredPlan &one : kernel.plans) {
    std::optional<std::uint32_t> known = one.registers;
    if (const auto found = registers.find({name, toString(one.plan)}); !known && found != registers.end())
      known = found->second;
    const tune::EstimatedPlan estimated = estimator.estimate(one.plan, known);
    if (!estimated.time) {
      refusals.insert(toString(one.plan) + ": " + estimated.reason);
      continue;
    }
    out.estimated.push_back(estimated.time->microseconds() + options.launchMicroseconds);
    out.measured.push_back(one.microseconds);
    if (options.withRows) printRow(name, one, estimated, out.estimated.back());
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  std::printf("%-20s %3zu plans  rank correlation %6.3f  median error %5.1f %%  floor %s us  %.2f s a plan\n",
              name.c_str(), out.measured.size(), rankCorrelation(out.estimated, out.measured),
              100 * medianOf(out.errors()),
              floor ? std::to_string(floor->microseconds()).c_str() : floor.error().c_str(),
              took.count() / std::max<double>(1, static_cast<double>(kernel.plans.size())));
  for (const std::string &refusal : refusals)
    std::printf("    no estimate: %s\n", refusal.c_str());
  std::fflush(stdout);
  return out;
}

int surveyAll(const Options &options) {
  const auto kernels = openKernels(options.campaign, options.tables);
  if (!kernels) {
    std::fprintf(stderr, "%s\n", kernels.error().message.c_str());
    return 3;
  }
  Registers registers;
  if (const auto rows = options.registers.empty() ? Result<std::vector<TableRow>>() : readTable(options.registers))
    for (const TableRow &row : *rows)
      if (row.at("architecture") == "sm_90")
        registers[{row.at("kernel"), row.at("plan")}] = static_cast<std::uint32_t>(std::stoul(row.at("registers")));
  double correlations = 0;
  std::vector<double> errors;
  for (const auto &[name, kernel] : *kernels) {
    const Compared compared = survey(name, *kernel, registers, options);
    correlations += rankCorrelation(compared.estimated, compared.measured);
    std::ranges::copy(compared.errors(), std::back_inserter(errors));
  }
  std::printf("all: %zu plans, mean rank correlation %.3f, median error %.1f %%\n", errors.size(),
              correlations / std::max<double>(1, static_cast<double>(kernels->size())), 100 * medianOf(errors));
  return 0;
}

} // namespace
} // namespace warpgrain::bench

int main(int argc, char **argv) {
  warpgrain::bench::Options options;
  CLI::App app("How far estimates are from what was measured");
  app.add_option("campaign", options.campaign, "sources and launches")->required();
  app.add_option("tables", options.tables, "what was measured")->required();
  app.add_option("--registers", options.registers, "a table of register-survey");
  app.add_option("--gpu", options.gpu, "that was measured on");
  app.add_option("--launch-us", options.launchMicroseconds, "of a kernel that does nothing");
  app.add_flag("--rows", options.withRows, "print each plan");
  CLI11_PARSE(app, argc, argv);
  return warpgrain::bench::surveyAll(options);
}
