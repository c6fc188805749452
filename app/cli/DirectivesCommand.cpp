// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Output.h"
#include "app/cli/SourceArguments.h"
#include "core/plan/Transformation.h"
#include "core/plan/directives/Directives.h"

#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

using transform::Directive;

/// What became of a directive: its problem, or the verdict on its step.
struct Judged {
  std::string state;                       ///< "wrong", "not available", or the verdict
  std::string problem;                     ///< where it is wrong or not available
  std::vector<dependence::Reason> reasons; ///< of the verdict
  bool allowed = false;
};

Judged judge(const OpenedSource &source, const Directive &directive) {
  if (directive.problem) return {"wrong", directive.problem->message, {}};
  if (!directive.words.step) return {"not available", "This version cannot do " + directive.words.action + ".", {}};
  const transform::Step &step = *directive.words.step;
  transform::KernelStudy study(source.unit, directive.kernel,
                               [&source](const transform::Texts &texts) { return source.parser->parse(texts); });
  const auto verdict = transform::findTransformation(step.word)->prepare(study, step).verdict();
  return {nameOf(verdict.kind), {}, verdict.reasons, verdict.allows()};
}

std::string targetOf(const model::Unit &unit, const Directive &directive) {
  if (!model::isSome(directive.kernel)) return "nothing";
  const model::Function &kernel = unit[directive.kernel];
  if (!model::isSome(directive.loop)) return "kernel " + kernel.qualifiedName;
  const auto line = locate(unit, kernel.body[directive.loop].keyword).line;
  return "loop at line " + std::to_string(line) + " of " + kernel.qualifiedName;
}

Json directiveJson(const model::Unit &unit, const Directive &directive, const Judged &judged) {
  const auto &words = directive.words;
  const std::string first = judged.reasons.empty() ? judged.problem : judged.reasons.front().text();
  return placed({{"text", directive.line.text},
                 {"action", orNull(words.action)},
                 {"dimension", orNull(words.dimension)},
                 {"factor", orNull(words.factor)},
                 {"target", targetOf(unit, directive)},
                 {"state", judged.state},
                 {"reason", orNull(first)},
                 {"reasons", reasonsJson(unit, judged.reasons)}},
                unit, directive.line.span);
}

int run(const SourceArguments &arguments, const CommandContext &context) {
  const auto source = open(arguments, context);
  if (!source) return report(source.error(), arguments.json);
  auto list = Json::array();
  bool allGood = true;
  for (const Directive &directive : transform::readDirectives(source->unit)) {
    const Judged judged = judge(*source, directive);
    allGood = allGood && judged.allowed;
    if (arguments.json) {
      list.push_back(directiveJson(source->unit, directive, judged));
      continue;
    }
    std::cout << placeOf(source->unit, directive.line.span) << ": " << directive.line.text << " -> "
              << targetOf(source->unit, directive) << ": " << judged.state << '\n';
    if (!judged.problem.empty()) std::cout << "  because " << judged.problem << '\n';
    for (const dependence::Reason &reason : judged.reasons)
      std::cout << "  because " << reason.text() << '\n';
  }
  if (arguments.json) print({{"directives", std::move(list)}});
  return allGood ? exitDone : exitNo;
}

} // namespace

void addDirectivesCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("directives", "List the directives in a source, what they govern, and whether "
                                                   "they can be followed");
  auto arguments = std::make_shared<SourceArguments>();
  arguments->addTo(*command);
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
