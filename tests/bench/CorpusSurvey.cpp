// SPDX-License-Identifier: Apache-2.0
//
// Surveys real programs: parses each file and asks for every kernel whether some coarsening factor above 1 is legal,
// along some axis and in some mode, of threads or else of blocks, or for what reason not. What is allowed is applied,
// and the result parsed again; with --compile, nvcc compiles each file as it is and with all its kernels coarsened. A
// crash, or a result that does not compile, is a bug; a refusal with a true reason is not. Prints a line a kernel and a
// table of the reasons. Kernels that several files include count once.
#include "core/build/CudaToolkit.h"
#include "core/build/NvccCompiler.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/Parser.h"
#include "core/transform/ApplyPlan.h"
#include "core/transform/Transformation.h"
#include "tests/bench/RefusalKinds.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace warpgrain;

struct Options {
  std::vector<std::string> files;
  std::string list;
  std::string kernel; ///< only kernels of this name
  bool compile = false;
  bool every = false; ///< apply every legal step, not the first only
  bool texts = false; ///< print the coarsened main files
};

struct Totals {
  int files = 0;
  int filesWithErrors = 0;
  int kernels = 0;
  int coarsenable = 0;
  int broken = 0;        ///< results that Clang does not compile
  int compiled = 0;      ///< files that nvcc compiles before and after
  int notCompilable = 0; ///< files that nvcc does not compile as they are
  int miscompiled = 0;   ///< files that nvcc compiles before, not after
  int ofGridOnly = 0;    ///< of the coarsenable: only whole blocks may be merged
  bench::RefusalKinds refusals;
  bench::RefusalKinds gridRefusals;
};

/// Reasons that speak of one axis only, of which another axis may tell more.
bool isWeak(const std::string &reason) {
  return reason.contains("does not read") || reason.contains("cannot be merged.");
}

class FileSurvey {
public:
  FileSurvey(const Options &options, const std::optional<build::CudaToolkit> &toolkit, std::string file, Totals &totals,
             std::set<std::string> &seen)
      : options_(options), toolkit_(toolkit), file_(std::move(file)), totals_(totals), seen_(seen) {}

  void run() {
    frontend::ParseRequest request;
    request.file = file_;
    if (toolkit_) request.cudaRoot = toolkit_->root;
    request.keepPreamble = true;
    auto parser = frontend::Parser::open(request);
    if (!parser) return;
    parser_ = std::move(*parser);
    auto unit = parser_->parse({});
    ++totals_.files;
    if (!unit) return;
    if (unit->hasErrors()) ++totals_.filesWithErrors;
    for (const model::FunctionId kernel : unit->kernels())
      if (isNew(*unit, kernel)) survey(*unit, kernel);
    if (options_.texts)
      for (const auto &[path, text] : texts_)
        std::cout << "// " << path.string() << '\n' << text << '\n';
    if (options_.compile && !texts_.empty()) compile(*unit);
  }

private:
  bool isNew(const model::Unit &unit, model::FunctionId kernel) const {
    const model::Function &function = unit[kernel];
    if (!options_.kernel.empty() && function.name != options_.kernel) return false;
    const std::filesystem::path path = std::filesystem::weakly_canonical(unit[function.nameSpan.file].path);
    return seen_.insert(path.string() + ":" + std::to_string(function.nameSpan.begin)).second;
  }

  void say(const std::string &kernel, const std::string &step, const std::string &verdict, const std::string &reason) {
    std::cout << verdict << " | " << file_ << " | " << kernel << " | " << step << " | " << reason << std::endl;
  }

  void survey(const model::Unit &unit, model::FunctionId kernel) {
    ++totals_.kernels;
    const std::string &name = unit[kernel].name;
    transform::KernelStudy study(unit, kernel);
    std::optional<std::string> reason; // why threads cannot be merged, and then why blocks cannot
    std::optional<std::string> gridReason;
    bool any = false;
    for (const char *mode : {"", " adjacent", "grid "}) {
      const bool ofGrid = mode[0] == 'g';
      for (const model::Axis axis : model::allAxes) {
        const auto step = transform::parseStep(std::string("coarsen ") + (ofGrid ? mode : "") + letterOf(axis) + " 2" +
                                               (ofGrid ? "" : mode));
        const auto verdict = transform::findTransformation("coarsen")->check(study, *step);
        if (verdict.allows()) {
          if (!any) ++totals_.coarsenable;
          if (!any && ofGrid) ++totals_.ofGridOnly;
          any = true;
          apply(unit, kernel, *step, verdict);
          if (!options_.every) return;
          continue;
        }
        std::optional<std::string> &why = ofGrid ? gridReason : reason;
        if (!why || (isWeak(*why) && !isWeak(verdict.reasons.front().text))) why = verdict.reasons.front().text;
      }
    }
    if (any) return;
    say(name, "", "refused", *reason + " | " + *gridReason);
    totals_.gridRefusals.add(*gridReason, name);
    totals_.refusals.add(*reason, file_.substr(file_.rfind('/', file_.rfind('/') - 1) + 1) + " " + name);
  }

  /// On top of what the file's other kernels became, so that one compilation tells of all; alone where that cannot be.
  void apply(const model::Unit &unit, model::FunctionId kernel, const transform::Step &step,
             const dependence::Verdict &verdict) {
    const auto reparse = [this](const transform::Texts &texts) { return parser_->parse(texts); };
    const auto alone = transform::applyPlan(unit, {}, kernel, {step}, reparse);
    say(unit[kernel].name, toString(step), alone ? nameOf(verdict.kind) : "BROKEN", alone ? "" : alone.error().message);
    if (!alone) {
      ++totals_.broken;
      return;
    }
    if (texts_.empty()) {
      texts_ = alone->texts;
      return;
    }
    const auto before = parser_->parse(texts_);
    if (!before) return;
    const auto same = before->findKernel(unit[kernel].qualifiedName);
    if (!same) return;
    if (auto both = transform::applyPlan(*before, texts_, *same, {step}, reparse)) texts_ = std::move(both->texts);
  }

  void compile(const model::Unit &unit) {
    const build::NvccCompiler compiler(*toolkit_);
    build::CompileRequest request;
    for (const model::File &each : unit.files)
      request.unitFiles.push_back(each.path);
    request.flags = parser_->flags();
    request.folder = parser_->folder();
    request.prelude = {.text = std::string(frontend::compatibilityPrelude()),
                       .definitions = frontend::compatibilityDefinitions()};
    request.architecture = "sm_90";
    const auto original = compiler.compile(request);
    if (!original) {
      ++totals_.notCompilable;
      say("", "", "original-fails", firstLine(original.error().message));
      return;
    }
    for (const auto &[path, text] : texts_)
      request.changes.push_back({.path = path, .text = text});
    const auto changed = compiler.compile(request);
    ++(changed ? totals_.compiled : totals_.miscompiled);
    say("", "", changed ? "compiles" : "NVCC-FAILS", changed ? "" : changed.error().message);
  }

  static std::string firstLine(const std::string &text) { return text.substr(0, text.find('\n')); }

  const Options &options_;
  const std::optional<build::CudaToolkit> &toolkit_;
  std::string file_;
  Totals &totals_;
  std::set<std::string> &seen_;
  std::unique_ptr<frontend::Parser> parser_;
  transform::Texts texts_;
};

} // namespace

int main(int argc, char **argv) {
  Options options;
  CLI::App app("Which kernels of real programs may be coarsened, and why the others may not");
  app.add_option("files", options.files, "CUDA sources");
  app.add_option("--list", options.list, "a file with a path on each line");
  app.add_option("--kernel", options.kernel, "kernels of this name only");
  app.add_flag("--compile", options.compile, "compile originals and results with nvcc");
  app.add_flag("--every", options.every, "apply every legal step, not only the first of each kernel");
  app.add_flag("--texts", options.texts, "print the changed files");
  CLI11_PARSE(app, argc, argv);
  std::ifstream list(options.list);
  for (std::string line; std::getline(list, line);)
    if (!line.empty()) options.files.push_back(line);

  Totals totals;
  std::optional<build::CudaToolkit> toolkit;
  if (auto found = build::findCudaToolkit()) toolkit = std::move(*found);
  if (options.compile && !toolkit) {
    std::cerr << "There is no CUDA toolkit to compile with.\n";
    return 2;
  }
  std::set<std::string> seen;
  for (const std::string &file : options.files)
    FileSurvey(options, toolkit, file, totals, seen).run();

  std::cout << "files " << totals.files << ", with errors " << totals.filesWithErrors << ", kernels " << totals.kernels
            << ", coarsenable " << totals.coarsenable << ", of these by blocks only " << totals.ofGridOnly
            << ", broken " << totals.broken << '\n';
  if (options.compile)
    std::cout << "files compiled by nvcc before and after " << totals.compiled << ", not as they are "
              << totals.notCompilable << ", not after " << totals.miscompiled << '\n';
  std::cout << "threads are not merged because:\n" << totals.refusals.table();
  std::cout << "blocks of the same kernels are not merged because:\n" << totals.gridRefusals.table();
  return totals.broken + totals.miscompiled == 0 ? 0 : 1;
}
