// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/WriteNests.h"

#include "core/workflow/mapping/ApartMemory.h"
#include "core/workflow/mapping/MarkedText.h"

#include <algorithm>
#include <set>

namespace warpgrain::workflow {

namespace {

std::string placeOf(const MappedSource &source, std::uint32_t line) {
  return source.file + ":" + std::to_string(line) + ": ";
}

/// Why a nest becomes no kernel, as far as the analysis tells; empty if it may.
std::string whyNotWritten(const MappedSource &source, const MappedNest &nest) {
  if (!nest.refusal.empty()) return nest.refusal;
  const std::string place = placeOf(source, nest.line);
  if (nest.nest.loops.empty()) {
    const auto reason = std::ranges::find_if(nest.loops, [](const MappedLoop &loop) { return !loop.why.empty(); });
    return place + "No loop can be mapped." + (reason == nest.loops.end() ? "" : " " + reason->why);
  }
  if (nest.ranking.ranked.empty()) return place + "No shape of group fits a multiprocessor.";
  return nest.outline.whyNot.empty() ? std::string() : place + nest.outline.whyNot;
}

openmp::Grid gridOf(const mapping::Configuration &chosen) {
  openmp::Grid out{.axes = std::vector<std::size_t>(chosen.mapping.rank()), .block = chosen.group.extent};
  for (std::size_t axis = 0; axis < chosen.mapping.rank(); ++axis)
    out.axes[chosen.mapping.loops[axis]] = axis;
  return out;
}

std::string conditionOf(const NestOutline &outline) {
  std::string out;
  for (const std::string &each : outline.conditions)
    out += (out.empty() ? "" : " && ") + each;
  return out;
}

/// The nests of one source that become kernels.
class NestWriter {
public:
  NestWriter(const MapRequest &request, const MappedSource &source, std::size_t choice)
      : request_(request), source_(source), choice_(choice) {}

  Result<WrittenSource> write();

private:
  Result<void> choose();
  void adjust(openmp::Program &program, openmp::ProgramPlan &plan) const;
  bool drop(const Translated &translated);
  bool dropAt(const Error &error);
  std::string whyRefused(const Translated &translated, std::size_t number) const;

  const mapping::Configuration &chosenOf(const MappedNest &nest) const {
    return nest.ranking.ranked[std::min(choice_, nest.ranking.ranked.size()) - 1];
  }

  const MapRequest &request_;
  const MappedSource &source_;
  std::size_t choice_;
  WrittenSource out_;
  std::vector<std::size_t> chosen_; ///< in the source's nests, in the order of the text
  MarkedText marked_;
};

Result<void> NestWriter::choose() {
  for (const MappedNest &nest : source_.nests) {
    out_.nests.push_back({.function = nest.function, .line = nest.line, .why = whyNotWritten(source_, nest)});
    WrittenNest &written = out_.nests.back();
    if (!written.why.empty()) continue;
    if (choice_ == 0 || choice_ > nest.ranking.ranked.size())
      return fail(ErrorKind::usage, placeOf(source_, nest.line) + "The nest has " +
                                        std::to_string(nest.ranking.ranked.size()) +
                                        " mappings; --mapping takes a number from 1 on, in the order of the list.");
    const mapping::Configuration &configuration = chosenOf(nest);
    written.mapping = mapping::textOf(nest.nest, configuration.mapping);
    written.group = configuration.group;
    written.rank = configuration.mapping.rank();
    chosen_.push_back(out_.nests.size() - 1);
  }
  std::ranges::sort(chosen_, {}, [&](std::size_t each) { return source_.nests[each].outline.begin; });
  return {};
}

/// Only the nests become kernels; directives that the source has are left as they are.
void NestWriter::adjust(openmp::Program &program, openmp::ProgramPlan &plan) const {
  for (openmp::Region &region : plan.regions) {
    const auto at = marked_.nestAt(region.shown().directive->pragma.begin);
    if (!at) {
      region.kernels.clear();
      region.callsLoops = false;
      continue;
    }
    const MappedNest &nest = source_.nests[chosen_[*at]];
    for (openmp::Kernel &kernel : region.kernels) {
      kernel.grid = gridOf(chosenOf(nest));
      kernel.apart = mustBeApart(kernel);
      kernel.condition = conditionOf(nest.outline);
    }
  }
  plan.hasDirectives = plan.regions.size() > chosen_.size() || !plan.left.empty() || !program.unread.empty() ||
                       namesOpenMp(source_.text);
}

/// Why a nest is no kernel in the translation; empty if it is one.
std::string NestWriter::whyRefused(const Translated &translated, std::size_t number) const {
  if (translated.program->text != marked_.source.text)
    return "The source is written anew where its nests are regions, and they are not found in it.";
  for (const openmp::Region &region : translated.plan.regions) {
    if (marked_.nestAt(region.shown().directive->pragma.begin) != number) continue;
    if (region.isOnGpu()) return {};
    return region.reasons.empty() ? "The nest cannot be a kernel." : region.reasons.front().text();
  }
  return "The nest is in a parallel region already.";
}

/// Leaves nests out that the translation sends back to the CPU, and notes the names of the others' kernels. True if
/// all are kernels.
bool NestWriter::drop(const Translated &translated) {
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < chosen_.size(); ++i) {
    WrittenNest &nest = out_.nests[chosen_[i]];
    nest.why = whyRefused(translated, i);
    if (!nest.why.empty()) {
      nest.why = placeOf(source_, nest.line) + nest.why;
      continue;
    }
    for (const openmp::Region &region : translated.plan.regions)
      if (marked_.nestAt(region.shown().directive->pragma.begin) == i) nest.kernel = region.kernels.front().name;
    kept.push_back(chosen_[i]);
  }
  const bool isWhole = kept.size() == chosen_.size();
  chosen_ = std::move(kept);
  return isWhole;
}

/// Leaves the nest out in which the compiler finds an error of its directive: the source alone has none. False if the
/// error is of no nest.
bool NestWriter::dropAt(const Error &error) {
  const auto at = error.kind == ErrorKind::input && error.span ? marked_.nestBefore(error.span->begin) : std::nullopt;
  if (!at) return false;
  WrittenNest &nest = out_.nests[chosen_[*at]];
  nest.why = placeOf(source_, nest.line) + "It cannot be a parallel region: " + error.message;
  chosen_.erase(chosen_.begin() + static_cast<long>(*at));
  return true;
}

Result<WrittenSource> NestWriter::write() {
  if (auto done = choose(); !done) return std::unexpected(done.error());
  while (!chosen_.empty()) {
    std::vector<const MappedNest *> nests;
    for (const std::size_t each : chosen_)
      nests.push_back(&source_.nests[each]);
    auto marked = markedText(source_, nests);
    if (!marked) return std::unexpected(marked.error());
    marked_ = std::move(*marked);
    TranslateRequest request = request_.source;
    request.text = marked_.source.text;
    request.lines = marked_.source.lines;
    request.adjust = [this](openmp::Program &program, openmp::ProgramPlan &plan) { adjust(program, plan); };
    auto translated = translate(request);
    if (!translated && !dropAt(translated.error())) return std::unexpected(translated.error());
    if (!translated || !drop(*translated)) continue;
    out_.text = std::move(translated->cuda.text);
    return std::move(out_);
  }
  std::string why;
  std::set<std::string> told;
  for (const WrittenNest &nest : out_.nests)
    if (told.insert(nest.why).second) why += (why.empty() ? "" : "\n") + nest.why;
  return fail(ErrorKind::refused, why);
}

} // namespace

Result<WrittenSource> writeNests(const MapRequest &request, const MappedSource &mapped, std::size_t choice) {
  return NestWriter(request, mapped, choice).write();
}

} // namespace warpgrain::workflow
