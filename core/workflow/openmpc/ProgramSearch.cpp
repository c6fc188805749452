// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/openmpc/ProgramSearch.h"

#include "core/measure/Statistics.h"
#include "core/workflow/openmpc/InputClusters.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <set>

namespace warpgrain::workflow {

namespace {

bool isPlainWord(const std::string &word) {
  return !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
    return std::isalnum(c) != 0 || std::string_view("_-+=./,:%@").find(static_cast<char>(c)) != std::string_view::npos;
  });
}

/// What is compared of two trials that are right.
std::pair<double, std::int64_t> rankOf(const ProgramTrial &trial) {
  return {trial.cost().value_or(0), trial.sectors.value_or(0)};
}

bool mayBeCounted(const ProgramTrial &trial) {
  return !trial.isFromStore && trial.alike.empty();
}

/// Runs the engines of one tuning.
class ProgramTuner {
public:
  ProgramTuner(const ProgramTuning &tuning, const EvaluateProgram &evaluate, const TrialReport &report,
               const CancellationToken &cancel)
      : tuning_(tuning), evaluate_(evaluate), report_(report), cancel_(cancel), setup_(tuning.setup) {}

  Result<ProgramTuningResult> run();

private:
  Result<void> approvals();
  Result<TunedInput> tune(const ProgramInput &input);
  Result<void> searchSpace(const ConfigurationSpace &space, TunedInput &out);
  Result<void> searchKernels(TunedInput &out);
  Result<void> profile();
  Result<void> adapt();
  ProgramTrial evaluated(const Configuration &configuration, const ProgramInput &input) const;
  Result<ProgramTrial> baseOf(const ProgramInput &input) const;
  void note(const std::string &sentence);

  const ProgramTuning &tuning_;
  const EvaluateProgram &evaluate_;
  const TrialReport &report_;
  const CancellationToken &cancel_;
  openmp::SpaceSetup setup_;
  ProgramTuningResult out_;
};

void ProgramTuner::note(const std::string &sentence) {
  if (std::ranges::find(out_.notes, sentence) == out_.notes.end()) out_.notes.push_back(sentence);
}

ProgramTrial ProgramTuner::evaluated(const Configuration &configuration, const ProgramInput &input) const {
  return evaluate_(configuration, input, cancel_);
}

Result<ProgramTrial> ProgramTuner::baseOf(const ProgramInput &input) const {
  ProgramTrial out = evaluated({}, input);
  if (out.cost() || cancel_.stop_requested()) return out;
  return fail(ErrorKind::refused, "The translation without options cannot be compared with anything (arguments: " +
                                      (input.arguments.empty() ? std::string("none") : input.text()) +
                                      "): " + out.reason);
}

/// Which parameters need consent, and whether the engine asks for any (GT-K4).
Result<void> ProgramTuner::approvals() {
  std::vector<std::string> open;
  std::size_t approved = 0;
  for (const openmp::TuningParameter &each : tuning_.pruned.parameters) {
    if (each.kind != openmp::ParameterClass::needsConsent) continue;
    if (setup_.isApproved(each.name) || setup_.isAlwaysOn(each.name))
      ++approved;
    else if (!setup_.isExcluded(each.name))
      open.push_back(each.name);
  }
  std::string names;
  for (const std::string &each : open)
    names += (names.empty() ? "" : ", ") + each;
  if (tuning_.engine == TuningEngine::assisted && approved == 0)
    return fail(ErrorKind::usage, open.empty() ? "No parameter of the program needs consent; use the engine production."
                                               : "The assisted engine tries what a person approves; approve some of " +
                                                     names + ", or use the engine production.");
  if (tuning_.engine == TuningEngine::production || tuning_.engine == TuningEngine::profile) {
    const bool hadSome = approved > 0;
    setup_.approved.clear();
    if (hadSome) note("This engine tries nothing that needs consent; what is approved is left out.");
  }
  return {};
}

Result<void> ProgramTuner::searchSpace(const ConfigurationSpace &space, TunedInput &out) {
  for (const std::string &each : space.notes())
    note(each);
  const tune::ParameterSpace &points = space.space();
  const bool isSmall = points.combinations() <= tuning_.evaluations;
  const auto named = [](std::string_view name) {
    return *std::ranges::find(tune::strategies, name, &tune::NamedStrategy::name);
  };
  const bool takesAll = tuning_.engine == TuningEngine::exhaustive || (!tuning_.strategy && isSmall);
  const tune::NamedStrategy chosen =
      takesAll ? named("exhaustive") : tuning_.strategy.value_or(tune::strategies.front());
  const auto strategy = chosen.create({.space = &points, .seed = tuning_.seed});
  tune::History history;
  std::size_t counted = 0;
  const bool isBounded = tuning_.engine != TuningEngine::exhaustive;
  while (!cancel_.stop_requested() && (!isBounded || counted < tuning_.evaluations)) {
    const std::vector<tune::PointId> next = strategy->propose(history, 1);
    if (next.empty()) {
      out.isWhole = true;
      break;
    }
    TriedConfiguration tried{.configuration = space.at(next.front()), .trial = {}};
    tried.trial = evaluated(tried.configuration, out.input);
    if (cancel_.stop_requested()) break;
    history.add({.point = next.front(), .cost = tried.trial.cost()});
    if (mayBeCounted(tried.trial)) ++counted;
    if (report_) report_(out.input, tried);
    out.tried.push_back(std::move(tried));
  }
  return {};
}

/// One kernel after the other, with the best lines so far for the others (MAN-K4): the sum of the kernels' points in
/// place of their product.
Result<void> ProgramTuner::searchKernels(TunedInput &out) {
  std::vector<std::string> lines;
  out.isWhole = true;
  for (std::size_t kernel = 0; kernel < tuning_.pruned.kernels.size(); ++kernel) {
    const auto space = ConfigurationSpace::ofKernel(tuning_.pruned, setup_, kernel, lines);
    if (!space) return std::unexpected(space.error());
    out.combinations += space->space().combinations();
    if (space->space().combinations() < 2) continue;
    TunedInput step{.input = out.input, .base = out.base, .tried = {}};
    if (auto done = searchSpace(*space, step); !done) return done;
    out.isWhole &= step.isWhole;
    out.tried.insert(out.tried.end(), step.tried.begin(), step.tried.end());
    const auto ranking = step.ranking();
    if (!ranking.empty()) lines = ranking.front()->configuration.directives;
    if (cancel_.stop_requested()) break;
  }
  return {};
}

Result<TunedInput> ProgramTuner::tune(const ProgramInput &input) {
  TunedInput out{.input = input, .base = {}, .tried = {}};
  auto base = baseOf(input);
  if (!base) return std::unexpected(base.error());
  out.base = std::move(*base);
  if (tuning_.kernelByKernel) {
    if (auto done = searchKernels(out); !done) return std::unexpected(done.error());
    return out;
  }
  const auto space = ConfigurationSpace::create(tuning_.pruned, setup_, tuning_.level);
  if (!space)
    return tuning_.level == TuningLevel::kernel
               ? fail(ErrorKind::usage, "The clauses of all kernels make more points than can be numbered; tune one "
                                        "kernel after the other (--level each).")
               : Result<TunedInput>(std::unexpected(space.error()));
  out.combinations = space->space().combinations();
  if (auto done = searchSpace(*space, out); !done) return std::unexpected(done.error());
  return out;
}

Result<void> ProgramTuner::profile() {
  if (!tuning_.training)
    return fail(ErrorKind::usage, "The profile engine tunes on a small input; give its arguments with --train.");
  auto tuned = tune(*tuning_.training);
  if (!tuned) return std::unexpected(tuned.error());
  out_.tuned.push_back(std::move(*tuned));
  const bool isBaseBest = out_.tuned.front().best() == nullptr;
  for (const ProgramInput &input : tuning_.inputs) {
    if (cancel_.stop_requested()) break;
    auto base = baseOf(input);
    if (!base) return std::unexpected(base.error());
    AppliedConfiguration applied{.input = input, .base = std::move(*base), .applied = {}, .failed = {}};
    for (const TriedConfiguration *each : out_.tuned.front().ranking()) {
      if (isBaseBest || cancel_.stop_requested()) break;
      TriedConfiguration tried{.configuration = each->configuration, .trial = evaluated(each->configuration, input)};
      if (report_) report_(input, tried);
      if (tried.trial.cost()) {
        applied.applied = std::move(tried);
        break;
      }
      applied.failed.push_back(std::move(tried));
    }
    out_.applied.push_back(std::move(applied));
  }
  return {};
}

/// Learns which configuration is for which input from the best ones of all inputs, on all inputs.
Result<void> ProgramTuner::adapt() {
  if (tuning_.inputs.size() < 2)
    return fail(ErrorKind::usage, "The adaptive engine learns from several inputs; give --run for each of them.");
  InputTree learned{.features = {}, .choices = {Configuration{}}, .tree = tune::DecisionTree::learn({}, 0)};
  std::set<std::string> features;
  for (const ProgramInput &input : tuning_.inputs)
    for (const auto &[name, value] : input.context())
      features.insert(name);
  learned.features.assign(features.begin(), features.end());
  std::vector<std::vector<double>> numbers;
  for (const ProgramInput &input : tuning_.inputs) {
    const tune::InputContext context = input.context();
    numbers.emplace_back();
    for (const std::string &name : learned.features) {
      const auto found = context.find(name);
      if (found == context.end())
        return fail(ErrorKind::usage, "The inputs differ in their " + name +
                                          ", which is no integer in one of them: a tree cannot tell them apart.");
      numbers.back().push_back(static_cast<double>(found->second));
    }
  }
  const std::size_t groups = tuning_.groups == 0 ? numbers.size() : tuning_.groups;
  const std::vector<std::size_t> tunedOnes = representativesOf(numbers, groups);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (std::ranges::find(tunedOnes, i) == tunedOnes.end()) {
      auto base = baseOf(tuning_.inputs[i]);
      if (!base) return std::unexpected(base.error());
      out_.tuned.push_back({.input = tuning_.inputs[i], .base = std::move(*base), .tried = {}});
      continue;
    }
    auto tuned = tune(tuning_.inputs[i]);
    if (!tuned) return std::unexpected(tuned.error());
    const TriedConfiguration *best = tuned->best();
    if (best != nullptr && std::ranges::find(learned.choices, best->configuration) == learned.choices.end())
      learned.choices.push_back(best->configuration);
    out_.tuned.push_back(std::move(*tuned));
    if (cancel_.stop_requested()) return {};
  }
  std::vector<tune::TrainingCase> cases;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    TunedInput &each = out_.tuned[i];
    tune::TrainingCase one{.features = numbers[i], .relativeTimes = {1.0}};
    for (std::size_t choice = 1; choice < learned.choices.size(); ++choice) {
      auto known = std::ranges::find(each.tried, learned.choices[choice], &TriedConfiguration::configuration);
      if (known == each.tried.end()) {
        TriedConfiguration tried{.configuration = learned.choices[choice],
                                 .trial = evaluated(learned.choices[choice], each.input)};
        if (cancel_.stop_requested()) return {};
        if (report_) report_(each.input, tried);
        known = each.tried.insert(each.tried.end(), std::move(tried));
      }
      const auto cost = known->trial.cost();
      one.relativeTimes.push_back(cost ? std::optional(*cost / *each.base.cost()) : std::nullopt);
    }
    cases.push_back(std::move(one));
  }
  constexpr std::size_t deepest = 4;
  learned.tree = tune::DecisionTree::learn(cases, deepest);
  learned.meanTime = tune::meanTime(learned.tree, cases);
  out_.tree = std::move(learned);
  return {};
}

Result<ProgramTuningResult> ProgramTuner::run() {
  if (tuning_.inputs.empty()) return fail(ErrorKind::usage, "There is no input to tune for.");
  if (auto done = approvals(); !done) return std::unexpected(done.error());
  Result<void> done;
  if (tuning_.engine == TuningEngine::profile)
    done = profile();
  else if (tuning_.engine == TuningEngine::adaptive)
    done = adapt();
  else
    for (const ProgramInput &input : tuning_.inputs) {
      auto tuned = tune(input);
      if (!tuned) return std::unexpected(tuned.error());
      out_.tuned.push_back(std::move(*tuned));
      if (cancel_.stop_requested()) break;
    }
  if (!done) return std::unexpected(done.error());
  out_.isCancelled = cancel_.stop_requested();
  return std::move(out_);
}

std::string numberText(double value) {
  char text[64];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

void describe(const InputTree &tree, std::size_t node, std::size_t depth, std::string &out) {
  const tune::TreeNode &each = tree.tree.nodes()[node];
  const std::string indentation(2 * depth, ' ');
  if (!each.feature) {
    const std::string text = tree.choices[each.choice].text();
    out += indentation + (text.empty() ? "no options" : text) + "\n";
    return;
  }
  const std::string condition = tree.features[*each.feature] + " <= " + numberText(each.threshold);
  out += indentation + "if " + condition + ":\n";
  describe(tree, each.below, depth + 1, out);
  out += indentation + "else:\n";
  describe(tree, each.above, depth + 1, out);
}

} // namespace

std::string ProgramInput::text() const {
  std::string out;
  for (const std::string &each : arguments) {
    out += out.empty() ? "" : " ";
    if (isPlainWord(each)) {
      out += each;
      continue;
    }
    out += "'";
    for (const char c : each)
      out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    out += "'";
  }
  return out;
}

tune::InputContext ProgramInput::context() const {
  tune::InputContext out;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string &text = arguments[i];
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (!text.empty() && error == std::errc() && end == text.data() + text.size())
      out["argument " + std::to_string(i + 1)] = value;
  }
  return out;
}

Result<ProgramInput> programInput(std::string_view text) {
  ProgramInput out;
  std::string word;
  bool hasWord = false;
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != '\0') {
      if (c == quote)
        quote = '\0';
      else
        word += c;
    } else if (c == '\'' || c == '"') {
      quote = c;
      hasWord = true;
    } else if (c == '\\' && i + 1 < text.size()) {
      word += text[++i];
      hasWord = true;
    } else if (c == ' ' || c == '\t' || c == '\n') {
      if (hasWord) out.arguments.push_back(std::move(word));
      word.clear();
      hasWord = false;
    } else {
      word += c;
      hasWord = true;
    }
  }
  if (quote != '\0') return fail(ErrorKind::usage, "A quote is not closed in the arguments: " + std::string(text));
  if (hasWord) out.arguments.push_back(std::move(word));
  return out;
}

std::string_view nameOf(TrialAnswer answer) {
  switch (answer) {
  case TrialAnswer::right:
    return "right";
  case TrialAnswer::notTranslated:
    return "not translated";
  case TrialAnswer::notBuilt:
    return "not built";
  case TrialAnswer::notRun:
    return "not run";
  case TrialAnswer::wrong:
    return "wrong output";
  case TrialAnswer::late:
    return "out of time";
  }
  return {};
}

std::optional<double> ProgramTrial::cost() const {
  if (answer != TrialAnswer::right) return std::nullopt;
  if (!milliseconds.empty()) return measure::summarize(milliseconds).median;
  return transferMilliseconds(transfers.value_or(TransferCounts{}));
}

std::vector<const TriedConfiguration *> TunedInput::ranking() const {
  std::vector<const TriedConfiguration *> out;
  for (const TriedConfiguration &each : tried)
    if (each.trial.cost()) out.push_back(&each);
  std::ranges::stable_sort(out, {}, [](const TriedConfiguration *each) { return rankOf(each->trial); });
  return out;
}

std::size_t TunedInput::ties() const {
  const auto all = ranking();
  return static_cast<std::size_t>(std::ranges::count_if(
      all, [&](const TriedConfiguration *each) { return rankOf(each->trial) == rankOf(all.front()->trial); }));
}

const TriedConfiguration *TunedInput::best() const {
  const auto all = ranking();
  return !all.empty() && base.cost() && rankOf(all.front()->trial) < rankOf(base) ? all.front() : nullptr;
}

Result<Configuration> InputTree::predict(const ProgramInput &input) const {
  const tune::InputContext context = input.context();
  std::vector<double> values;
  for (const std::string &each : features) {
    const auto found = context.find(each);
    if (found == context.end())
      return fail(ErrorKind::usage,
                  "The " + each + " of \"" + input.text() + "\" is no integer, and the tree asks for it.");
    values.push_back(static_cast<double>(found->second));
  }
  return choices[tree.choiceFor(values)];
}

std::string InputTree::text() const {
  std::string out;
  describe(*this, 0, 0, out);
  return out;
}

Result<ProgramTuningResult> tuneProgram(const ProgramTuning &tuning, const EvaluateProgram &evaluate,
                                        const TrialReport &report, const CancellationToken &cancel) {
  return ProgramTuner(tuning, evaluate, report, cancel).run();
}

} // namespace warpgrain::workflow
