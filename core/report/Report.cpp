// SPDX-License-Identifier: Apache-2.0
#include "core/report/Report.h"

#include "core/base/LineIndex.h"
#include "core/base/UtcTime.h"
#include "core/dependence/reasons/ModelReasons.h"
#include "core/dependence/relations/LaunchFacts.h"
#include "core/device/KnownGpus.h"
#include "core/findings/KernelFindings.h"
#include "core/model/KernelKey.h"
#include "core/report/Words.h"
#include "core/run/launch/LaunchText.h"
#include "core/run/launch/VariantLaunch.h"
#include "core/workflow/Export.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <system_error>
#include <type_traits>
#include <utility>
#include <variant>

namespace warpgrain::report {

namespace {

/// Finds the lines of a unit's files, each of which is read once.
class Lines {
public:
  explicit Lines(const model::Unit &unit) : unit_(unit) {}

  ReportPlace placeOf(const SourceSpan &span) {
    const auto known = indices_.try_emplace(span.file, LineIndex(unit_[span.file].text)).first;
    return {.file = unit_[span.file].path.filename().string(), .line = known->second.locate(span.begin).line};
  }

private:
  const model::Unit &unit_;
  std::map<FileId, LineIndex> indices_;
};

std::string textOf(const run::SourceValue &value) {
  return std::visit(
      [](const auto &one) -> std::string {
        using T = std::decay_t<decltype(one)>;
        if constexpr (std::is_same_v<T, std::monostate>)
          return {};
        else if constexpr (std::is_same_v<T, bool>)
          return one ? "true" : "false";
        else if constexpr (std::is_same_v<T, std::array<std::int64_t, 3>>)
          return run::extentsText(one);
        else if constexpr (std::is_same_v<T, double>)
          return Language().number(one, 6);
        else
          return std::to_string(one);
      },
      value);
}

/// Pieces of the source that take part in a certain race.
std::size_t racyPlacesOf(const dependence::RaceReport &report, const access::KernelFacts &facts) {
  std::vector<SourceSpan> spans;
  for (const dependence::RaceFinding &race : report.races) {
    if (race.isBenign) continue;
    for (const std::size_t end : {race.dependence.source, race.dependence.sink}) {
      const SourceSpan span = facts.instances.accesses[end].span;
      if (!span.empty() && std::ranges::find(spans, span) == spans.end()) spans.push_back(span);
    }
  }
  return spans.size();
}

/// The row of the original: its numbers stand beside the chosen one's.
session::Variant originalOf(const ReportTask &task) {
  const auto found = std::ranges::find_if(task.variants, session::isOriginal);
  return found != task.variants.end() ? *found : session::Variant();
}

StudiedText studied(const dependence::LaunchRaces &found, const StudySources &sources) {
  StudiedText out{.facts = &found.facts, .racyPlaces = racyPlacesOf(found.races, found.facts)};
  addResources(out, sources);
  return out;
}

/// The chosen variant's text with its launch.
struct ReadVariant {
  std::shared_ptr<const model::Unit> unit;
  model::FunctionId kernel = model::none<model::FunctionId>;
  access::LaunchContext launch;
};

Result<ReadVariant> readAfterSteps(const ReportTask &task) {
  const run::KernelSubject &subject = task.subject;
  transform::Texts texts = task.chosen.texts;
  texts.insert(subject.texts.begin(), subject.texts.end()); // where both have one, the variant's stays
  auto unit = subject.reparse(texts);
  if (!unit) return std::unexpected(unit.error());
  const model::FunctionId kernel = findKernel(*unit, keyOf(*subject.unit, subject.kernel));
  if (!model::isSome(kernel)) return fail(ErrorKind::input, "The kernel is not in the text that the steps wrote.");
  auto launch = run::launchAfter(*subject.unit, subject.kernel, task.launch, task.chosen.plan, task.chosen.block,
                                 (*unit)[kernel]);
  if (!launch) return std::unexpected(launch.error());
  return ReadVariant{
      .unit = std::make_shared<const model::Unit>(std::move(*unit)), .kernel = kernel, .launch = std::move(*launch)};
}

Result<ReadVariant> readByHand(const ReportTask &task) {
  const auto source = readHand(*task.chosen.byHand, task.subject, task.openHand);
  if (!source) return std::unexpected(source.error());
  return ReadVariant{.unit = source->unit,
                     .kernel = source->subject.kernel,
                     .launch = contextBeside(*source, task.subject, task.launch)};
}

/// Compares the original with the chosen variant.
void compare(Report &report, const ReportTask &task, const dependence::LaunchRaces &original,
             const CancellationToken &cancel) {
  const run::KernelSubject &subject = task.subject;
  if (session::isOriginal(task.chosen)) return;
  if (const auto &why = subject.function().whyNotWhole) {
    report.noDifferences = dependence::reasonOf(*why).text();
    return;
  }
  if (!session::hasText(task.chosen)) {
    report.noDifferences = task.chosen.reason;
    return;
  }
  const auto read = task.chosen.byHand ? readByHand(task) : readAfterSteps(task);
  if (!read) {
    report.noDifferences = read.error().message;
    return;
  }
  const auto after = dependence::launchFactsWithRaces(*read->unit, read->kernel, read->launch);
  if (cancel.stop_requested()) return;
  const session::Variant before = originalOf(task);
  StudySources sources{.unit = subject.unit,
                       .variant = &before,
                       .areCompiled = !before.resources.empty() && !task.chosen.resources.empty(),
                       .dynamicSharedBytes = task.dynamicSharedBytes,
                       .architecture = subject.architecture};
  const StudiedText first = studied(original, sources);
  sources.unit = read->unit.get();
  sources.variant = &task.chosen;
  report.differences = differencesOf(first, studied(after, sources), before, task.chosen);
}

void addKernel(Report &report, const ReportTask &task) {
  const run::KernelSubject &subject = task.subject;
  report.version = WARPGRAIN_VERSION;
  report.date = utcTime("%Y-%m-%d %H:%M UTC");
  report.kernel = subject.function().qualifiedName;
  report.instance = subject.instance;
  report.source = subject.unit->files.front().path.string();
  report.architecture = subject.architecture;
  report.products = device::productsOf(subject.architecture);
  if (const auto capability = device::parseComputeCapability(subject.architecture))
    if (const auto limits = device::limitsOf(*capability)) report.limits = *limits;
  report.toolkit = subject.toolkitVersion();
  report.launch = task.launch;
  report.dynamicSharedBytes = task.dynamicSharedBytes;
}

} // namespace

bool isFileOf(const model::Unit &unit, const std::filesystem::path &path) {
  return std::ranges::any_of(unit.files, [&path](const model::File &file) {
    std::error_code ignored;
    return std::filesystem::equivalent(file.path, path, ignored);
  });
}

Report makeReport(const ReportTask &task, const CancellationToken &cancel) {
  const run::KernelSubject &subject = task.subject;
  Report report;
  addKernel(report, task);
  Lines lines(*subject.unit);
  for (const run::SourceNumber &number : task.taken)
    report.taken.push_back({.name = number.name,
                            .value = textOf(number.value),
                            .line = lines.placeOf(number.span).line,
                            .isGuess = number.isGuess});
  // Of a kernel that is not read whole nothing is claimed.
  const auto original = subject.function().whyNotWhole
                            ? dependence::LaunchRaces()
                            : dependence::launchFactsWithRaces(*subject.unit, subject.kernel, task.launch);
  if (cancel.stop_requested()) return report;
  const findings::FindingsTask toFind{.subject = subject,
                                      .launch = task.launch,
                                      .isGuessed = task.isGuessed,
                                      .dynamicSharedBytes = task.dynamicSharedBytes,
                                      .gpu = estimate::modelledGpu(subject.architecture)};
  if (toFind.gpu) report.gpu = toFind.gpu->speed.name;
  report.findings = findingsOf(toFind, original, cancel);
  if (task.looksForMends) addMends(report.findings, toFind, cancel);
  for (const findings::Finding &finding : report.findings.list) {
    std::vector<ReportPlace> &places = report.places.emplace_back();
    for (const SourceSpan &span : finding.places)
      places.push_back(lines.placeOf(span));
  }
  report.variants = task.variants;
  report.chosen = task.chosen;
  if (session::hasText(task.chosen) && !session::isOriginal(task.chosen))
    report.patch = workflow::filesOf(*subject.unit, task.chosen.texts).patch();
  compare(report, task, original, cancel);
  return report;
}

} // namespace warpgrain::report
