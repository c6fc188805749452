// SPDX-License-Identifier: Apache-2.0
//
// How many registers ptxas gives plans: compiles the plans of a campaign's kernels that tables name (kernel, plan or
// configuration) for some architectures, and writes a table of kernel, plan, architecture, registers and bytes of
// spills. Rows that the table has already are not compiled again.
#include "core/base/Files.h"
#include "core/session/VariantBuilder.h"
#include "tests/bench/EstimateKernels.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>

namespace warpgrain::bench {
namespace {

struct Options {
  std::string campaign;
  std::vector<std::string> tables;
  std::vector<std::string> architectures{"sm_90"};
  std::string out;
};

using Known = std::set<std::tuple<std::string, std::string, std::string>>;

void compile(const std::string &name, OpenKernel &kernel, const std::vector<transform::Plan> &plans,
             const std::string &architecture, std::ofstream &out) {
  run::KernelSubject subject = kernel.order.subject;
  subject.architecture = architecture;
  const session::VariantBuilder builder(
      {.subject = subject, .cache = std::make_shared<build::BuildCache>(), .workers = 1});
  for (const transform::Plan &plan : plans) {
    const std::vector<session::Variant> built = builder.run({plan}, [](const session::Variant &) {});
    const session::Variant &variant = built.front();
    if (variant.resources.empty()) continue;
    const build::KernelResources &resources = variant.resources.front();
    out << tableLine({name, toString(plan), architecture, std::to_string(resources.registersPerThread),
                      std::to_string(resources.spillStoreBytes + resources.spillLoadBytes)});
    out.flush();
  }
}

int run(const Options &options) {
  const auto kernels = openKernels(options.campaign, options.tables);
  if (!kernels) {
    std::fprintf(stderr, "%s\n", kernels.error().message.c_str());
    return 3;
  }
  Known known;
  const auto before = readTable(options.out);
  if (before)
    for (const TableRow &row : *before)
      known.insert({row.at("kernel"), row.at("plan"), row.at("architecture")});
  std::ofstream out(options.out, std::ios::app);
  if (!before) out << "kernel,plan,architecture,registers,spill_bytes\n";
  for (const std::string &architecture : options.architectures)
    for (const auto &[name, kernel] : *kernels) {
      std::vector<transform::Plan> plans;
      for (const MeasuredPlan &one : kernel->plans)
        if (known.insert({name, toString(one.plan), architecture}).second) plans.push_back(one.plan);
      compile(name, *kernel, plans, architecture, out);
    }
  return 0;
}

} // namespace
} // namespace warpgrain::bench

int main(int argc, char **argv) {
  warpgrain::bench::Options options;
  CLI::App app("How many registers ptxas gives plans");
  app.add_option("campaign", options.campaign, "sources and launches")->required();
  app.add_option("tables", options.tables, "plans")->required();
  app.add_option("--arch", options.architectures, "architectures");
  app.add_option("--table", options.out, "that is written")->required();
  CLI11_PARSE(app, argc, argv);
  return warpgrain::bench::run(options);
}
