// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/FindingsOutput.h"
#include "app/cli/Interruption.h"
#include "app/cli/LaunchArguments.h"
#include "app/cli/Numbers.h"
#include "app/cli/Output.h"
#include "app/cli/SourceArguments.h"
#include "app/cli/SourcedLaunch.h"
#include "core/base/LineIndex.h"
#include "core/findings/KernelFindings.h"
#include "core/run/Verification.h"
#include "core/run/launch/SourceLaunch.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

using findings::Finding;
using findings::Severity;

/// The exit status where an error was found; warnings alone give exitNo.
constexpr int exitErrors = 4;

struct Arguments {
  SourceArguments source; ///< but for the file
  std::vector<std::string> files;
  std::string kernel;
  LaunchArguments launch;
  std::string gpu;
  std::string failOn = "warning";
  bool sarif = false;
  bool withoutMends = false;
  bool executes = false;
};

/// The whole line, without the blanks around it.
SourceSpan spanOfLine(const model::Unit &unit, std::uint32_t line) {
  const std::string &text = unit[mainFile].text;
  const LineIndex lines(text);
  if (line == 0 || line > lines.lineCount()) return {};
  std::uint32_t begin = lines.lineStart(line);
  std::uint32_t end = lines.lineStart(line + 1);
  while (begin < end && std::isspace(static_cast<unsigned char>(text[begin])) != 0)
    ++begin;
  while (end > begin && std::isspace(static_cast<unsigned char>(text[end - 1])) != 0)
    --end;
  return {.file = mainFile, .begin = begin, .end = end};
}

/// Runs the kernel on the CPU and tells what went wrong there. Fails where it cannot be run at all.
Result<std::vector<findings::ExecutedFault>> faultsOf(const run::KernelSubject &subject,
                                                      const CancellationToken &cancel) {
  if (const auto can = checkCanRun(subject); !can) return std::unexpected(can.error());
  if (const auto launch = resolveLaunch(subject); !launch) return std::unexpected(launch.error());
  const auto executor = run::Executor::find();
  if (!executor) return std::unexpected(executor.error());
  std::vector<findings::ExecutedFault> out;
  const auto verifier = run::Verifier::create({.subject = subject}, *executor, cancel);
  if (!verifier) {
    out.push_back({.span = verifier.error().span.value_or(SourceSpan()), .sentence = verifier.error().message});
    return out;
  }
  for (const run::Finding &finding : verifier->original().findings)
    out.push_back({.span = spanOfLine(*subject.unit, finding.line),
                   .isRace = finding.kind == run::FindingKind::race,
                   .sentence = finding.message});
  return out;
}

FoundInKernel look(const Arguments &arguments, const run::LaunchForm &form, const OpenedSource &source,
                   model::FunctionId kernel, const CancellationToken &cancel) {
  const model::Unit &unit = source.unit;
  FoundInKernel found{.unit = &unit, .launch = launchContextOf(unit, kernel, form, arguments.launch.instance)};
  findings::FindingsTask task{.subject = source.subject(kernel)};
  task.subject.instance = arguments.launch.instance;
  run::SourcedForm sourced = run::completeFromSource(unit, kernel, found.launch);
  found.taken = std::move(sourced.taken);
  task.isGuessed = std::ranges::any_of(found.taken, &run::SourceNumber::isGuess);
  task.launch = found.launch;
  const auto shared = run::sourceLaunch(unit, kernel, found.launch.arguments).sharedBytes;
  task.dynamicSharedBytes = static_cast<std::uint32_t>(
      form.sharedBytes.value_or(sourced.form.sharedBytes.value_or(std::max<std::int64_t>(shared.value_or(0), 0))));
  task.gpu = estimate::modelledGpu(source.architecture, arguments.gpu);
  if (task.gpu) found.gpu = task.gpu->speed.name;
  found.findings = findingsOf(task, cancel);
  if (!arguments.withoutMends) addMends(found.findings, task, cancel);
  if (arguments.executes) {
    task.subject.form = run::sourcedForm(unit, kernel, arguments.launch.instance, form).form;
    if (const auto faults = faultsOf(task.subject, cancel))
      addExecuted(found.findings, *faults, unit[kernel].nameSpan);
    else
      std::cerr << "warpgrain-cli: " << unit[kernel].name << " was not run: " << faults.error().message << '\n';
  }
  return found;
}

std::string costText(const findings::FindingCost &cost) {
  std::string out;
  const auto add = [&out](const std::string &part) { out += (out.empty() ? "" : ", ") + part; };
  if (cost.share) add(percent(*cost.share) + " of the time");
  if (cost.cycles && *cost.cycles >= 1) add(std::to_string(std::llround(*cost.cycles)) + " cycles");
  if (cost.sectors) add(std::to_string(*cost.sectors) + " sectors");
  if (cost.passes) add(std::to_string(*cost.passes) + " passes over the banks");
  return out;
}

void printFinding(const model::Unit &unit, const Finding &finding) {
  const std::string cause = finding.cause.text();
  const std::string title(titleOf(finding.kind));
  std::cout << placeOf(unit, finding.places.front()) << ": " << nameOf(finding.severity) << ": "
            << (cause.starts_with(title) ? std::string() : title + ": ") << cause
            << (finding.certainty == findings::Certainty::possible ? " (possible)" : "") << " [" << nameOf(finding.kind)
            << "]\n";
  if (const std::string cost = costText(finding.cost); !cost.empty()) std::cout << "    costs " << cost << '\n';
  for (const findings::Mend &mend : finding.mends)
    std::cout << "    mend: " << toString(mend.plan) << " (" << nameOf(mend.verdict.kind)
              << (mend.gain ? ", expected to be " + fixed(*mend.gain, 2) + " times faster" : "") << ")\n";
  if (finding.refused && finding.refusal)
    std::cout << "    " << toString(*finding.refused) << " is not possible: " << finding.refusal->text() << '\n';
}

void printText(const FoundInKernel &found) {
  const model::Unit &unit = *found.unit;
  const model::Function &kernel = unit[found.findings.kernel];
  std::cout << placeOf(unit, kernel.nameSpan) << ": " << kernel.name << '\n';
  for (const run::SourceNumber &number : found.taken)
    std::cout << "    with " << textOf(unit, number) << '\n';
  for (const Finding &finding : found.findings.list)
    printFinding(unit, finding);
  if (found.findings.nothing) std::cout << found.findings.nothing->text() << '\n';
  for (const dependence::Reason &reason : found.findings.unknown)
    std::cout << "    not counted: " << reason.text() << '\n';
}

/// The worst that counts: what the status is made of.
int statusOf(const std::optional<Severity> &worst, const std::string &failOn) {
  if (!worst || failOn == "never") return exitDone;
  if (*worst == Severity::error) return exitErrors;
  if (failOn == "error") return exitDone;
  if (*worst == Severity::warning) return exitNo;
  return failOn == "note" ? exitNo : exitDone;
}

struct Collected {
  Json kernels = Json::array();
  Json results = Json::array();
  std::optional<Severity> worst;
  int status = exitDone; ///< of sources that could not be read
};

void lookAtFile(const Arguments &arguments, const std::string &file, const run::LaunchForm &form,
                const CommandContext &context, const CancellationToken &cancel, Collected &out) {
  SourceArguments one = arguments.source;
  one.file = file;
  const auto source = open(one, context, /*manyParses=*/!arguments.withoutMends);
  if (!source) {
    out.status = report(source.error(), false);
    return;
  }
  reportDiagnostics(source->unit);
  std::vector<model::FunctionId> kernels = source->unit.kernels();
  if (!arguments.kernel.empty()) {
    const auto chosen = source->unit.findKernel(arguments.kernel);
    if (!chosen) {
      out.status = report(chosen.error(), false, &source->unit);
      return;
    }
    kernels = {*chosen};
  }
  for (const model::FunctionId kernel : kernels) {
    if (cancel.stop_requested()) return;
    const FoundInKernel found = look(arguments, form, *source, kernel, cancel);
    if (const auto worst = found.findings.worst(); worst && (!out.worst || *worst < *out.worst)) out.worst = worst;
    if (arguments.sarif)
      for (Json &result : sarifResults(found))
        out.results.push_back(std::move(result));
    else if (arguments.source.json)
      out.kernels.push_back(findingsJson(found));
    else
      printText(found);
  }
  if (const int status = exitCodeFor(source->unit, kernels, arguments.kernel.empty()); status != exitDone)
    out.status = status;
}

int run(const Arguments &arguments, const CommandContext &context) {
  const auto form = arguments.launch.form();
  if (!form) return report(form.error(), arguments.source.json);
  if (!arguments.gpu.empty() && !device::speedNamed(arguments.gpu))
    return report({.kind = ErrorKind::usage, .message = "The speed of " + arguments.gpu + " is not known."},
                  arguments.source.json);
  const Interruption interruption;
  Collected all;
  for (const std::string &file : arguments.files)
    lookAtFile(arguments, file, *form, context, interruption.token(), all);
  if (arguments.sarif)
    print(sarifLog(std::move(all.results), all.status == exitDone));
  else if (arguments.source.json)
    print({{"kernels", std::move(all.kernels)}});
  const int found = statusOf(all.worst, arguments.failOn);
  return all.status != exitDone ? all.status : found;
}

} // namespace

void addFindingsCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("findings", "List what is wrong with kernels, the worst first, with what it costs "
                                                 "and the steps that mend it");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("files", arguments->files, "CUDA or C++ source files")->required();
  arguments->source.addOptionsTo(*command);
  command->add_option("-k,--kernel", arguments->kernel, "one kernel (default: all)");
  arguments->launch.addTo(*command);
  command->add_option("--gpu", arguments->gpu,
                      "the model whose times rank findings, for example \"H200\" (default: one that stands for the "
                      "architecture)");
  command->add_flag("--sarif", arguments->sarif, "print SARIF 2.1.0, which editors and continuous integration read");
  command->add_flag("--no-mends", arguments->withoutMends, "do not look for steps that mend; much faster");
  command->add_flag("--run", arguments->executes,
                    "run each kernel on the CPU, too, and list the races and the accesses out of bounds that happen");
  command->add_option("--fail-on", arguments->failOn, "the least severity that is not status 0 (default: warning)")
      ->check(CLI::IsMember({"error", "warning", "note", "never"}));
  command->footer("Exit status: 0 nothing worse than notes, 1 warnings, 4 errors; 2 wrong usage, 3 a source cannot be "
                  "read.\n--fail-on moves the line between 0 and the others.");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
