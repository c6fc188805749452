// SPDX-License-Identifier: Apache-2.0
#include "core/transform/coarsen/Coarsen.h"

#include "core/base/Tokens.h"
#include "core/model/LaunchExtents.h"
#include "core/transform/LaunchRewriter.h"
#include "core/transform/RaceVerdict.h"
#include "core/transform/coarsen/Emitter.h"
#include "core/transform/coarsen/Extent.h"
#include "core/transform/coarsen/Obstacles.h"
#include "core/transform/coarsen/RegionPlanner.h"
#include "core/transform/text/Completeness.h"

#include <algorithm>
#include <set>

namespace warpgrain::transform {

using namespace model;
using dependence::Verdict;

namespace {

/// Names that the kernel does not use yet.
class FreshNames {
public:
  FreshNames(const Unit &unit, const Function &kernel) {
    const SourceSpan span = kernel.span;
    const std::string_view text = unit.textOf(span);
    for (const Token &token : tokenize(text))
      if (token.kind == TokenKind::identifier) used_.emplace(textOf(text, token));
  }

  std::string take(const std::string &wish) {
    std::string name = wish;
    for (int i = 2; used_.contains(name); ++i)
      name = wish + std::to_string(i);
    used_.insert(name);
    return name;
  }

private:
  std::set<std::string> used_;
};

Merge makeMerge(const Unit &unit, const Function &kernel, const CoarsenStep &step, const BlockExtent &extent) {
  FreshNames names(unit, kernel);
  const std::string axis(1, letterOf(step.axis));
  Merge merge;
  merge.step = step;
  merge.copy = names.take("c" + axis);
  merge.index = names.take("t" + axis);
  merge.exited = names.take("exited");
  merge.remaining = names.take("remaining");
  merge.left = names.take("left");
  merge.guarded = !extent.divides;
  const std::string factor = std::to_string(step.factor);
  if (!extent.value) {
    merge.stride = "blockDim." + axis;
    return merge;
  }
  merge.oldExtent = extent.name.empty() ? std::to_string(*extent.value) : extent.name;
  const std::int64_t stride = (*extent.value + step.factor - 1) / step.factor;
  merge.alone = stride == 1;
  const bool named = !extent.name.empty() && stride != 1;
  if (!named)
    merge.stride = std::to_string(stride);
  else if (extent.divides)
    merge.stride = "(" + extent.name + " / " + factor + ")";
  else
    merge.stride = "((" + extent.name + " + " + std::to_string(step.factor - 1) + ") / " + factor + ")";
  return merge;
}

/// What both questions need: the plan of a kernel, or why there is none.
struct Preparation {
  Verdict verdict;
  std::optional<CoarsenPlan> plan;
  TextEdits launches;
};

std::optional<Verdict> whyNotRewritable(const Unit &unit, const Function &kernel) {
  if (!kernel.macro.empty())
    return Verdict::unknown(
        "The kernel is written by the macro " + kernel.macro + "; its text cannot be changed in place.", kernel.span);
  for (const Diagnostic &diagnostic : unit.diagnostics)
    if (diagnostic.severity == Severity::error && diagnostic.span &&
        kernel.span.contains(diagnostic.span->file, diagnostic.span->begin))
      return Verdict::unknown("The kernel does not compile: " + diagnostic.message + ".", diagnostic.span);
  if (kernel.hasErrors) return Verdict::unknown("The kernel does not compile; see the problems list.", kernel.nameSpan);
  return std::nullopt;
}

/// Sibling statements that one macro writes share a place in the file and cannot be told apart
/// there.
std::optional<Verdict> findEntangledStatements(const Body &body) {
  for (const Statement &statement : body.statements) {
    if (statement.kind != StatementKind::compound || statement.spelling.origin != SpellingOrigin::file) continue;
    for (std::size_t i = 1; i < statement.children.size(); ++i) {
      const Spelling &before = body[statement.children[i - 1]].spelling;
      const Spelling &after = body[statement.children[i]].spelling;
      if (before.span.file == after.span.file && after.span.begin < before.span.end)
        return Verdict::unknown("The macro " + after.macro + " writes several statements here; write them out.",
                                after.span);
    }
  }
  return std::nullopt;
}

class CoarsenPreparer {
public:
  CoarsenPreparer(KernelStudy &study, const CoarsenStep &step)
      : study_(study), unit_(study.unit()), id_(study.id()), kernel_(study.kernel()), step_(step),
        index_(study.index()), effects_(study.effects()), variance_(study.variance(step.axis)) {}

  Preparation run() {
    Preparation out;
    if (const auto why = whyNotRewritable(unit_, kernel_)) return {*why, std::nullopt, {}};
    if (const auto why = findEntangledStatements(kernel_.body)) return {*why, std::nullopt, {}};
    if (const auto why = findObstacle(index_, id_, effects_, step_)) return {*why, std::nullopt, {}};
    if (out.verdict = LaunchRewriter(unit_, id_).check(); !out.verdict.allows()) return out;
    const BlockExtent extent = checkExtent(unit_, id_, step_, out.verdict);
    if (!out.verdict.allows()) return out;
    if (!usesAxis())
      return {Verdict::illegal(std::string("The kernel does not read threadIdx.") + letterOf(step_.axis) +
                                   ": merging threads along it would only repeat the same work.",
                               kernel_.nameSpan),
              std::nullopt,
              {}};
    auto region = RegionPlanner(index_, effects_, variance_).plan();
    if (!region) return {region.error(), std::nullopt, {}};
    CoarsenPlan plan{.region = std::move(*region),
                     .storage = {},
                     .exits = {},
                     .words = {},
                     .merge = makeMerge(unit_, kernel_, step_, extent),
                     .layout = layout()};
    auto storage = planStorage(index_, kernel_, variance_, plan.region);
    if (!storage) return {storage.error(), std::nullopt, {}};
    plan.storage = std::move(*storage);
    plan.exits = planExits(kernel_.body, plan.region);
    auto words = makeSubstitutions(index_, plan.storage, plan.exits, plan.merge, plan.layout);
    if (!words) return {words.error(), std::nullopt, {}};
    plan.words = std::move(*words);
    if (const auto unknown = findUnknownWord(index_, kernel_, renamed(plan.storage)))
      return {Verdict::unknown(unknown->text, unknown->span), std::nullopt, {}};
    auto launches = LaunchRewriter(unit_, id_).divideBlock(step_.axis, step_.factor);
    if (!launches) return {launches.error(), std::nullopt, {}};
    out.launches = std::move(*launches);
    judgeRaces(study_, out.verdict); // last, because it takes longest
    if (!out.verdict.allows()) return out;
    if (kernel_.nameSpan.file != mainFile)
      out.verdict.assume("Other units that include " + unit_[kernel_.nameSpan.file].path.filename().string() +
                             " and launch the kernel are rewritten too.",
                         kernel_.nameSpan);
    out.plan = std::move(plan);
    return out;
  }

  const BodyIndex &index() const { return index_; }

private:
  bool usesAxis() const {
    return std::ranges::any_of(kernel_.body.expressions, [this](const Expression &e) {
      return e.kind == ExpressionKind::builtinIndex && e.builtin == BuiltinIndex::threadIdx && e.axis == step_.axis;
    });
  }

  Layout layout() const {
    const std::string_view text = unit_[kernel_.bodySpan.file].text;
    const auto &statements = kernel_.body[kernel_.body.root].children;
    const std::uint32_t first =
        statements.empty() ? kernel_.bodySpan.begin : kernel_.body[statements.front()].spelling.span.begin;
    return detectLayout(text, first, kernel_.bodySpan.end - 1);
  }

  static std::set<VariableId> renamed(const StoragePlan &storage) {
    std::set<VariableId> out;
    for (const auto &[variable, kind] : storage)
      if (kind == StorageKind::expanded || kind == StorageKind::copied || kind == StorageKind::copiedInPlace)
        out.insert(variable);
    return out;
  }

  KernelStudy &study_;
  const Unit &unit_;
  FunctionId id_;
  const Function &kernel_;
  CoarsenStep step_;
  const BodyIndex &index_;
  dependence::EffectsAnalysis &effects_;
  dependence::ThreadVariance variance_; ///< its own: planning makes more of it vary
};

/// The edit that turns one text into another, without what both begin and end with.
void addReplacement(TextEdits &edits, const Unit &unit, const SourceSpan &span, const std::string &after) {
  const std::string_view before = unit.textOf(span);
  const auto [a, b] = std::ranges::mismatch(before, after);
  const auto head = static_cast<std::uint32_t>(a - before.begin());
  std::uint32_t tail = 0;
  while (tail < before.size() - head && tail < after.size() - head &&
         before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
    ++tail;
  edits.push_back({{.file = span.file, .begin = span.begin + head, .end = span.end - tail},
                   after.substr(head, after.size() - head - tail)});
}

class Coarsen final : public Transformation {
public:
  std::string_view word() const override { return "coarsen"; }

  std::string_view usage() const override { return coarsenUsage; }

  Result<Step> canonical(Step step) const override {
    const auto parsed = parseCoarsen(step);
    if (!parsed) return std::unexpected(parsed.error());
    return toStep(*parsed);
  }

  Verdict check(KernelStudy &study, const Step &step) const override {
    const auto parsed = parseCoarsen(step);
    if (!parsed) return Verdict::illegal(parsed.error().message);
    if (parsed->factor == 1) return {};
    return CoarsenPreparer(study, *parsed).run().verdict;
  }

  Result<TextEdits> apply(KernelStudy &study, const Step &step) const override {
    const auto parsed = parseCoarsen(step);
    if (!parsed) return std::unexpected(parsed.error());
    if (parsed->factor == 1) return TextEdits{};
    CoarsenPreparer preparer(study, *parsed);
    Preparation prepared = preparer.run();
    if (!prepared.plan) return std::unexpected(refusal(step, prepared.verdict));
    TextEdits edits = std::move(prepared.launches);
    const Unit &unit = study.unit();
    const Function &function = study.kernel();
    addReplacement(edits, unit, function.bodySpan, Emitter(preparer.index(), function, *prepared.plan).body());
    if (function.launchBounds && !function.launchBounds->maxThreadsSpan.empty() && !prepared.plan->merge.guarded)
      edits.push_back(dividedBound(unit, *function.launchBounds, parsed->factor));
    return normalized(std::move(edits));
  }

  std::vector<Step> offers(const Unit &unit, FunctionId kernel) const override {
    std::vector<Step> steps;
    for (const Axis axis : allAxes) {
      const bool used = std::ranges::any_of(unit[kernel].body.expressions, [axis](const Expression &e) {
        return e.kind == ExpressionKind::builtinIndex && e.builtin == BuiltinIndex::threadIdx && e.axis == axis;
      });
      if (!used) continue;
      for (const MergeMode mode : {MergeMode::cyclic, MergeMode::adjacent})
        for (const std::int64_t factor : {2, 4, 8, 16, 32})
          steps.push_back(toStep({.axis = axis, .factor = factor, .mode = mode}));
    }
    return steps;
  }

private:
  static TextEdit dividedBound(const Unit &unit, const LaunchBounds &bounds, std::int64_t factor) {
    const std::string text(unit.textOf(bounds.maxThreadsSpan));
    const bool plain = tokenize(text).size() == 1;
    return {bounds.maxThreadsSpan, (plain ? text : "(" + text + ")") + " / " + std::to_string(factor)};
  }
};

} // namespace

const Transformation &coarsenTransformation() {
  static const Coarsen instance;
  return instance;
}

} // namespace warpgrain::transform
