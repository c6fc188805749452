// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/dispatch/Dispatcher.h"

#include "core/plan/ApplyPlan.h"
#include "core/workflow/VariantRecords.h"
#include "core/workflow/dispatch/DispatchHeader.h"
#include "core/workflow/dispatch/VariantText.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace warpgrain::workflow {

namespace {

using model::Unit;
using Block = std::array<std::int64_t, 3>;

Block blockOf(const tune::MeasuredLaunch &launch) {
  Block out{1, 1, 1};
  std::size_t i = 0;
  for (const char *name : {"blockDim.x", "blockDim.y", "blockDim.z"}) {
    const auto found = launch.context.find(name);
    if (found != launch.context.end()) out[i] = found->second;
    ++i;
  }
  return out;
}

/// The numbers of a launch as a form; what memory its pointers lead to follows from the analysis.
run::LaunchForm formOf(const tune::MeasuredLaunch &launch) {
  run::LaunchForm out;
  Block grid{1, 1, 1};
  for (const auto &[name, value] : launch.context) {
    if (name.starts_with("gridDim."))
      grid[static_cast<std::size_t>(name.back() - 'x')] = value;
    else if (name == "dynamicSmemBytes")
      out.sharedBytes = static_cast<std::uint64_t>(value);
    else if (!tune::isOfConfiguration(name))
      out.arguments[name] = value;
  }
  out.grid = grid;
  out.block = blockOf(launch);
  return out;
}

/// A member of an unnamed union or an array's element has no expression that is as short as its name.
bool isExpression(const std::string &name) {
  return name.find_first_of("#[") == std::string::npos;
}

/// The source with one launch, for blocks of some extents, and what verifies its variants.
struct BlockSource {
  LaunchedSource source;
  run::KernelSubject subject;
  std::optional<run::SizedVerifier> verifier;
  std::string whyNotVerified; ///< a clause
};

class Maker {
public:
  Maker(const DispatchOrder &order, LaunchFunction launch, const CancellationToken &cancel)
      : order_(order), launch_(std::move(launch)), cancel_(cancel) {}

  /// Learns, writes what was chosen, and learns again without what cannot be written, until all can.
  Result<Dispatcher> run() {
    out_.function = dispatchNameOf(order_.subject);
    out_.features = order_.measured.features();
    std::erase_if(out_.features, [](const std::string &name) { return !isExpression(name); });
    std::vector<std::string> plans = order_.measured.plans();
    while (true) {
      out_.plans = plans;
      const auto cases = order_.measured.cases(out_.features, plans);
      out_.tree = tune::DecisionTree::learn(cases, order_.deepest);
      auto left = writeChosen();
      if (!left) return std::unexpected(left.error());
      if (left->empty()) {
        if (auto found = findSeconds(cases); !found) return std::unexpected(found.error());
        return finish(cases);
      }
      std::erase_if(plans, [&](const std::string &plan) { return left->contains(plan); });
    }
  }

private:
  /// Writes each plan of a leaf for each block of its launches. The plans that cannot be written.
  Result<std::set<std::string>> writeChosen() {
    std::set<std::string> left;
    out_.forms.clear();
    for (const tune::TreeNode &node : out_.tree.nodes()) {
      if (node.feature || node.choice == 0) continue;
      const std::string &plan = out_.plans[node.choice - 1];
      for (const std::size_t i : node.cases) {
        if (left.contains(plan)) break;
        const auto form = formFor(plan, blockOf(order_.measured.launches[i]));
        if (cancel_.stop_requested()) return fail(ErrorKind::cancelled, "Cancelled.");
        if (!form) {
          left.insert(plan);
          out_.leftOut.push_back({plan, form.error().message});
        } else {
          take(**form);
        }
      }
    }
    return left;
  }

  /// The number of a form, which is put among the others where it is not there.
  std::size_t take(const DispatchedForm &form) {
    const auto known = std::ranges::find_if(
        out_.forms, [&](const DispatchedForm &each) { return each.plan == form.plan && each.block == form.block; });
    const auto number = static_cast<std::size_t>(known - out_.forms.begin());
    if (known == out_.forms.end()) out_.forms.push_back(form);
    return number;
  }

  /// For each form, what its leaf launches beside it.
  Result<void> findSeconds(const std::vector<tune::TrainingCase> &cases) {
    out_.seconds.clear();
    const std::size_t chosen = out_.forms.size();
    const std::size_t best = tune::DecisionTree::learn(cases, 0).nodes().front().choice;
    for (std::size_t leaf = 0; leaf < out_.tree.nodes().size(); ++leaf) {
      const tune::TreeNode &node = out_.tree.nodes()[leaf];
      if (node.feature || node.choice == 0) continue;
      for (std::size_t form = 0; form < chosen; ++form) {
        if (out_.forms[form].plan != out_.plans[node.choice - 1]) continue;
        const auto second = secondOf(node, out_.forms[form], cases, best);
        if (cancel_.stop_requested()) return fail(ErrorKind::cancelled, "Cancelled.");
        if (second) out_.seconds.push_back({.leaf = leaf, .form = form, .second = take(*second)});
      }
    }
    return {};
  }

  /// What a form of a leaf gives way to, or the form of the plan that is the best over all launches; null for none.
  std::shared_ptr<const DispatchedForm> secondOf(const tune::TreeNode &leaf, const DispatchedForm &first,
                                                 const std::vector<tune::TrainingCase> &cases, std::size_t best) {
    if (!first.conditions.empty()) {
      std::vector<tune::TrainingCase> here;
      for (const std::size_t i : leaf.cases)
        here.push_back(cases[i]);
      if (auto second = needingLess(std::move(here), leaf.choice, first)) return second;
    }
    if (best == 0 || best == leaf.choice) return nullptr;
    const WrittenForm form = formFor(out_.plans[best - 1], first.block);
    return form ? *form : nullptr;
  }

  /// The fastest of a leaf's other plans that can be written and does not need all that the first form needs; of a few.
  std::shared_ptr<const DispatchedForm> needingLess(std::vector<tune::TrainingCase> cases, std::size_t choice,
                                                    const DispatchedForm &first) {
    constexpr int tries = 8;
    for (int i = 0; i < tries; ++i) {
      for (tune::TrainingCase &one : cases)
        one.relativeTimes[choice].reset();
      choice = tune::DecisionTree::learn(cases, 0).nodes().front().choice;
      if (choice == 0) return nullptr;
      const WrittenForm form = formFor(out_.plans[choice - 1], first.block);
      // "grid.x % 8 == 0" implies "grid.x % 4 == 0": only a part of the same conditions is surely less.
      const bool needsLess =
          form && (*form)->conditions.size() < first.conditions.size() &&
          std::ranges::all_of((*form)->conditions,
                              [&](const std::string &condition) {
                                return std::ranges::find(first.conditions, condition) != first.conditions.end();
                              });
      if (needsLess) return *form;
    }
    return nullptr;
  }

  using WrittenForm = Result<std::shared_ptr<const DispatchedForm>>;

  WrittenForm formFor(const std::string &plan, const Block &block) {
    const auto key = std::pair(plan, block);
    const auto known = forms_.find(key);
    if (known != forms_.end()) return known->second;
    auto written = write(plan, block);
    WrittenForm out = written ? WrittenForm(std::make_shared<const DispatchedForm>(std::move(*written)))
                              : WrittenForm(std::unexpected(written.error()));
    return forms_.emplace(key, out).first->second;
  }

  Result<DispatchedForm> write(const std::string &text, const Block &block) {
    auto plan = transform::parsePlan(text);
    if (!plan) return std::unexpected(plan.error());
    const auto source = sourceFor(block);
    if (!source) return std::unexpected(source.error());
    BlockSource &with = **source;
    auto applied =
        transform::applyPlan(with.source.unit, with.source.texts, with.source.kernel, *plan, with.subject.reparse);
    if (!applied) return std::unexpected(Error(applied.error()));
    DispatchedForm out{.plan = text, .block = block};
    for (const dependence::Verdict &verdict : applied->verdicts)
      for (const dependence::Reason &assumption : verdict.assumptions)
        assume(assumption, out);
    auto variant = variantTextOf(with.source, *applied);
    if (!variant) return std::unexpected(variant.error());
    out.declarations = std::move(variant->declarations);
    out.includes = std::move(variant->includes);
    out.hasKernel = variant->hasKernel;
    out.conditions = std::move(variant->conditions);
    if (order_.verifies) {
      out.verification = verify(with, *plan);
      if (!out.verification->against.empty())
        return fail(ErrorKind::refused, "It is wrong. " + out.verification->against);
    }
    return out;
  }

  void assume(const dependence::Reason &assumption, DispatchedForm &form) const {
    if (auto range = rangeAssumed(order_.subject.function(), assumption)) {
      form.ranges.push_back(std::move(*range));
      return;
    }
    std::string sentence = assumption.text();
    if (std::ranges::find(form.assumptions, sentence) == form.assumptions.end())
      form.assumptions.push_back(std::move(sentence));
  }

  Result<BlockSource *> sourceFor(const Block &block) {
    const auto known = sources_.find(block);
    if (known != sources_.end()) return known->second.get();
    auto source = launchedSourceOf(order_.subject, launch_, block);
    if (!source) return std::unexpected(source.error());
    auto out = std::make_unique<BlockSource>(BlockSource{.source = std::move(*source)});
    out->subject = subjectOf(order_.subject, out->source);
    if (order_.verifies) prepareVerifier(*out, block);
    return sources_.emplace(block, std::move(out)).first->second.get();
  }

  /// With the numbers that the order's form has, or those of the smallest launch of the block that was measured.
  void prepareVerifier(BlockSource &source, const Block &block) const {
    const tune::MeasuredLaunch *smallest = nullptr;
    for (const tune::MeasuredLaunch &launch : order_.measured.launches)
      if (blockOf(launch) == block && (smallest == nullptr || blocksOf(launch) < blocksOf(*smallest)))
        smallest = &launch;
    run::VerifierSettings settings{.subject = source.subject};
    settings.subject.form = order_.subject.form;
    if (smallest != nullptr) {
      run::LaunchForm form = formOf(*smallest);
      settings.subject.form.grid = form.grid;
      settings.subject.form.block = form.block;
      settings.subject.form.sharedBytes = form.sharedBytes;
      for (const auto &[name, value] : form.arguments)
        settings.subject.form.arguments[name] = value;
    }
    const auto failed = [&source](const Error &error) {
      source.whyNotVerified = "it cannot be run on the CPU: " + error.message;
    };
    if (auto can = run::checkCanRun(settings.subject); !can) return failed(can.error());
    const auto executor = order_.findExecutor();
    if (!executor) return failed(executor.error());
    auto verifier = run::SizedVerifier::create(settings, {.wishes = order_.wishes, .limits = order_.limits}, *executor);
    if (!verifier) return failed(verifier.error());
    source.verifier = std::move(*verifier);
  }

  static std::int64_t blocksOf(const tune::MeasuredLaunch &launch) {
    const auto grid = *formOf(launch).grid;
    return grid[0] * grid[1] * grid[2];
  }

  PlanVerification verify(BlockSource &source, const transform::Plan &plan) const {
    const auto without = [](std::string why) { return PlanVerification{.whyNot = std::move(why)}; };
    if (!source.verifier) return without(source.whyNotVerified);
    const auto variant = source.verifier->write(plan);
    if (!variant) return without("it cannot be run on the CPU: " + variant.error().message);
    const auto sizes = source.verifier->verify(*variant, cancel_);
    return sizes ? planVerificationOf(*sizes) : without("it cannot be run on the CPU: " + sizes.error().message);
  }

  Result<Dispatcher> finish(const std::vector<tune::TrainingCase> &cases) {
    if (out_.forms.empty()) return fail(ErrorKind::refused, whyNone());
    out_.meanGain = 1 / meanTime(out_.tree, cases);
    const auto single = tune::DecisionTree::learn(cases, 0);
    out_.bestSingle = 1 / meanTime(single, cases);
    out_.missing = missingOnes();
    out_.header = dispatchHeaderOf(order_, out_, launch_);
    if (auto read = checkHeader(); !read) return std::unexpected(read.error());
    return std::move(out_);
  }

  std::string whyNone() const {
    std::string out = "No plan that was measured is faster than the original where it would be chosen, so a dispatcher "
                      "would always launch the original.";
    for (const PlanLeftOut &left : out_.leftOut)
      out += " " + left.plan + " is left out: " + left.reason;
    return out;
  }

  /// The plan that is the fastest in a launch, where it was not measured in others.
  std::vector<MissingMeasurement> missingOnes() const {
    std::set<std::string> fastest;
    for (const tune::MeasuredLaunch &launch : order_.measured.launches) {
      const auto best = std::ranges::min_element(launch.relativeTimes, {}, [](const auto &one) { return one.second; });
      if (best != launch.relativeTimes.end() && best->second < 1 && !best->first.empty()) fastest.insert(best->first);
    }
    for (const PlanLeftOut &left : out_.leftOut)
      fastest.erase(left.plan);
    std::vector<MissingMeasurement> out;
    for (const std::string &plan : fastest)
      for (std::size_t i = 0; i < order_.measured.launches.size(); ++i)
        if (!order_.measured.launches[i].relativeTimes.contains(plan)) out.push_back({plan, i});
    return out;
  }

  /// Each form's function must launch the kernel of its own namespace, or the original where it has none.
  bool launchesItsOwn(const Unit &unit, std::size_t form) const {
    const std::string space = "::form_" + std::to_string(form + 1) + "::";
    const std::string &kernel = order_.subject.function().name;
    std::size_t launches = 0;
    for (const model::Launch &launch : unit.launches) {
      if (!isSome(launch.launcher) || !unit[launch.launcher].qualifiedName.ends_with(space + "launch")) continue;
      if (!isSome(launch.kernel)) return false;
      const std::string &name = unit[launch.kernel].qualifiedName;
      const bool isOwn = name.ends_with(space + kernel);
      if (isOwn != out_.forms[form].hasKernel || (!isOwn && name != order_.subject.function().qualifiedName))
        return false;
      ++launches;
    }
    return launches > 0;
  }

  /// The compiler must accept the header behind the source.
  Result<void> checkHeader() const {
    transform::Texts texts = order_.subject.texts;
    const model::File &main = order_.subject.unit->files.front();
    std::string &text = texts.try_emplace(main.path, main.text).first->second;
    std::string header = out_.header;
    header.replace(header.find("#pragma once\n"), std::string_view("#pragma once\n").size(), "");
    text += "\n" + header;
    const auto unit = order_.subject.reparse(texts);
    if (!unit) return std::unexpected(unit.error());
    const auto error = std::ranges::find(unit->diagnostics, model::Severity::error, &model::Diagnostic::severity);
    if (error == unit->diagnostics.end()) {
      for (std::size_t form = 0; form < out_.forms.size(); ++form)
        if (!launchesItsOwn(*unit, form))
          return fail(ErrorKind::internal, "The form \"" + out_.forms[form].plan +
                                               "\" would not launch its own kernel; no header was written.");
      return {};
    }
    return fail(ErrorKind::refused, "The forms cannot stand behind the source: " + error->message +
                                        " A macro that the kernel uses may be undefined there.");
  }

  const DispatchOrder &order_;
  LaunchFunction launch_;
  const CancellationToken &cancel_;
  Dispatcher out_;
  std::map<Block, std::unique_ptr<BlockSource>> sources_;
  std::map<std::pair<std::string, Block>, WrittenForm> forms_;
};

} // namespace

Result<Dispatcher> makeDispatcher(const DispatchOrder &order, const CancellationToken &cancel) {
  if (order.measured.launches.empty())
    return fail(ErrorKind::usage, "No launch of " + order.subject.function().name + " was measured.");
  auto launch = launchFunctionOf(order.subject);
  if (!launch) return std::unexpected(launch.error());
  return Maker(order, std::move(*launch), cancel).run();
}

} // namespace warpgrain::workflow
