// SPDX-License-Identifier: Apache-2.0
#include "app/cli/AgainstArguments.h"
#include "app/cli/CommandJson.h"
#include "app/cli/Commands.h"
#include "app/cli/CountsText.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/LaunchArguments.h"
#include "app/cli/Output.h"
#include "app/cli/SourcedLaunch.h"
#include "app/cli/StepTexts.h"
#include "app/cli/StoreArguments.h"
#include "app/cli/Table.h"
#include "core/plan/directives/Directives.h"
#include "core/run/launch/LaunchText.h"
#include "core/tune/SearchSpace.h"
#include "core/workflow/RecordKeys.h"
#include "core/workflow/VariantRecords.h"
#include "core/workflow/Verify.h"

#include <algorithm>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  KernelArgument kernel;
  LaunchArguments launch;
  AgainstArguments against;
  std::vector<std::string> steps;
  std::string space;
  double timeoutSeconds = 60;
  std::uint64_t memoryMegabytes = 8192;
  unsigned workers = 0;
  bool withoutChecks = false;
  bool withCounts = false;
  std::vector<std::string> sizes; ///< arguments that are sizes
  bool withoutSizes = false;
  StoreArguments store;
};

/// What is to be verified: one plan, a space of them, the kernel's directives; nothing where there are none.
Result<std::vector<transform::Plan>> plansFor(const Arguments &arguments, const model::Unit &unit,
                                              model::FunctionId kernel) {
  if (!arguments.space.empty() && !arguments.steps.empty())
    return fail(ErrorKind::usage, "--step names one variant and --space several; give one of them.");
  if (arguments.against.isGiven() && (!arguments.space.empty() || !arguments.steps.empty()))
    return fail(ErrorKind::usage, "--against names a kernel that no plan makes; give it without --step and --space.");
  if (arguments.against.isGiven()) return std::vector<transform::Plan>{};
  if (!arguments.space.empty()) return tune::parseSearchSpace(arguments.space);
  auto plan = arguments.steps.empty() ? transform::planFromDirectives(transform::readDirectives(unit), kernel)
                                      : planOf(arguments.steps);
  if (!plan) return std::unexpected(plan.error());
  if (plan->empty()) return std::vector<transform::Plan>{};
  return std::vector<transform::Plan>{std::move(*plan)};
}

Result<run::VerifierSettings> settingsFor(const Arguments &arguments, const OpenedSource &source,
                                          model::FunctionId kernel) {
  auto form = arguments.launch.form();
  if (!form) return std::unexpected(form.error());
  run::VerifierSettings settings{.subject = source.subject(kernel)};
  settings.subject.instance = arguments.launch.instance;
  takeLaunch(settings.subject, std::move(*form));
  settings.limits = {.milliseconds = static_cast<std::uint64_t>(arguments.timeoutSeconds * 1000),
                     .memoryBytes = arguments.memoryMegabytes << 20U};
  settings.checks = !arguments.withoutChecks;
  settings.counts = arguments.withCounts;
  settings.workers = arguments.workers;
  return settings;
}

/// What is wrong although the kernel ran to its end.
void printFindings(const std::string &who, const run::ExecutionOutcome &outcome) {
  for (const run::Finding &finding : outcome.findings)
    std::cout << "in " << who << ", "
              << (finding.line > 0 ? finding.file + ":" + std::to_string(finding.line) + ": " : std::string())
              << finding.message << '\n';
}

/// "coarsen x 4"; "scale in b.cu".
std::string titleOf(const workflow::VerifiedPlan &plan) {
  if (!plan.row.byHand.empty()) return plan.row.byHand;
  return plan.row.plan.empty() ? "(unchanged)" : toString(plan.row.plan);
}

/// The sizes at which a variant was not tried, by the reason.
std::vector<std::pair<std::string, std::vector<run::Sizes>>> untriedOf(const run::SizedVerification &sized) {
  std::vector<std::pair<std::string, std::vector<run::Sizes>>> out;
  for (const run::SizedRun &run : sized.runs) {
    if (run.answer != run::SizedAnswer::isNoTest && run.answer != run::SizedAnswer::isNoLaunch) continue;
    auto known = std::ranges::find(out, run.reason, [](const auto &each) { return each.first; });
    if (known == out.end()) known = out.emplace(out.end(), run.reason, std::vector<run::Sizes>());
    known->second.push_back(run.sizes);
  }
  return out;
}

/// "n = 1; n = 3; 12 more"
std::string listOfSizes(const std::vector<run::Sizes> &sizes) {
  constexpr std::size_t shown = 3;
  std::string out;
  for (std::size_t i = 0; i < std::min(shown, sizes.size()); ++i)
    out += (out.empty() ? "" : "; ") + run::textOf(sizes[i]);
  return sizes.size() > shown ? out + "; " + std::to_string(sizes.size() - shown) + " more" : out;
}

/// What of the sizes a person should know, beside the verdict.
void printSizes(const workflow::Verified &verified) {
  for (const std::string &note : verified.notes)
    std::cout << "note: " << note << '\n';
  for (const workflow::VerifiedPlan &plan : verified.plans) {
    if (!plan.sizes) continue;
    for (const auto &[reason, sizes] : untriedOf(*plan.sizes))
      std::cout << titleOf(plan) << " was not tried at " << listOfSizes(sizes) << ": " << reason << '\n';
  }
}

std::string resultText(const workflow::VerifiedPlan &plan) {
  if (const std::string extent = plan.extent(); !extent.empty()) return extent;
  return std::string(nameOf(plan.row.status)) + (plan.row.reason.empty() ? "" : ": " + plan.row.reason);
}

void printAgainst(const workflow::Verified &verified) {
  if (!verified.against) return;
  std::cout << verified.against->name << ": " << run::launchText(verified.against->launch) << '\n';
  for (const std::string &note : verified.against->notes)
    std::cout << "note: " << note << '\n';
}

/// What of a kernel that a person wrote its verification does not say.
void printProof(const workflow::VerifiedPlan &plan) {
  if (plan.row.byHand.empty()) return;
  if (plan.row.run)
    for (const std::string &note : plan.row.run->notes)
      std::cout << "note: in " << plan.row.byHand << ": " << note << '\n';
  if (const std::string proof = plan.proof(); !proof.empty()) std::cout << proof << '\n';
}

void printText(const workflow::Verified &verified) {
  const run::Verifier &verifier = verified.verifier;
  std::cout << run::launchText(verifier.launch()) << '\n';
  printAgainst(verified);
  const run::ExecutionOutcome &original = verifier.original();
  if (!original.printed.empty()) std::cout << "the kernel printed:\n" << original.printed << '\n';
  for (const std::string &note : original.notes)
    std::cout << "note: " << note << '\n';
  Table table({"steps", "verdict", "block", "result"});
  table.add({"(original)", "-", run::extentsText(verifier.launch().block), "ran"});
  for (const workflow::VerifiedPlan &plan : verified.plans)
    table.addNote({titleOf(plan), plan.row.byHand.empty() ? dependence::nameOf(plan.row.verdict) : "-",
                   run::extentsText(plan.row.block)},
                  resultText(plan));
  std::cout << table.text();
  printSizes(verified);
  printFindings("the original", original);
  for (const workflow::VerifiedPlan &plan : verified.plans)
    if (plan.row.run) printFindings(titleOf(plan), *plan.row.run);
  if (original.counts)
    std::cout << "\nwhat the original executed:\n" << countsText(verifier.originalCounts(), *original.counts);
  for (const workflow::VerifiedPlan &plan : verified.plans)
    if (plan.row.run && plan.row.run->counts)
      std::cout << "\nwhat " << titleOf(plan) << " executed:\n" << countsText(plan.row.counts, *plan.row.run->counts);
  std::ranges::for_each(verified.plans, printProof);
}

bool hasRace(const run::ExecutionOutcome &outcome) {
  return std::ranges::any_of(outcome.findings,
                             [](const run::Finding &finding) { return finding.kind == run::FindingKind::race; });
}

/// True where every variant is verified, and no race was found: what a kernel with a race leaves in memory depends on
/// the order of its threads, so equal results of one order say little.
bool isRight(const workflow::Verified &verified) {
  return !hasRace(verified.verifier.original()) &&
         std::ranges::all_of(verified.plans, [](const workflow::VerifiedPlan &plan) {
           const run::Verification &row = plan.row;
           return row.status == run::VerificationStatus::verified && !(row.run && hasRace(*row.run));
         });
}

/// What is known now of each plan, for later searches too.
void keep(const StoreArguments &store, const run::KernelSubject &subject, const run::SizeWishes &wishes,
          const workflow::Verified &verified) {
  if (store.path().empty()) return;
  const auto common = workflow::commonRecordOf({.subject = subject, .plans = {}, .tolerance = {}});
  if (!common) return;
  std::vector<tune::Record> records;
  for (const workflow::VerifiedPlan &plan : verified.plans) {
    if (!plan.row.byHand.empty()) continue; // no plan leads to it
    records.push_back(workflow::verificationRecordOf(*common, plan.row));
    if (!plan.sizes) continue;
    if (auto sizes = workflow::sizesRecordOf(*common, plan.row.plan, *plan.sizes, wishes))
      records.push_back(std::move(*sizes));
  }
  store.keep(records);
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.kernel.source.json;
  // What is wrong with the command itself is said before a source is read.
  if (const auto form = arguments.launch.form(); !form) return report(form.error(), json);
  if (const auto known = arguments.against.check(); !known) return report(known.error(), json);
  const auto source = open(arguments.kernel.source, context, /*manyParses=*/!arguments.space.empty());
  if (!source) return report(source.error(), json);
  reportDiagnostics(source->unit);
  const auto kernel = arguments.kernel.find(source->unit);
  if (!kernel) return report(kernel.error(), json, &source->unit);
  const auto plans = plansFor(arguments, source->unit, *kernel);
  if (!plans) return report(plans.error(), json, &source->unit);
  auto settings = settingsFor(arguments, *source, *kernel);
  if (!settings) return report(settings.error(), json, &source->unit);
  const run::KernelSubject subject = settings->subject;
  workflow::VerifyOrder order{.settings = std::move(*settings), .plans = *plans};
  order.sizes->wishes.names = arguments.sizes;
  if (arguments.withoutSizes) order.sizes.reset();
  Result<OpenedSource> other = fail(ErrorKind::usage, "No other source was named.");
  if (arguments.against.isGiven()) {
    other = arguments.against.open(arguments.kernel.source, context);
    if (!other) return report(other.error(), json);
    reportDiagnostics(other->unit);
    auto written = arguments.against.subject(*other, source->unit[*kernel].qualifiedName);
    if (!written) return report(written.error(), json);
    order.against = std::move(*written);
  }
  const auto verified = workflow::verifyPlans(std::move(order), run::Executor::find);
  if (!verified) return report(verified.error(), json, &source->unit);
  keep(arguments.store, subject, {.names = arguments.sizes}, *verified);
  if (json)
    print(verifyJson(source->unit[*kernel].qualifiedName, *verified));
  else
    printText(*verified);
  return isRight(*verified) ? exitDone : exitNo;
}

} // namespace

void addVerifyCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "verify", "Run a kernel and its variants on the CPU and compare what they leave in memory. The exit "
                "status is 1 where a variant differs or does not run, or where a data race is found");
  auto arguments = std::make_shared<Arguments>();
  arguments->kernel.addTo(*command);
  command->add_option("-s,--step", arguments->steps,
                      "a step, for example \"coarsen y 4\"; may be repeated (default: the kernel's directives; where "
                      "there are none, the kernel alone is run)");
  command->add_option("--space", arguments->space,
                      "steps with lists of values, for example \"coarsen y 1,2,4\": each combination is verified");
  arguments->launch.addTo(*command);
  arguments->against.addTo(*command);
  command->add_option("--timeout", arguments->timeoutSeconds, "seconds that a run may take")
      ->check(CLI::Range(0.1, 86'400.0))
      ->capture_default_str();
  command->add_option("--memory", arguments->memoryMegabytes, "megabytes of memory that a run may use")
      ->check(CLI::Range(1024, 1 << 24))
      ->capture_default_str();
  command->add_option("-j,--jobs", arguments->workers, "processors that run blocks at once (default: all)");
  command->add_flag("--no-checks", arguments->withoutChecks,
                    "do not check accesses against their buffers; runs many times as fast");
  command->add_flag("--counts", arguments->withCounts,
                    "count what accesses execute: requests, sectors, lines, passes over banks, for each reference in "
                    "the source, beside what analyze predicts; takes longer");
  command->add_option("--size", arguments->sizes,
                      "an argument that is a size, for example n: variants are run at other values of it too; may be "
                      "repeated (default: arguments that bound threads or loops)");
  command->add_flag("--given-size", arguments->withoutSizes, "run with the given launch alone, at no other sizes");
  arguments->store.addTo(*command, "keep nothing of what is found");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
