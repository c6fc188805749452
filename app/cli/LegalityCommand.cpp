// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/Output.h"
#include "core/plan/Transformation.h"

#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  KernelArgument kernel;
  std::string step;
};

void printText(const model::Unit &unit, const dependence::Verdict &verdict) {
  const auto line = [&unit](const char *lead, const dependence::Reason &reason) {
    std::cout << lead << (reason.span ? placeOf(unit, *reason.span) + ": " : "") << reason.text() << '\n';
  };
  std::cout << nameOf(verdict.kind) << '\n';
  for (const dependence::Reason &reason : verdict.reasons)
    line(verdict.allows() ? "  note " : "  because ", reason);
  for (const dependence::Reason &reason : verdict.assumptions)
    line("  if ", reason);
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.kernel.source.json;
  const auto step = transform::parseStep(arguments.step);
  if (!step) return report(step.error(), json);
  const auto source = open(arguments.kernel.source, context);
  if (!source) return report(source.error(), json);
  const auto kernel = arguments.kernel.find(source->unit);
  if (!kernel) return report(kernel.error(), json, &source->unit);
  transform::KernelStudy study(source->unit, *kernel,
                               [&source](const transform::Texts &texts) { return source->parser->parse(texts); });
  const auto verdict = transform::findTransformation(step->word)->prepare(study, *step).verdict();
  if (json)
    print({{"kernel", source->unit[*kernel].qualifiedName},
           {"step", toString(*step)},
           {"verdict", nameOf(verdict.kind)},
           {"reasons", reasonsJson(source->unit, verdict.reasons)},
           {"assumptions", reasonsJson(source->unit, verdict.assumptions)}});
  else
    printText(source->unit, verdict);
  return verdict.allows() ? exitDone : exitNo;
}

} // namespace

void addLegalityCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("legality", "Say whether a step may be made, and why");
  auto arguments = std::make_shared<Arguments>();
  arguments->kernel.addTo(*command);
  command->add_option("-s,--step", arguments->step, "the step, for example \"coarsen y 4\"")->required();
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
