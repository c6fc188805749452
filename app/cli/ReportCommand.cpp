// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/FindingsOutput.h"
#include "app/cli/Interruption.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/LaunchArguments.h"
#include "app/cli/Output.h"
#include "app/cli/ReportJson.h"
#include "app/cli/SourcedLaunch.h"
#include "app/cli/StepTexts.h"
#include "core/base/Files.h"
#include "core/report/Page.h"
#include "core/run/launch/LaunchText.h"
#include "core/run/launch/SourceLaunch.h"
#include "core/session/RecordedTimes.h"
#include "core/session/VariantBuilder.h"
#include "core/tune/SearchSpace.h"
#include "core/workflow/VerifiedVariant.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <utility>

namespace warpgrain::cli {

namespace {

using session::Variant;

struct Arguments {
  KernelArgument kernel;
  LaunchArguments launch;
  std::vector<std::string> steps;
  std::string space;
  std::string measured; ///< a bundle's folder or its results; empty: no times
  std::string output;
  double timeoutSeconds = 60;
  unsigned jobs = 0;
  bool withoutBuild = false;
  bool withoutRun = false;
  bool withoutMends = false;
  bool withoutCache = false;
};

/// What was measured of the kernel. Fails (input) where there is none.
Result<std::optional<session::RecordedSession>> recordingOf(const Arguments &arguments,
                                                            const run::KernelSubject &subject) {
  if (arguments.measured.empty()) return std::nullopt;
  auto all = session::readRecordedSessions(arguments.measured);
  if (!all) return std::unexpected(all.error());
  const std::string &kernel = subject.function().qualifiedName;
  std::erase_if(*all, [&](const session::RecordedSession &one) { return one.kernel != kernel; });
  if (all->empty()) return fail(ErrorKind::input, arguments.measured + " holds no times of " + kernel + ".");
  const auto fits = std::ranges::find_if(
      *all, [&](const session::RecordedSession &one) { return one.environment.architecture == subject.architecture; });
  return fits != all->end() ? *fits : all->front();
}

/// The original first, then the space, the chosen plan and what was measured, each plan once.
std::vector<transform::Plan> plansOf(std::vector<transform::Plan> space, const transform::Plan &chosen,
                                     const std::optional<session::RecordedSession> &recording) {
  std::vector<transform::Plan> plans{{}};
  const auto add = [&plans](transform::Plan plan) {
    if (std::ranges::find(plans, plan) == plans.end()) plans.push_back(std::move(plan));
  };
  for (transform::Plan &plan : space)
    add(std::move(plan));
  add(chosen);
  if (recording)
    for (const measure::Row &row : recording->rows)
      if (auto plan = transform::parsePlan(row.steps)) add(std::move(*plan));
  return plans;
}

std::vector<Variant> build(const Arguments &arguments, const run::KernelSubject &subject, const run::LaunchForm &form,
                           const std::vector<transform::Plan> &plans, const CancellationToken &cancel) {
  session::VariantSettings settings{.subject = subject};
  if (!arguments.withoutCache) settings.cache = std::make_shared<build::BuildCache>();
  settings.block = form.block;
  if (form.sharedBytes) settings.dynamicSharedBytes = static_cast<std::uint32_t>(*form.sharedBytes);
  settings.workers = arguments.jobs;
  const session::VariantBuilder builder(std::move(settings));
  const auto ignore = [](const Variant &) {};
  return arguments.withoutBuild ? builder.writeAll(plans, ignore, cancel) : builder.run(plans, ignore, cancel);
}

/// Runs the original and each variant that has a text on the CPU. Fails where the kernel cannot be run at all.
Result<void> verify(const Arguments &arguments, const run::KernelSubject &subject, std::vector<Variant> &variants,
                    const CancellationToken &cancel) {
  workflow::VerifyOrder order{.settings = {.subject = subject}, .plans = {}};
  order.settings.limits.milliseconds = static_cast<std::uint64_t>(arguments.timeoutSeconds * 1000);
  order.settings.workers = arguments.jobs;
  std::vector<Variant *> rows;
  for (Variant &variant : variants) {
    if (variant.plan.empty() || !session::hasText(variant)) continue;
    rows.push_back(&variant);
    order.plans.push_back(variant.plan);
  }
  const auto verified = workflow::verifyPlans(std::move(order), run::Executor::find, {}, cancel);
  if (!verified) return std::unexpected(verified.error());
  const std::string launch = run::launchText(verified->verifier.launch());
  for (Variant &variant : variants)
    if (variant.plan.empty()) variant.verification = workflow::originalRow(verified->verifier, launch);
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i]->verification = workflow::variantRow(verified->plans[i], launch);
  return {};
}

/// What is known of the launch that is looked at.
session::KnownLaunch launchOf(const report::ReportTask &task) {
  session::KnownLaunch out = session::knownLaunch(task.subject.form);
  for (const model::Axis axis : model::allAxes) {
    if (task.launch.grid[axis]) out.grid[axis] = task.launch.grid[axis];
    if (task.launch.block[axis]) out.block[axis] = task.launch.block[axis];
  }
  out.sharedBytes = task.dynamicSharedBytes;
  for (const auto &[name, value] : task.launch.arguments)
    out.arguments.insert_or_assign(name, value);
  return out;
}

/// Gives rows the times that were recorded of their plans.
void addTimes(report::ReportTask &task, const session::RecordedSession &recording) {
  const run::KernelSubject &subject = task.subject;
  const session::LookedAt now =
      session::lookedAt(*subject.unit, subject.kernel, subject.instance, subject.architecture);
  const bool isOtherLaunch =
      recording.form && session::contradict(session::knownLaunch(*recording.form), launchOf(task));
  std::vector<std::string> notes;
  for (Variant &variant : task.variants) {
    const measure::Row *row = recording.find(toString(variant.plan));
    if (row == nullptr) continue;
    variant.measurement = session::recordedMeasurement(recording, *row, variant, now);
    std::string &outdated = variant.measurement->outdated;
    if (outdated.empty() && isOtherLaunch) outdated = "This time was recorded of another launch.";
    if (!outdated.empty() && std::ranges::find(notes, outdated) == notes.end()) notes.push_back(outdated);
  }
  for (const std::string &note : notes)
    std::cerr << "warpgrain-cli: note: " << note << '\n';
}

/// What a person would not call done: the plan is not made, or a variant does not do what the original does.
bool isRefuted(const report::Report &made) {
  if (!made.chosen.plan.empty() && !session::hasText(made.chosen)) return true;
  return std::ranges::any_of(made.variants, [](const Variant &variant) {
    if (!variant.verification) return false;
    const run::VerificationStatus status = variant.verification->status;
    return status == run::VerificationStatus::differs || status == run::VerificationStatus::failed;
  });
}

int deliver(const Arguments &arguments, const report::Report &made, const FoundInKernel &found) {
  const bool json = arguments.kernel.source.json;
  if (!arguments.output.empty() || !json) {
    const std::string page = report::pageOf(made, {});
    if (arguments.output.empty())
      std::cout << page;
    else if (const auto written = writeFileAtomically(arguments.output, page); !written)
      return report(written.error(), json);
  }
  if (json) print(reportJson(made, findingsJson(found)));
  return isRefuted(made) ? exitNo : exitDone;
}

/// The launch that is looked at, as far as it is known, and where its numbers are from.
report::ReportTask taskOf(const Arguments &arguments, const run::KernelSubject &subject, const run::LaunchForm &form) {
  const model::Unit &unit = *subject.unit;
  report::ReportTask task{.subject = subject,
                          .launch = launchContextOf(unit, subject.kernel, form, arguments.launch.instance)};
  run::SourcedForm sourced = run::completeFromSource(unit, subject.kernel, task.launch);
  task.taken = std::move(sourced.taken);
  task.isGuessed = std::ranges::any_of(task.taken, &run::SourceNumber::isGuess);
  const auto shared = run::sourceLaunch(unit, subject.kernel, task.launch.arguments).sharedBytes;
  task.dynamicSharedBytes = static_cast<std::uint32_t>(
      form.sharedBytes.value_or(sourced.form.sharedBytes.value_or(std::max<std::int64_t>(shared.value_or(0), 0))));
  task.looksForMends = !arguments.withoutMends;
  return task;
}

/// What the command line asks for, read before the source is.
struct Wishes {
  run::LaunchForm form;
  transform::Plan chosen;
  std::vector<transform::Plan> space;
};

Result<Wishes> wishesOf(const Arguments &arguments) {
  auto form = arguments.launch.form();
  if (!form) return std::unexpected(form.error());
  auto chosen = planOf(arguments.steps);
  if (!chosen) return std::unexpected(chosen.error());
  Wishes out{.form = std::move(*form), .chosen = std::move(*chosen), .space = {}};
  if (!arguments.space.empty()) {
    auto space = tune::parseSearchSpace(arguments.space);
    if (!space) return std::unexpected(space.error());
    out.space = std::move(*space);
  }
  if (!arguments.output.empty())
    if (const auto can = checkWritable(arguments.output); !can) return std::unexpected(can.error());
  return out;
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.kernel.source.json;
  const auto wishes = wishesOf(arguments);
  if (!wishes) return report(wishes.error(), json);
  const auto source = open(arguments.kernel.source, context, /*manyParses=*/true);
  if (!source) return report(source.error(), json);
  reportDiagnostics(source->unit);
  if (!arguments.output.empty() && report::isFileOf(source->unit, arguments.output))
    return report({.kind = ErrorKind::usage,
                   .message = arguments.output + " is a source: the report would take its place. Name another file."},
                  json);
  const auto kernel = arguments.kernel.find(source->unit);
  if (!kernel) return report(kernel.error(), json, &source->unit);
  const Interruption interruption;
  run::KernelSubject subject = source->subject(*kernel);
  subject.instance = arguments.launch.instance;
  subject.form = run::sourcedForm(source->unit, *kernel, subject.instance, wishes->form).form;
  const auto recording = recordingOf(arguments, subject);
  if (!recording) return report(recording.error(), json);
  report::ReportTask task = taskOf(arguments, subject, wishes->form);
  task.variants =
      build(arguments, subject, wishes->form, plansOf(wishes->space, wishes->chosen, *recording), interruption.token());
  std::string whyNotRun;
  if (!arguments.withoutRun) {
    if (const auto done = verify(arguments, subject, task.variants, interruption.token()); !done) {
      whyNotRun = done.error().message;
      std::cerr << "warpgrain-cli: note: no variant was run: " << whyNotRun << '\n';
    }
  }
  if (*recording) addTimes(task, **recording);
  task.chosen = *std::ranges::find(task.variants, wishes->chosen, &Variant::plan);
  report::Report made = report::makeReport(task, interruption.token());
  if (interruption.token().stop_requested())
    return report({.kind = ErrorKind::cancelled, .message = "No report was written: it was interrupted."}, json);
  made.whyNotRun = std::move(whyNotRun);
  return deliver(
      arguments, made,
      {.unit = &source->unit, .findings = made.findings, .launch = made.launch, .taken = task.taken, .gpu = made.gpu});
}

void addPlanOptions(CLI::App &command, Arguments &arguments) {
  command.add_option("-s,--step,--plan", arguments.steps,
                     "the steps that stand beside the original, for example \"coarsen y 4; unroll k 2\"; may be "
                     "repeated");
  command.add_option("--space", arguments.space,
                     "further variants: steps with lists of values, for example \"coarsen y 1,2,4\"");
  command.add_option("--measured", arguments.measured,
                     "times to show: a bundle's folder, its results.jsonl, or a recorded session");
}

} // namespace

void addReportCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "report", "Write one page (HTML) on a kernel: its launch, findings, what a plan changes, and its variants with "
                "what was verified and measured of them");
  auto arguments = std::make_shared<Arguments>();
  arguments->kernel.addTo(*command);
  arguments->kernel.source.addTrustTo(*command);
  addPlanOptions(*command, *arguments);
  arguments->launch.addTo(*command);
  command->add_option("-o,--output", arguments->output, "the file to write (default: standard output)");
  command->add_option("--timeout", arguments->timeoutSeconds, "seconds that a run on the CPU may take")
      ->check(CLI::Range(0.1, 86'400.0))
      ->capture_default_str();
  command->add_option("-j,--jobs", arguments->jobs, "processors that compile or run at once (default: all)");
  command->add_flag("--no-build", arguments->withoutBuild, "do not compile variants");
  command->add_flag("--no-run", arguments->withoutRun, "do not run variants on the CPU");
  command->add_flag("--no-mends", arguments->withoutMends, "do not look for steps that mend findings; much faster");
  command->add_flag("--no-cache", arguments->withoutCache, "compile even what was compiled before");
  command->footer(
      "Exit status: 0 the report is written; 1 it is written, and the plan is refused or a variant does not "
      "do what the original does.");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
