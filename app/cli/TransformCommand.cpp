// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/Output.h"
#include "app/cli/StepTexts.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/directives/Directives.h"
#include "core/workflow/Export.h"

#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;

struct Arguments {
  KernelArgument kernel;
  std::vector<std::string> steps;
  std::string output;
  bool patch = false;
  bool asDirectives = false;
};

workflow::ExportForm formOf(const Arguments &arguments) {
  if (arguments.patch) return workflow::ExportForm::patch;
  std::error_code ignored;
  const bool isFolder = arguments.output.ends_with('/') || fs::is_directory(arguments.output, ignored);
  return isFolder ? workflow::ExportForm::folder : workflow::ExportForm::file;
}

/// Where the result goes: a patch, a tree, a file, or standard output.
Result<void> deliver(const Arguments &arguments, const workflow::VariantFiles &files) {
  const workflow::ExportForm form = formOf(arguments);
  if (const auto others = files.others(); form == workflow::ExportForm::file && !others.empty()) {
    std::string names;
    for (const fs::path &file : others)
      names += (names.empty() ? "" : ", ") + file.string();
    return fail(ErrorKind::refused, "The steps change other files too (" + names +
                                        "); use --patch for a patch over all of them, or -o DIR/ for a tree.");
  }
  if (!arguments.output.empty()) return workflow::exportVariant(files, form, arguments.output);
  std::cout << (arguments.patch ? files.patch() : files.mainText);
  return {};
}

/// Applies the plan. With no step given, the kernel's own directives are the plan, and are fulfilled by it.
std::expected<transform::PlanResult, transform::PlanError> apply(const Arguments &arguments, const OpenedSource &source,
                                                                 model::FunctionId kernel, transform::Plan &plan) {
  const auto reparse = [&](const transform::Texts &texts) { return source.parser->parse(texts); };
  const auto directives = transform::readDirectives(source.unit);
  if (!arguments.steps.empty()) {
    auto result = transform::applyPlan(source.unit, {}, kernel, plan, reparse);
    if (!result || !arguments.asDirectives) return result;
    auto texts =
        transform::withEdits({}, source.unit, transform::writeDirectives(source.unit, directives, kernel, plan));
    if (!texts) return std::unexpected(texts.error());
    result->texts = std::move(*texts);
    return result;
  }
  auto own = transform::planFromDirectives(directives, kernel);
  if (!own) return std::unexpected(own.error());
  if (own->empty() || arguments.asDirectives)
    return fail(ErrorKind::usage, "No step is given, and the kernel has no directive to follow; give one with --step, "
                                  "for example --step \"coarsen x 4\".");
  plan = std::move(*own);
  return transform::applyPlan(source.unit, {}, kernel, plan, reparse,
                              transform::removeDirectives(source.unit, directives, kernel));
}

Json stepsJson(const transform::Plan &plan, const std::vector<dependence::Verdict> &verdicts) {
  Json out = Json::array();
  for (std::size_t i = 0; i < plan.size(); ++i)
    out.push_back({{"step", toString(plan[i])}, {"verdict", nameOf(verdicts[i].kind)}});
  return out;
}

Json fileJson(const session::ChangedFile &file) {
  return {{"path", file.path.string()}, {"text", file.after}};
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.kernel.source.json;
  auto plan = planOf(arguments.steps);
  if (!plan) return report(plan.error(), json);
  const auto source = open(arguments.kernel.source, context);
  if (!source) return report(source.error(), json);
  const auto kernel = arguments.kernel.find(source->unit);
  if (!kernel) return report(kernel.error(), json, &source->unit);
  const auto result = apply(arguments, *source, *kernel, *plan);
  if (!result) return report(result.error(), json, &source->unit);

  const auto files = workflow::filesOf(source->unit, result->texts);
  if (!json || !arguments.output.empty()) {
    if (auto done = deliver(arguments, files); !done) return report(done.error(), json);
    if (!json) return exitDone;
  }
  print({{"kernel", result->kernel},
         {"steps", stepsJson(*plan, result->verdicts)},
         {"files", listOf(files.changed, fileJson)},
         {"patch", files.patch()}});
  return exitDone;
}

} // namespace

void addTransformCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("transform", "Apply steps to a kernel and print the new source");
  auto arguments = std::make_shared<Arguments>();
  arguments->kernel.addTo(*command);
  command->add_option("-s,--step", arguments->steps,
                      "a step, for example \"coarsen y 4\"; may be repeated (default: the kernel's directives)");
  command->add_option("-o,--output", arguments->output, "file to write to, or folder for a tree of all changed files");
  command->add_flag("--patch", arguments->patch, "print a unified diff over all changed files");
  command->add_flag("--as-directives", arguments->asDirectives,
                    "write the steps before the kernel as directives instead of changing it");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
