// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/WriteNests.h"

#include "core/base/messages/Messages.h"
#include "core/openmp/directives/Caching.h"
#include "core/workflow/mapping/ApartMemory.h"
#include "core/workflow/mapping/GuardedText.h"
#include "core/workflow/mapping/MarkedText.h"
#include "core/workflow/mapping/OpenClNests.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <ranges>
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
    return place + (reason == nest.loops.end()
                        ? messages::sentence(messages::MessageId::nestHasNoMappedLoop)
                        : messages::sentence(messages::MessageId::nestHasNoMappedLoopWhy, {reason->why}));
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
  NestWriter(const MapRequest &request, const MappedSource &source, const NestForm &form)
      : request_(request), source_(source), form_(form) {}

  Result<WrittenSource> write();

private:
  Result<void> choose();
  void adjust(openmp::Program &program, openmp::ProgramPlan &plan) const;
  void chooseSpaces(const openmp::Program &program, const MappedNest &nest, openmp::Kernel &kernel,
                    std::uint64_t &bytes) const;
  bool drop(const Translated &translated);
  bool dropAt(const Error &error);
  Result<bool> finish(Translated &translated);
  std::optional<std::size_t> regionOf(const Translated &translated, std::size_t number) const;
  void leaveOut(const std::set<std::size_t> &numbers);
  std::string whyRefused(const Translated &translated, std::size_t number) const;

  std::size_t choiceOf(const MappedNest &nest) const {
    const auto own = form_.choices.find(nest.line);
    return own == form_.choices.end() ? form_.choice : own->second;
  }

  const mapping::Configuration &chosenOf(const MappedNest &nest) const {
    return nest.ranking.ranked[choiceOf(nest) - 1];
  }

  const MapRequest &request_;
  const MappedSource &source_;
  const NestForm &form_;
  std::shared_ptr<const model::Unit> unit_; ///< the CUDA program
  WrittenSource out_;
  std::vector<std::size_t> chosen_; ///< in the source's nests, in the order of the text
  MarkedText marked_;
};

Result<void> NestWriter::choose() {
  for (const auto &[line, choice] : form_.choices)
    if (std::ranges::find(source_.nests, line, &MappedNest::line) == source_.nests.end())
      return fail(ErrorKind::usage,
                  placeOf(source_, line) + "No nest begins in this line, for which --mapping names " + "a mapping.");
  for (const MappedNest &nest : source_.nests) {
    out_.nests.push_back(
        {.function = nest.function, .line = nest.line, .why = whyNotWritten(source_, nest), .changes = nest.changes});
    WrittenNest &written = out_.nests.back();
    if (!written.why.empty()) continue;
    if (choiceOf(nest) == 0 || choiceOf(nest) > nest.ranking.ranked.size())
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

/// Gives the kernel the memory spaces that the mapping names for what it only reads, as far as the text of the kernel
/// can have them: constant memory, and the read-only path for textures. Strips in local memory are not written. `bytes`
/// counts the arrays in constant memory of the whole program.
void NestWriter::chooseSpaces(const openmp::Program &program, const MappedNest &nest, openmp::Kernel &kernel,
                              std::uint64_t &bytes) const {
  constexpr std::size_t mostConstants = 8; // of an OpenCL kernel
  std::size_t constants = 0;
  const mapping::NestNumbers &numbers = chosenOf(nest).numbers;
  for (openmp::MappedVariable &each : kernel.mapped) {
    const openmp::Variable &variable = program[each.variable];
    const auto array = std::ranges::find(nest.nest.arrays, variable.name, &mapping::NestArray::name);
    if (each.isWritten || array == nest.nest.arrays.end()) continue;
    const mapping::SpaceChoice &choice =
        numbers.arrays[static_cast<std::size_t>(array - nest.nest.arrays.begin())].space;
    const mapping::Space space = choice.space == mapping::Space::local ? choice.backing : choice.space;
    // What else it may be, the host asks before the launch (mustBeApart).
    openmp::Kernel alone = kernel;
    alone.mapped = {each};
    const auto can = [&](openmp::ArrayCache cache) { return !openmp::whyNotCached(program, alone, each, cache); };
    const std::uint64_t own = variable.bytes.value_or(openmp::bytesOfConstant + 1);
    if (space == mapping::Space::constant && bytes + own <= openmp::bytesOfConstant && constants < mostConstants &&
        can(openmp::ArrayCache::constant)) {
      each.cache = openmp::ArrayCache::constant;
      bytes += own;
      ++constants;
    } else if (space == mapping::Space::texture && !openmp::hasSeveralDimensions(variable) &&
               can(openmp::ArrayCache::texture)) {
      each.cache = openmp::ArrayCache::texture;
    }
  }
}

/// Only the nests become kernels; directives that the source has are left as they are.
void NestWriter::adjust(openmp::Program &program, openmp::ProgramPlan &plan) const {
  std::uint64_t constantBytes = 0;
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
      chooseSpaces(program, nest, kernel, constantBytes);
    }
  }
  plan.hasDirectives = plan.regions.size() > chosen_.size() || !plan.left.empty() || !program.unread.empty() ||
                       namesOpenMp(source_.text);
  plan.blockChecks = editsOfChecks(program, source_.checks);
}

/// The region that a nest is in the translation.
std::optional<std::size_t> NestWriter::regionOf(const Translated &translated, std::size_t number) const {
  const std::vector<openmp::Region> &regions = translated.plan.regions;
  for (std::size_t i = 0; i < regions.size(); ++i)
    if (marked_.nestAt(regions[i].shown().directive->pragma.begin) == number) return i;
  return std::nullopt;
}

/// Why a nest is no kernel in the translation; empty if it is one.
std::string NestWriter::whyRefused(const Translated &translated, std::size_t number) const {
  if (translated.program->text != marked_.source.text)
    return "The source is written anew where its nests are regions, and they are not found in it.";
  const auto at = regionOf(translated, number);
  if (!at) return "The nest is in a parallel region already.";
  const openmp::Region &region = translated.plan.regions[*at];
  if (region.isOnGpu()) return {};
  return region.reasons.empty() ? "The nest cannot be a kernel." : region.reasons.front().text();
}

/// Leaves nests out that the translation sends back to the CPU, and notes the names of the others' kernels. True if
/// all are kernels.
bool NestWriter::drop(const Translated &translated) {
  std::set<std::size_t> refused;
  for (std::size_t i = 0; i < chosen_.size(); ++i) {
    WrittenNest &nest = out_.nests[chosen_[i]];
    nest.why = whyRefused(translated, i);
    if (nest.why.empty()) {
      nest.kernel = translated.plan.regions[*regionOf(translated, i)].kernels.front().name;
      continue;
    }
    nest.why = placeOf(source_, nest.line) + nest.why;
    refused.insert(i);
  }
  leaveOut(refused);
  return refused.empty();
}

void NestWriter::leaveOut(const std::set<std::size_t> &numbers) {
  for (const std::size_t each : std::views::reverse(numbers))
    chosen_.erase(chosen_.begin() + static_cast<long>(each));
}

/// Takes the text of a translation. False if nests are left out that the language of the kernels has not the words for.
Result<bool> NestWriter::finish(Translated &translated) {
  if (form_.language == NestLanguage::cuda) {
    out_.text = std::move(translated.cuda.text);
    return true;
  }
  auto written = writeOpenCl(translated, *unit_, form_.kernelsFile);
  if (!written) return std::unexpected(written.error());
  std::set<std::size_t> refused;
  for (std::size_t i = 0; i < chosen_.size(); ++i) {
    const auto why = written->refused.find(*regionOf(translated, i));
    if (why == written->refused.end()) continue;
    WrittenNest &nest = out_.nests[chosen_[i]];
    nest.why = placeOf(source_, nest.line) + why->second;
    nest.kernel.clear();
    refused.insert(i);
  }
  leaveOut(refused);
  if (!refused.empty()) return false;
  out_.text = std::move(written->text.host);
  out_.kernels = std::move(written->text.kernels);
  return true;
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
    request.optimise = [this](const openmp::Program & /*program*/, openmp::ProgramPlan & /*plan*/,
                              const std::shared_ptr<const model::Unit> &unit) {
      unit_ = unit;
      return false;
    };
    auto translated = translate(request);
    if (!translated && !dropAt(translated.error())) return std::unexpected(translated.error());
    if (!translated || !drop(*translated)) continue;
    const auto isDone = finish(*translated);
    if (!isDone) return std::unexpected(isDone.error());
    if (*isDone) return std::move(out_);
  }
  std::string why;
  std::set<std::string> told;
  for (const WrittenNest &nest : out_.nests)
    if (told.insert(nest.why).second) why += (why.empty() ? "" : "\n") + nest.why;
  return fail(ErrorKind::refused, why);
}

} // namespace

Result<WrittenSource> writeNests(const MapRequest &request, const MappedSource &mapped, const NestForm &form) {
  auto out = NestWriter(request, mapped, form).write();
  if (!out && out.error().kind == ErrorKind::usage) return out;
  // Loops that are written anew are for kernels alone: the CPU executes those of the source.
  MapRequest plain = request;
  std::set<std::uint32_t> withKernels;
  for (std::size_t i = 0; i < mapped.nests.size(); ++i) {
    const std::uint32_t line = mapped.nests[i].changedFrom;
    if (line != 0) (out && !out->nests[i].kernel.empty() ? withKernels : plain.asWritten).insert(line);
  }
  std::erase_if(plain.asWritten, [&](std::uint32_t line) { return withKernels.contains(line); });
  if (plain.asWritten == request.asWritten) return out;
  plain.asWritten.insert(request.asWritten.begin(), request.asWritten.end());
  const auto again = mapNests(plain);
  if (!again) return std::unexpected(again.error());
  // Which mapping was chosen of them is said of other loops.
  NestForm rest = form;
  for (const MappedNest &nest : again->nests)
    if (nest.changedFrom == 0 && !request.asWritten.contains(nest.line) && plain.asWritten.contains(nest.line))
      rest.choices[nest.line] = 1;
  std::erase_if(rest.choices, [&](const auto &each) {
    return std::ranges::find(again->nests, each.first, &MappedNest::line) == again->nests.end();
  });
  return writeNests(plain, *again, rest);
}

} // namespace warpgrain::workflow
