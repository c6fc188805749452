// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/StepFile.h"

#include "core/base/UnifiedDiff.h"
#include "core/build/NvccCompiler.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/Parser.h"
#include "core/plan/ApplyPlan.h"
#include "core/plan/Transformation.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <ranges>

namespace warpgrain::bench {

namespace {

using transform::Step;
using transform::Texts;

/// A step without its numbers: what it is made on, and how.
std::string choiceOf(const Step &step) {
  std::string out = step.word;
  for (const std::string &argument : step.arguments)
    if (argument.find_first_not_of("0123456789") != std::string::npos) out += ' ' + argument;
  return out;
}

/// A step that was made, and the row that tells of it.
struct Made {
  model::FunctionId kernel = model::none<model::FunctionId>;
  Step step;
  std::size_t row = 0;
};

class FileSurvey {
public:
  FileSurvey(const StepFileOptions &options, const std::optional<build::CudaToolkit> &toolkit)
      : options_(options), toolkit_(toolkit) {}

  std::vector<StepRow> run() {
    frontend::ParseRequest request;
    request.file = options_.file;
    if (toolkit_) request.cudaRoot = toolkit_->root;
    request.keepPreamble = true;
    auto parser = frontend::Parser::open(request);
    if (!parser) return {};
    parser_ = std::move(*parser);
    const auto unit = parser_->parse({});
    if (!unit || unit->hasErrors()) return {};
    for (const model::FunctionId kernel : unit->kernels())
      if (options_.kernel.empty() || (*unit)[kernel].name == options_.kernel) survey(*unit, kernel);
    const bool compiles = options_.compile && toolkit_;
    if (compiles || !options_.patches.empty()) combineAll(*unit, compiles);
    return std::move(rows_);
  }

private:
  void survey(const model::Unit &unit, model::FunctionId kernel) {
    transform::KernelStudy study(unit, kernel, reparse());
    for (const transform::Transformation *transformation : transform::transformations()) {
      if (!options_.words.empty() && !options_.words.contains(std::string(transformation->word()))) continue;
      const std::vector<Step> offers = transformation->offers(unit, kernel);
      if (!offers.empty()) survey(study, *transformation, offers);
    }
  }

  void survey(transform::KernelStudy &study, const transform::Transformation &transformation,
              const std::vector<Step> &offers) {
    StepRow row{.file = below(options_.file),
                .kernel = study.kernel().name,
                .place = placeOf(study.unit(), study.id()),
                .word = std::string(transformation.word())};
    std::map<std::string, std::vector<Step>> allowed;
    std::map<std::string, int> reasons;
    for (const Step &step : offers) {
      const dependence::Verdict verdict = transformation.prepare(study, step).verdict();
      ++row.offered;
      row.legal += verdict.kind == dependence::VerdictKind::legal ? 1 : 0;
      row.legalIf += verdict.kind == dependence::VerdictKind::legalIf ? 1 : 0;
      if (verdict.allows())
        allowed[choiceOf(step)].push_back(step);
      else
        ++reasons[verdict.reasons.empty() ? "no reason" : kindOf(verdict.reasons.front())];
    }
    if (!reasons.empty())
      row.reason = std::ranges::max_element(reasons, {}, [](const auto &each) { return each.second; })->first;
    rows_.push_back(row);
    // Not always the smallest number of a choice.
    std::size_t turn = 0;
    for (const std::vector<Step> &steps : allowed | std::views::values)
      make(study, steps[turn++ % steps.size()]);
  }

  void make(transform::KernelStudy &study, const Step &step) {
    StepRow &row = rows_.back();
    const auto after = transform::applyPlan(study.unit(), {}, study.id(), {step}, reparse());
    if (!after) {
      ++row.broken;
      row.compiled = toString(step);
      row.outcome = "broken";
      row.reason = after.error().message;
      return;
    }
    ++row.made;
    writePatch(study.unit(), {{.kernel = study.id(), .step = step}}, after->texts);
    if (row.made == 1 && row.broken == 0) {
      row.compiled = toString(step);
      pending_.push_back({.kernel = study.id(), .step = step, .row = rows_.size() - 1});
    }
  }

  /// As many kernels in one text as take steps together: a compilation tells of all of them.
  void combineAll(const model::Unit &unit, bool compiles) {
    while (!pending_.empty()) {
      std::vector<Made> later;
      std::vector<Made> together;
      std::optional<transform::PlanResult> result;
      for (Made &each : pending_) {
        const bool isTaken = std::ranges::find(together, each.kernel, &Made::kernel) != together.end();
        auto after = isTaken ? std::nullopt : onTop(unit, result, each);
        if (after) {
          result = std::move(after);
          together.push_back(each);
        } else if (together.empty()) {
          rows_[each.row].outcome = "broken";
        } else {
          later.push_back(each);
        }
      }
      const Texts texts = result ? result->texts : Texts{};
      if (compiles) compile(unit, together, texts);
      if (together.size() > 1) writePatch(unit, together, texts);
      pending_ = std::move(later);
    }
  }

  std::optional<transform::PlanResult> onTop(const model::Unit &unit, const std::optional<transform::PlanResult> &first,
                                             const Made &made) {
    if (!first) return orNothing(transform::applyPlan(unit, {}, made.kernel, {made.step}, reparse()));
    const auto same = first->unit.findKernel(unit[made.kernel].qualifiedName);
    if (!same || placeOf(first->unit, *same).empty()) return std::nullopt;
    return orNothing(transform::applyPlan(first->unit, first->texts, *same, {made.step}, reparse()));
  }

  static std::optional<transform::PlanResult> orNothing(Result<transform::PlanResult> result) {
    return result ? std::optional(std::move(*result)) : std::nullopt;
  }

  void compile(const model::Unit &unit, const std::vector<Made> &together, const Texts &texts) {
    const std::optional<std::string> error = nvccErrorOf(unit, texts);
    if (!error) {
      for (const Made &each : together)
        rows_[each.row].outcome = "yes";
    } else if (together.size() > 1) {
      for (const Made &each : together)
        if (const auto alone = onTop(unit, {}, each)) compile(unit, {each}, alone->texts);
    } else if (together.size() == 1) {
      if (!original_) original_ = !nvccErrorOf(unit, {}).has_value();
      rows_[together.front().row].outcome = *original_ ? "no" : "original does not";
      if (*original_) rows_[together.front().row].reason = *error;
    }
  }

  /// Nothing where nvcc compiles it.
  std::optional<std::string> nvccErrorOf(const model::Unit &unit, const Texts &texts) const {
    build::CompileRequest request;
    for (const model::File &each : unit.files)
      request.unitFiles.push_back(each.path);
    for (const auto &[path, text] : texts)
      request.changes.push_back({.path = path, .text = text});
    request.flags = parser_->flags();
    request.folder = parser_->folder();
    request.prelude = {.text = std::string(frontend::compatibilityPrelude()),
                       .definitions = frontend::compatibilityDefinitions()};
    request.architecture = "sm_90";
    const auto done = build::NvccCompiler(*toolkit_).compile(request);
    return done ? std::nullopt : std::optional(done.error().message);
  }

  void writePatch(const model::Unit &unit, const std::vector<Made> &made, const Texts &texts) {
    if (options_.patches.empty()) return;
    std::string out;
    for (const Made &each : made)
      out += "# " + unit[each.kernel].name + ": " + toString(each.step) + '\n';
    for (const auto &[path, text] : texts) {
      const auto file = std::ranges::find(unit.files, path, &model::File::path);
      if (file != unit.files.end()) out += unifiedDiff(file->text, text, below(path));
    }
    std::string name = below(options_.file) + "." + std::to_string(++patches_) + ".patch";
    std::ranges::replace(name, '/', '%');
    std::ofstream(options_.patches / name) << out;
  }

  transform::Reparse reparse() {
    return [this](const Texts &texts) { return parser_->parse(texts); };
  }

  std::string below(const std::filesystem::path &path) const {
    return options_.corpus.empty() ? path.string() : path.lexically_relative(options_.corpus).string();
  }

  static std::string placeOf(const model::Unit &unit, model::FunctionId kernel) {
    const SourceSpan &name = unit[kernel].nameSpan;
    return std::filesystem::weakly_canonical(unit[name.file].path).string() + ":" + std::to_string(name.begin);
  }

  const StepFileOptions &options_;
  const std::optional<build::CudaToolkit> &toolkit_;
  std::unique_ptr<frontend::Parser> parser_;
  std::vector<StepRow> rows_;
  std::vector<Made> pending_;    ///< for nvcc
  std::optional<bool> original_; ///< nvcc compiles the file as it is
  int patches_ = 0;
};

} // namespace

std::vector<StepRow> surveySteps(const StepFileOptions &options, const std::optional<build::CudaToolkit> &toolkit) {
  return FileSurvey(options, toolkit).run();
}

} // namespace warpgrain::bench
