// SPDX-License-Identifier: Apache-2.0
#include "tests/mutants/MutationTrial.h"

#include "core/plan/Transformation.h"

#include <algorithm>
#include <random>
#include <set>

namespace warpgrain::tests {

namespace {

using run::SizedAnswer;
using run::SizedLaunch;
using run::SizedVerification;
using run::Sizes;

/// Steps that have ends: of blocks, of loops, of tiles.
const std::set<std::string> wordsWithEnds{"coarsen", "unroll",     "unroll-and-jam", "split", "tile",
                                          "spread",  "distribute", "stage",          "block", "sink-guard"};

class Trial {
public:
  Trial(const run::KernelSubject &subject, std::string name, const MutationSettings &settings,
        run::SizedVerifier &verifier, MutationReport &report)
      : subject_(subject), name_(std::move(name)), settings_(settings), verifier_(verifier), report_(report) {}

  void tryPlan(const transform::Plan &plan) {
    const auto variant = verifier_.write(plan);
    if (!variant) return;
    run::BoundaryLaunches chosen = run::boundaryLaunches(subject_, verifier_.study(), plan);
    if (chosen.launches.empty()) return;
    const auto given = run::launchAt(subject_, verifier_.study(), verifier_.study().given());
    if (!given) return;
    launches_ = std::move(chosen.launches);
    launches_.insert(launches_.begin(), *given);
    const auto right = verifier_.verifyAt(*variant, launches_);
    if (!right) return;
    if (right->against() != nullptr) {
      report_.alarms.push_back(title(plan) + " at " + run::textOf(right->against()->sizes) + ": " +
                               right->against()->reason);
      return;
    }
    if (!right->isTested()) return;
    ++report_.variants;
    report_.sizes += right->count(SizedAnswer::agrees);
    range_ = rangeOfSizes();
    seedText(plan, *variant);
    seedGrid(plan, *variant);
  }

private:
  std::string title(const transform::Plan &plan) const { return name_ + ", " + toString(plan); }

  void seedText(const transform::Plan &plan, const run::WrittenVariant &variant) {
    for (const auto &[path, text] : variant.texts) {
      const std::vector<Mutant> mutants = mutantsOf(text, subject_.function().name);
      const std::size_t stride = std::max<std::size_t>(1, mutants.size() / std::max<std::size_t>(settings_.mutants, 1));
      for (std::size_t i = 0; i < mutants.size(); i += stride) {
        run::WrittenVariant wrong = variant;
        wrong.texts[path] = mutants[i].text;
        count(mutants[i].kind, wrong, title(plan) + ", line " + mutants[i].place);
      }
    }
  }

  /// A division that is not rounded up launches one block less.
  void seedGrid(const transform::Plan &plan, const run::WrittenVariant &variant) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (verifier_.study().grid[axis] == run::GridRule::given) continue;
      run::WrittenVariant wrong = variant;
      wrong.launchFor = [right = variant.launchFor, axis](const SizedLaunch &original) {
        auto out = right(original);
        if (out && out->grid[axis] > 1) --out->grid[axis];
        return out;
      };
      count(MutationKind::grid, wrong, title(plan) + ", one block less along " + "xyz"[axis]);
    }
  }

  void count(MutationKind kind, const run::WrittenVariant &wrong, const std::string &what) {
    const auto result = verifier_.verifyAt(wrong, launches_);
    if (!result || doesNotCompile(*result)) return;
    MutationCounts &counts = report_.counts[static_cast<std::size_t>(kind)];
    ++counts.seeded;
    if (isAgainst(result->runs.front())) ++counts.atGiven;
    if (result->against() != nullptr) {
      ++counts.found;
      return;
    }
    const auto everywhere = verifier_.verifyAt(wrong, range_);
    if (everywhere && everywhere->against() != nullptr) {
      ++counts.missed;
      report_.misses.push_back(what + " (found at " + run::textOf(everywhere->against()->sizes) + ")");
    } else {
      ++counts.without;
    }
  }

  static bool isAgainst(const run::SizedRun &run) {
    return run.answer == SizedAnswer::differs || run.answer == SizedAnswer::fails;
  }

  /// Such a mutant is no error that a person would meet.
  static bool doesNotCompile(const SizedVerification &result) {
    return result.against() != nullptr && result.against()->reason.contains("does not compile");
  }

  /// Sizes of a whole range; of several sizes, combinations by chance.
  std::vector<SizedLaunch> rangeOfSizes() const {
    const run::SizeStudy &study = verifier_.study();
    std::int64_t greatest = 1;
    for (const SizedLaunch &launch : launches_)
      for (const auto &[path, value] : launch.sizes)
        if (&launch != &launches_.back()) greatest = std::max(greatest, value);
    std::mt19937 random(settings_.seed);
    std::vector<SizedLaunch> out;
    std::set<Sizes> seen;
    for (std::size_t i = 0; i < 4 * settings_.range && out.size() < settings_.range; ++i) {
      Sizes sizes;
      for (const run::SizeArgument &size : study.sizes)
        sizes[size.path] =
            study.sizes.size() == 1 && greatest <= static_cast<std::int64_t>(settings_.range)
                ? static_cast<std::int64_t>(i) + 1
                : std::uniform_int_distribution<std::int64_t>(1, study.isBounded() ? size.given : greatest + 3)(random);
      if (!seen.insert(sizes).second) continue;
      auto launch = run::launchAt(subject_, study, sizes);
      if (launch && launch->work < 1e6) out.push_back(std::move(*launch));
    }
    return out;
  }

  const run::KernelSubject &subject_;
  std::string name_;
  const MutationSettings &settings_;
  run::SizedVerifier &verifier_;
  MutationReport &report_;
  std::vector<SizedLaunch> launches_; ///< the described one, and those that are chosen
  std::vector<SizedLaunch> range_;
};

} // namespace

MutationCounts &MutationCounts::operator+=(const MutationCounts &other) {
  seeded += other.seeded;
  without += other.without;
  atGiven += other.atGiven;
  found += other.found;
  missed += other.missed;
  return *this;
}

MutationReport &MutationReport::operator+=(const MutationReport &other) {
  variants += other.variants;
  sizes += other.sizes;
  for (std::size_t i = 0; i < mutationKinds; ++i)
    counts[i] += other.counts[i];
  alarms.insert(alarms.end(), other.alarms.begin(), other.alarms.end());
  misses.insert(misses.end(), other.misses.begin(), other.misses.end());
  return *this;
}

MutationCounts MutationReport::all() const {
  MutationCounts out;
  for (const MutationCounts &each : counts)
    out += each;
  return out;
}

void MutationReport::print(std::ostream &out) const {
  const auto row = [&out](const char *name, const MutationCounts &each) {
    out << "| " << name << " | " << each.seeded << " | " << each.errors() << " | " << each.atGiven << " | "
        << each.found << " | " << each.missed << " |\n";
  };
  out << "| error | seeded | with an effect | found with the given launch alone | found | missed |\n"
         "|---|---|---|---|---|---|\n";
  for (std::size_t i = 0; i < mutationKinds; ++i)
    row(nameOf(static_cast<MutationKind>(i)), counts[i]);
  row("all", all());
  out << "\nunmutated variants: " << variants << ", at " << sizes << " sizes; false alarms: " << alarms.size() << '\n';
}

void seedErrors(const run::KernelSubject &subject, const std::string &name, const std::vector<transform::Plan> &plans,
                const MutationSettings &settings, const run::Executor &executor, MutationReport &report) {
  run::VerifierSettings run{.subject = subject};
  run.limits.milliseconds = 2000;
  auto verifier = run::SizedVerifier::create(run, {}, executor);
  if (!verifier || !verifier->study().whyNone.empty()) return;
  Trial trial(subject, name, settings, *verifier, report);
  for (const transform::Plan &plan : plans)
    trial.tryPlan(plan);
}

std::vector<transform::Plan> plansToMutate(const run::KernelSubject &subject, const MutationSettings &settings) {
  constexpr std::size_t mostOfAWord = 2;
  std::mt19937 random(settings.seed);
  transform::KernelStudy study(*subject.unit, subject.kernel, subject.reparse, subject.texts);
  std::vector<transform::Plan> out;
  for (const transform::Transformation *transformation : transform::transformations()) {
    std::vector<transform::Step> steps = transformation->offers(*subject.unit, subject.kernel);
    std::erase_if(steps, [](const transform::Step &step) { return !wordsWithEnds.contains(step.word); });
    std::ranges::shuffle(steps, random);
    std::size_t taken = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>(steps.size(), 6) && taken < mostOfAWord; ++i) {
      if (!transformation->prepare(study, steps[i]).verdict().allows()) continue;
      out.push_back({steps[i]});
      ++taken;
    }
  }
  std::ranges::shuffle(out, random);
  for (std::size_t i = 0; i + 1 < std::min<std::size_t>(out.size(), 5); i += 2)
    out.push_back({out[i].front(), out[i + 1].front()}); // refused where the two do not go together
  if (out.size() > settings.plans) out.resize(settings.plans);
  return out;
}

} // namespace warpgrain::tests
