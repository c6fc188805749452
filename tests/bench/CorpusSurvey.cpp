// SPDX-License-Identifier: Apache-2.0
//
// Surveys real programs: parses each file and asks for every kernel whether some coarsening factor above 1 is legal,
// along some axis and in some mode, of threads or else of blocks, or for what reason not. What is allowed is applied,
// and the result parsed again; with --compile, nvcc compiles each file with all its kernels coarsened. A
// crash, or a result that does not compile, is a bug; a refusal with a true reason is not. Prints a line a kernel and a
// table of the reasons. Kernels that several files include count once.
#include "core/build/CudaToolkit.h"
#include "core/build/NvccCompiler.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/Parser.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/Transformation.h"
#include "tests/bench/RefusalKinds.h"
#include "tests/bench/SurveySample.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
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
  std::string corpus; ///< a folder whose sources are drawn from
  int sample = 0;     ///< how many kernels at least, of files without errors
  std::uint32_t seed = 1;
  std::string table; ///< a file for a line a kernel
};

struct Totals {
  int files = 0;
  int filesWithErrors = 0;
  int kernels = 0;
  int coarsenable = 0;
  int broken = 0;        ///< results that Clang does not compile
  int compiled = 0;      ///< files that nvcc compiles with their changes
  int notCompilable = 0; ///< files that nvcc does not compile as they are
  int miscompiled = 0;   ///< files that nvcc compiles before, not after
  int ofGridOnly = 0;    ///< of the coarsenable: only whole blocks may be merged
  bench::RefusalKinds refusals;
  bench::RefusalKinds gridRefusals;
};

/// Reasons that speak of one axis only, of which another axis may tell more.
bool isWeak(const dependence::Reason &reason) {
  using dependence::ReasonId;
  return reason.id == ReasonId::threadIndexNotRead || reason.id == ReasonId::blockIndexNotRead ||
         reason.id == ReasonId::extentTooSmall;
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
    // Fragments, and sources for other compilers, say nothing of what can be done to kernels.
    if (unit->hasErrors() && options_.sample > 0) return;
    for (const model::FunctionId kernel : unit->kernels())
      if (isNew(*unit, kernel)) survey(*unit, kernel);
    if (options_.texts)
      for (const auto &[path, text] : texts_)
        std::cout << "// " << path.string() << '\n' << text << '\n';
    if (options_.compile && !texts_.empty()) compile(*unit);
  }

  /// What became of each kernel.
  const std::vector<bench::SurveyRow> &rows() const { return rows_; }

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

  /// Why nothing is possible: of threads, and of blocks.
  struct Reasons {
    std::optional<dependence::Reason> ofThreads;
    std::optional<dependence::Reason> ofBlocks;
  };

  void survey(const model::Unit &unit, model::FunctionId kernel) {
    ++totals_.kernels;
    const std::string &name = unit[kernel].name;
    const auto reasons = coarsen(unit, kernel, {}, unit, kernel);
    if (!reasons) return;
    if (coarsenExpanded(unit, kernel)) return;
    say(name, "", "refused", reasons->ofThreads->text() + " | " + reasons->ofBlocks->text());
    rows_.push_back({.file = fileBelow(),
                     .kernel = name,
                     .step = {},
                     .verdict = "refused",
                     .compiled = {},
                     .reason = reasons->ofThreads->text() + " | " + reasons->ofBlocks->text()});
    totals_.gridRefusals.add(bench::kindOf(*reasons->ofBlocks), name);
    totals_.refusals.add(bench::kindOf(*reasons->ofThreads),
                         file_.substr(file_.rfind('/', file_.rfind('/') - 1) + 1) + " " + name);
  }

  /// What macros hide may be changed once they are written out; those inside them next.
  bool coarsenExpanded(const model::Unit &unit, model::FunctionId kernel) {
    const auto reparse = [this](const transform::Texts &texts) { return parser_->parse(texts); };
    transform::Plan plan;
    std::vector<transform::Step> macros = transform::findTransformation("expand")->offers(unit, kernel);
    for (int round = 0; round < 3 && !macros.empty(); ++round) {
      plan.insert(plan.end(), macros.begin(), macros.end());
      const auto expanded = transform::applyPlan(unit, {}, kernel, plan, reparse);
      if (!expanded) return false;
      if (!coarsen(unit, kernel, plan, expanded->unit, expanded->kernelId)) return true;
      macros = transform::findTransformation("expand")->offers(expanded->unit, expanded->kernelId);
    }
    return false;
  }

  /// Makes the first coarsening that is allowed after the steps `before`, which led to a kernel of another unit; or
  /// says why there is none.
  std::optional<Reasons> coarsen(const model::Unit &unit, model::FunctionId kernel, const transform::Plan &before,
                                 const model::Unit &then, model::FunctionId thenKernel) {
    transform::Texts texts;
    for (const model::File &file : then.files)
      if (&then != &unit) texts[file.path] = file.text;
    transform::KernelStudy study(
        then, thenKernel, [this](const transform::Texts &changed) { return parser_->parse(changed); },
        std::move(texts));
    Reasons reasons;
    bool any = false;
    for (const char *mode : {"", " adjacent", "grid "}) {
      const bool ofGrid = mode[0] == 'g';
      for (const model::Axis axis : model::allAxes) {
        const auto step = transform::parseStep(std::string("coarsen ") + (ofGrid ? mode : "") + letterOf(axis) + " 2" +
                                               (ofGrid ? "" : mode));
        const auto verdict = transform::findTransformation("coarsen")->prepare(study, *step).verdict();
        if (verdict.allows()) {
          if (!any) ++totals_.coarsenable;
          if (!any && ofGrid) ++totals_.ofGridOnly;
          any = true;
          transform::Plan plan = before;
          plan.push_back(*step);
          apply(unit, kernel, plan, verdict);
          if (!options_.every) return std::nullopt;
          continue;
        }
        std::optional<dependence::Reason> &why = ofGrid ? reasons.ofBlocks : reasons.ofThreads;
        if (!why || (isWeak(*why) && !isWeak(verdict.reasons.front()))) why = verdict.reasons.front();
      }
    }
    if (any) return std::nullopt;
    return reasons;
  }

  /// On top of what the file's other kernels became, so that one compilation tells of all; alone where that cannot be.
  void apply(const model::Unit &unit, model::FunctionId kernel, const transform::Plan &plan,
             const dependence::Verdict &verdict) {
    const auto reparse = [this](const transform::Texts &texts) { return parser_->parse(texts); };
    const auto alone = transform::applyPlan(unit, {}, kernel, plan, reparse);
    say(unit[kernel].name, toString(plan), alone ? nameOf(verdict.kind) : "BROKEN", alone ? "" : alone.error().message);
    rows_.push_back({.file = fileBelow(),
                     .kernel = unit[kernel].name,
                     .step = toString(plan),
                     .verdict = alone ? nameOf(verdict.kind) : "BROKEN",
                     .compiled = {},
                     .reason = alone ? "" : alone.error().message});
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
    if (auto both = transform::applyPlan(*before, texts_, *same, plan, reparse)) texts_ = std::move(both->texts);
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
    build::CompileRequest original = request;
    for (const auto &[path, text] : texts_)
      request.changes.push_back({.path = path, .text = text});
    const auto changed = compiler.compile(request);
    // Whose fault it is, where there is one.
    const auto before = changed ? changed : compiler.compile(original);
    if (!before) {
      ++totals_.notCompilable;
      say("", "", "original-fails", firstLine(before.error().message));
      markCompiled("original does not");
      return;
    }
    ++(changed ? totals_.compiled : totals_.miscompiled);
    markCompiled(changed ? "yes" : "no");
    say("", "", changed ? "compiles" : "NVCC-FAILS", changed ? "" : changed.error().message);
  }

  void markCompiled(const std::string &how) {
    for (bench::SurveyRow &row : rows_)
      if (!row.step.empty()) row.compiled = how;
  }

  std::string fileBelow() const {
    return options_.corpus.empty() ? file_ : std::filesystem::path(file_).lexically_relative(options_.corpus).string();
  }

  static std::string firstLine(const std::string &text) { return text.substr(0, text.find('\n')); }

  const Options &options_;
  const std::optional<build::CudaToolkit> &toolkit_;
  std::string file_;
  Totals &totals_;
  std::set<std::string> &seen_;
  std::unique_ptr<frontend::Parser> parser_;
  transform::Texts texts_;
  std::vector<bench::SurveyRow> rows_;
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
  app.add_option("--corpus", options.corpus, "draw files from this folder, in an order that the seed decides");
  app.add_option("--sample", options.sample, "until so many kernels have been looked at, of files without errors");
  app.add_option("--seed", options.seed, "with --corpus");
  app.add_option("--table", options.table, "write a line of CSV for each kernel into this file");
  CLI11_PARSE(app, argc, argv);
  std::ifstream list(options.list);
  for (std::string line; std::getline(list, line);)
    if (!line.empty()) options.files.push_back(line);

  if (!options.corpus.empty())
    std::ranges::move(bench::shuffledSources(options.corpus, options.seed), std::back_inserter(options.files));

  Totals totals;
  std::optional<build::CudaToolkit> toolkit;
  if (auto found = build::findCudaToolkit()) toolkit = std::move(*found);
  if (options.compile && !toolkit) {
    std::cerr << "There is no CUDA toolkit to compile with.\n";
    return 2;
  }
  std::set<std::string> seen;
  std::ofstream table(options.table);
  table << bench::tableHead(options.sample, options.seed);
  for (const std::string &file : options.files) {
    if (options.sample > 0 && totals.kernels >= options.sample) break;
    FileSurvey survey(options, toolkit, file, totals, seen);
    survey.run();
    for (const bench::SurveyRow &row : survey.rows())
      table << bench::toCsv(row);
    table.flush();
  }

  std::cout << "files " << totals.files << ", with errors " << totals.filesWithErrors << ", kernels " << totals.kernels
            << ", coarsenable " << totals.coarsenable << ", of these by blocks only " << totals.ofGridOnly
            << ", broken " << totals.broken << '\n';
  if (options.compile)
    std::cout << "files compiled by nvcc after the changes " << totals.compiled << ", not as they are "
              << totals.notCompilable << ", not after " << totals.miscompiled << '\n';
  std::cout << "threads are not merged because:\n" << totals.refusals.table();
  std::cout << "blocks of the same kernels are not merged because:\n" << totals.gridRefusals.table();
  return totals.broken + totals.miscompiled == 0 ? 0 : 1;
}
