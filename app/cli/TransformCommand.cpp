// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/Output.h"
#include "app/cli/StepTexts.h"
#include "core/base/Files.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/directives/Directives.h"
#include "core/session/ChangedFiles.h"

#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Arguments {
  KernelArgument kernel;
  std::vector<std::string> steps;
  std::string output;
  bool patch = false;
  bool asDirectives = false;
};

using session::ChangedFile;
using session::changedFiles;
using session::commonFolder;
using session::patchOf;

Result<void> writeTree(const std::vector<ChangedFile> &files, const fs::path &root, const fs::path &folder) {
  for (const ChangedFile &file : files) {
    const fs::path target = folder / file.path.lexically_relative(root);
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    if (error)
      return fail(ErrorKind::input, "The folder " + target.parent_path().string() + " cannot be made (" +
                                        error.message() + "); choose another place.");
    if (auto done = writeFileAtomically(target, file.after); !done) return done;
  }
  return {};
}

/// Where the result goes: a patch, a tree, a file, or standard output.
Result<void> deliver(const Arguments &arguments, const std::vector<ChangedFile> &files, const model::File &main,
                     const std::string &mainText) {
  const fs::path root = commonFolder(files, main.path);
  const bool others = std::ranges::any_of(files, [&](const ChangedFile &file) { return file.path != main.path; });
  std::error_code ignored;
  const bool isFolder =
      !arguments.output.empty() && (arguments.output.ends_with('/') || fs::is_directory(arguments.output, ignored));
  if (arguments.patch) {
    const std::string patch = patchOf(files, root);
    if (arguments.output.empty()) return std::cout << patch, Result<void>{};
    return writeFileAtomically(arguments.output, patch);
  }
  if (isFolder) return writeTree(files, root, arguments.output);
  if (others) {
    std::string names;
    for (const ChangedFile &file : files)
      if (file.path != main.path) names += (names.empty() ? "" : ", ") + file.path.string();
    return fail(ErrorKind::refused, "The steps change other files too (" + names +
                                        "); use --patch for a patch over all of them, or -o DIR/ for a tree.");
  }
  if (arguments.output.empty()) return std::cout << mainText, Result<void>{};
  return writeFileAtomically(arguments.output, mainText);
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

  const model::File &main = source->unit.files.front();
  const auto files = changedFiles(source->unit, result->texts);
  const auto mainNow = result->texts.find(main.path);
  const std::string &mainText = mainNow != result->texts.end() ? mainNow->second : main.text;
  if (!json || !arguments.output.empty()) {
    if (auto done = deliver(arguments, files, main, mainText); !done) return report(done.error(), json);
    if (!json) return exitDone;
  }
  Json out{{"kernel", result->kernel}, {"steps", Json::array()}, {"files", Json::array()}};
  for (std::size_t i = 0; i < plan->size(); ++i)
    out["steps"].push_back({{"step", toString((*plan)[i])}, {"verdict", nameOf(result->verdicts[i].kind)}});
  for (const ChangedFile &file : files)
    out["files"].push_back({{"path", file.path.string()}, {"text", file.after}});
  out["patch"] = patchOf(files, commonFolder(files, main.path));
  print(out);
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
