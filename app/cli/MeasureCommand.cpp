// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/HostsOutput.h"
#include "app/cli/Interruption.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/LaunchArguments.h"
#include "app/cli/Output.h"
#include "app/cli/RunnerArguments.h"
#include "app/cli/SourcedLaunch.h"
#include "app/cli/StepTexts.h"
#include "app/cli/StoreArguments.h"
#include "core/base/TemporaryDirectory.h"
#include "core/measure/BundleReader.h"
#include "core/tune/SearchSpace.h"
#include "core/workflow/KernelBundle.h"
#include "core/workflow/RecordKeys.h"
#include "core/workflow/search/PlanRecords.h"
#include "core/workflow/search/RoundRunners.h"
#include "core/workflow/tuners/TunerProblem.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;

struct Arguments {
  KernelArgument kernel;
  LaunchArguments launch;
  std::vector<std::string> steps;
  std::string space;
  std::string captured;           ///< a bundle that records the launch; empty: the launch is described
  std::string bundle;             ///< folder to keep the bundle in
  std::string bundleOnly;         ///< likewise, and not to measure
  std::string problem;            ///< folder for a problem of other tuners; nothing is measured
  std::vector<std::string> hosts; ///< commands that lead to them; empty: this machine
  workflow::RunnerOptions runner;
  bool withoutCache = false;
  bool times = false;
  StoreArguments store;
};

/// The original first, then what the steps and the space ask for, each plan once.
Result<std::vector<transform::Plan>> plansOf(const Arguments &arguments) {
  std::vector<transform::Plan> plans{{}};
  const auto add = [&plans](transform::Plan plan) {
    if (std::ranges::find(plans, plan) == plans.end()) plans.push_back(std::move(plan));
  };
  for (const std::string &text : arguments.steps) {
    auto plan = planOf({text});
    if (!plan) return std::unexpected(plan.error());
    add(std::move(*plan));
  }
  if (!arguments.space.empty()) {
    auto space = tune::parseSearchSpace(arguments.space);
    if (!space) return std::unexpected(space.error());
    for (transform::Plan &plan : *space)
      add(std::move(plan));
  }
  return plans;
}

/// Tells a person who waits at a terminal how far it is.
workflow::RowReport progressReport(std::size_t variants) {
  if (::isatty(STDERR_FILENO) == 0) return [](const measure::Row &) {};
  return [variants, done = std::size_t{0}](const measure::Row &row) mutable {
    std::cerr << '[' << ++done << '/' << variants << "] " << progressText(row) << '\n';
  };
}

Error withAdvice(Error error) {
  if (error.kind == ErrorKind::tool)
    error.message += " Name another machine with --host, or write the bundle with --bundle-only and carry it to one.";
  return error;
}

/// What was made for a measurement: of a bundle that was made before, the bundle alone.
struct Made {
  std::vector<session::Variant> variants = {};
  std::optional<tune::Record> common = {};              ///< of what the store keeps
  std::unique_ptr<workflow::RoundRunners> runners = {}; ///< begun before; null: none
};

void keep(const Arguments &arguments, const Made &made, const workflow::Measurement &measured) {
  if (made.common) arguments.store.keep(workflow::recordsOf(*made.common, measured));
}

int measureFolder(const Arguments &arguments, const Made &made, const measure::Bundle &bundle, bool keepsBundle) {
  const std::vector<session::Variant> &variants = made.variants;
  const bool json = arguments.kernel.source.json;
  const Interruption interruption;
  if (!arguments.hosts.empty()) {
    const auto hosts = workflow::measureOnHosts(arguments.hosts, arguments.runner, bundle, keepsBundle, hostsProgress(),
                                                interruption.token());
    for (const auto &host : hosts)
      if (host.started) keep(arguments, made, host.measurement);
    if (json)
      print(hostsJson(hosts, variants));
    else
      printHosts(hosts, variants);
    return workflow::allComplete(hosts) ? exitDone : exitNo;
  }
  workflow::RoundRunners own(arguments.runner); // of a bundle that was made before
  workflow::RoundRunners &runners = made.runners ? *made.runners : own;
  const auto measured = runners.measure(arguments.runner.gpu, bundle.folder, interruption.token(),
                                        progressReport(bundle.variants.size()));
  runners.end();
  if (!measured) return report(withAdvice(measured.error()), json);
  keep(arguments, made, *measured);
  if (json)
    print(measurementJson(*measured, variants));
  else
    printMeasurement(*measured, variants);
  if (arguments.times) std::cerr << "warpgrain-cli: times of the runner: " << textOf(measured->times) << '\n';
  return measured->complete ? exitDone : exitNo;
}

/// A bundle that was made before.
int measureBundle(const Arguments &arguments) {
  const bool json = arguments.kernel.source.json;
  const auto bundle = measure::readBundle(arguments.kernel.source.file);
  if (!bundle) return report(bundle.error(), json);
  const bool asksForMore = !arguments.steps.empty() || !arguments.space.empty() || !arguments.bundle.empty() ||
                           !arguments.bundleOnly.empty() || !arguments.problem.empty() || !arguments.captured.empty() ||
                           arguments.launch.isGiven();
  if (asksForMore)
    return report({.kind = ErrorKind::usage,
                   .message = "A bundle is measured as it is; to change its variants, arguments or buffers, make it "
                              "again from the source."},
                  json);
  return measureFolder(arguments, {}, *bundle, /*keepsBundle=*/true);
}

/// Says where something was written, and which variants are not in it.
int tellWritten(const std::string &what, const fs::path &where, const std::vector<session::Variant> &variants,
                bool json) {
  Json notBuilt = Json::array();
  for (const session::Variant &variant : variants) {
    if (variant.status == session::VariantStatus::built) continue;
    std::cerr << "warpgrain-cli: note: " << toString(variant.plan) << " is not in the " << what << ": "
              << variant.reason << '\n';
    notBuilt.push_back({{"steps", toString(variant.plan)}, {"reason", variant.reason}});
  }
  if (json)
    print({{what, where.string()}, {"not_built", notBuilt}});
  else
    std::cout << where.string() << '\n';
  return exitDone;
}

int finish(const Arguments &arguments, const Made &made, const measure::Bundle &bundle) {
  if (arguments.bundleOnly.empty()) return measureFolder(arguments, made, bundle, !arguments.bundle.empty());
  return tellWritten("bundle", bundle.folder, made.variants, arguments.kernel.source.json);
}

int writeProblem(const Arguments &arguments, const run::KernelSubject &subject, const workflow::KernelBundle &made) {
  const bool json = arguments.kernel.source.json;
  const auto problem = workflow::tunerProblemOf(subject, made, arguments.problem);
  if (!problem) return report(problem.error(), json);
  if (const auto written = workflow::writeTunerProblem(*problem, arguments.problem); !written)
    return report(written.error(), json);
  if (problem->problem.sharedBytes > 0)
    std::cerr << "warpgrain-cli: note: The launch has " << problem->problem.sharedBytes
              << " bytes of dynamic shared memory, which Kernel Tuner does not take from a problem.\n";
  return tellWritten("problem", fs::path(arguments.problem) / "problem.json", made.variants, json);
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.kernel.source.json;
  std::error_code ignored;
  if (fs::is_directory(arguments.kernel.source.file, ignored)) return measureBundle(arguments);
  // What is wrong with the command itself is said before a source is read.
  const auto form = arguments.launch.form();
  if (!form) return report(form.error(), json);
  if (!arguments.captured.empty() && arguments.launch.describesLaunch())
    return report({.kind = ErrorKind::usage,
                   .message = "A recorded launch has its own blocks, arguments and memory; leave out either --captured "
                              "or the options that describe a launch."},
                  json);
  const auto plans = plansOf(arguments);
  if (!plans) return report(plans.error(), json);
  const auto source = open(arguments.kernel.source, context, /*manyParses=*/plans->size() > 2);
  if (!source) return report(source.error(), json);
  if (!source->toolkit) return report(source->toolkit.error(), json);
  const auto kernel = arguments.kernel.find(source->unit);
  if (!kernel) return report(kernel.error(), json, &source->unit);
  Result<measure::Bundle> captured;
  if (!arguments.captured.empty()) {
    captured = measure::readBundle(arguments.captured);
    if (!captured) return report(captured.error(), json);
  }
  workflow::KernelBundleOrder order{.subject = source->subject(*kernel),
                                    .plans = *plans,
                                    .captured = arguments.captured.empty() ? nullptr : &*captured};
  if (!arguments.withoutCache) order.cache = std::make_shared<build::BuildCache>();
  order.subject.instance = arguments.launch.instance;
  if (arguments.captured.empty()) takeLaunch(order.subject, *form);
  if (!arguments.launch.tolerance.empty()) order.tolerance = form->tolerance;
  Made out;
  if (arguments.bundleOnly.empty() && arguments.problem.empty() && arguments.hosts.empty()) {
    // While the variants are compiled, the GPU gets ready.
    out.runners = std::make_unique<workflow::RoundRunners>(arguments.runner);
    out.runners->startAhead({arguments.runner.gpu});
  }
  auto made = workflow::makeKernelBundle(order);
  if (!made) return report(made.error(), json, &source->unit);
  if (!arguments.problem.empty()) return writeProblem(arguments, order.subject, *made);
  const auto temporary = TemporaryDirectory::create();
  if (!temporary) return report(temporary.error(), json);
  const std::string kept = arguments.bundleOnly.empty() ? arguments.bundle : arguments.bundleOnly;
  const auto bundle =
      session::writeBundle(std::move(made->described), kept.empty() ? temporary->path() : fs::path(kept));
  if (!bundle) return report(bundle.error(), json);
  out.variants = std::move(made->variants);
  if (auto common = workflow::commonRecordOf(order, arguments.runner.l2)) out.common = std::move(*common);
  return finish(arguments, out, *bundle);
}

} // namespace

void addMeasureCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("measure", "Measure variants of a kernel on a GPU, beside the original; or, in "
                                                "place of a source, a bundle's folder");
  auto arguments = std::make_shared<Arguments>();
  arguments->kernel.addTo(*command);
  arguments->kernel.source.addTrustTo(*command);
  command->add_option("-s,--step", arguments->steps,
                      "the steps of a variant, for example \"coarsen y 4\"; each time it is given is one variant");
  command->add_option("--space", arguments->space,
                      "steps with lists of values, for example \"coarsen y 1,2,4; coarsen x 1,2\"");
  arguments->launch.addTo(*command);
  command->add_option("--captured", arguments->captured,
                      "a bundle that `capture` made: its launch, with the recorded arguments and memory, is measured");
  command->add_option("--bundle", arguments->bundle, "keep the bundle and its results in this folder");
  command->add_option("--bundle-only", arguments->bundleOnly, "write the bundle into this folder, and do not measure");
  command
      ->add_option("--t1", arguments->problem,
                   "write the variants into this folder as a problem for other tuners (T1: Kernel Tuner, KTT), and do "
                   "not measure")
      ->excludes("--bundle")
      ->excludes("--bundle-only");
  command
      ->add_option("--host", arguments->hosts,
                   "measure on another machine: a command that gives a shell there, for example \"ssh gpu\"; may be "
                   "given several times")
      ->allow_extra_args(false);
  addRunnerOptions(*command, arguments->runner);
  arguments->store.addTo(*command, "keep nothing of what was measured");
  command->add_flag("--times", arguments->times,
                    "say where the runner's time went, when it has measured on this machine");
  command->add_flag("--no-cache", arguments->withoutCache, "compile even what was compiled before");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
