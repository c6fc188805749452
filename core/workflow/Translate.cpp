// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Translate.h"

#include "core/base/LineIndex.h"
#include "core/frontend/openmp/OpenMpReader.h"
#include "core/openmp/emit/HostText.h"
#include "core/openmp/regions/TeamLoopPlanner.h"
#include "core/openmp/transfers/PlanTransfers.h"
#include "core/workflow/NameClashes.h"
#include "core/workflow/TranslatedUnit.h"

#include <algorithm>
#include <set>
#include <utility>

namespace warpgrain::workflow {

namespace {

/// An error that the compiler finds in the translation.
struct CompileError {
  std::string message;
  std::uint32_t line = 0; ///< 0 where it is in another file
  std::string header;     ///< that file
};

std::vector<CompileError> compileErrors(const model::Unit &unit, const std::string &text) {
  std::vector<CompileError> out;
  const LineIndex lines(text);
  for (const model::Diagnostic &each : unit.diagnostics) {
    if (each.severity != model::Severity::error) continue;
    const bool isHere = each.span && each.span->file == mainFile;
    out.push_back({.message = each.message,
                   .line = isHere ? lines.locate(each.span->begin).line : 0,
                   .header = each.systemPlace});
    // Behind it stand checks.
    if (isHere && each.span->begin >= text.size())
      out.pop_back();
    else if (each.span && !isHere)
      out.back().header = unit.files[static_cast<std::size_t>(each.span->file)].path.string();
  }
  return out;
}

/// Fails once nobody wants the translation any more.
Result<void> isWanted(const TranslateRequest &request) {
  if (request.cancel.stop_requested()) return fail(ErrorKind::cancelled, "The translation was cancelled.");
  return {};
}

std::string sentenceOf(const CompileError &error) {
  if (error.line > 0) return error.message + " (line " + std::to_string(error.line) + " of the translation).";
  return error.message + (error.header.empty() ? "." : " (in " + error.header + ", which is not changed).");
}

/// Gives the kernels of a region the loops of their directives. False if all have them.
bool dropOrders(openmp::Region &region) {
  bool isChanged = false;
  for (openmp::Kernel &kernel : region.kernels) {
    isChanged |= kernel.order.has_value() || kernel.collapse.has_value();
    kernel.order.reset();
    kernel.collapse.reset();
  }
  std::erase_if(region.reasons, [](const openmp::Reason &each) {
    return each.id == openmp::ReasonId::loopsSwapped || each.id == openmp::ReasonId::swapIsAskedFor ||
           each.id == openmp::ReasonId::loopsCollapsed || each.id == openmp::ReasonId::collapseIsAskedFor;
  });
  return isChanged;
}

/// Sends the regions in whose text the errors lie back to the CPU. False where an error lies elsewhere.
bool sendBack(openmp::ProgramPlan &plan, const openmp::CudaText &cuda, const std::vector<CompileError> &errors) {
  bool isChanged = false;
  for (const CompileError &error : errors)
    for (const openmp::WrittenRegion &written : cuda.written) {
      const bool isIn = std::ranges::any_of(written.lines, [&](const openmp::LineRange &range) {
        return range.first <= error.line && error.line <= range.last;
      });
      openmp::Region &region = plan.regions[written.region];
      if (!isIn || !region.isOnGpu()) continue;
      if (dropOrders(region)) {
        isChanged = true;
        continue;
      }
      std::erase_if(region.reasons, [](const openmp::Reason &each) { return openmp::saysWhoSharesLoops(each.id); });
      region.reasons.push_back({.id = openmp::ReasonId::doesNotCompile,
                                .arguments = {error.message},
                                .span = region.shown().directive->pragma});
      region.kernels.clear();
      region.callsLoops = false;
      isChanged = true;
    }
  return isChanged;
}

void dropCaches(openmp::Region &region, const std::string &message, bool &isChanged) {
  for (openmp::Kernel &kernel : region.kernels)
    for (openmp::MappedVariable &each : kernel.mapped) {
      if (each.cache == openmp::ArrayCache::none) continue;
      each.cache = openmp::ArrayCache::none;
      isChanged = true;
      addOnce(region.reasons,
              {.id = openmp::ReasonId::clauseHasNoEffect,
               .arguments = {"A cache of " + kernel.name, "with it the kernel does not compile (" + message + ")"},
               .span = {}});
    }
}

/// Takes the caches of arrays away in whose text the errors lie; of all where they lie elsewhere. A function may take
/// the address of what it only reads, which a cache makes constant. False where there are none.
bool dropCaches(openmp::ProgramPlan &plan, const openmp::CudaText &cuda, const std::vector<CompileError> &errors) {
  bool isChanged = false;
  for (const CompileError &error : errors)
    for (const openmp::WrittenRegion &written : cuda.written)
      if (std::ranges::any_of(written.lines, [&](const openmp::LineRange &range) {
            return range.first <= error.line && error.line <= range.last;
          }))
        dropCaches(plan.regions[written.region], error.message, isChanged);
  if (isChanged) return true;
  for (openmp::Region &region : plan.regions)
    dropCaches(region, errors.front().message, isChanged);
  return isChanged;
}

/// The lines of a user directive file whose kernels a program has, and the kernels that there are.
struct FoundKernels {
  std::set<std::size_t> lines;
  std::string known;
};

Result<void> haveKernels(const TranslateRequest &request, const std::vector<FoundKernels> &found) {
  const std::vector<openmp::CudaDirective> &lines = request.directives.user;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (std::ranges::any_of(found, [&](const FoundKernels &each) { return each.lines.contains(i); })) continue;
    std::string known;
    for (const FoundKernels &each : found)
      if (!each.known.empty()) known += (known.empty() ? "" : "; ") + each.known;
    return fail(ErrorKind::input, lines[i].place + ": There is no kernel " + std::to_string(*lines[i].kernel) + " of " +
                                      lines[i].procedure + "(). " +
                                      (known.empty() ? "No region becomes a kernel." : "Of kernels, " + known + "."));
  }
  return {};
}

/// Plans the regions of a source as its directives say.
Result<Translated> planned(const TranslateRequest &request, std::unique_ptr<openmp::Program> program,
                           const openmp::Elsewhere &elsewhere, FoundKernels &found) {
  if (auto wanted = isWanted(request); !wanted) return std::unexpected(wanted.error());
  Translated out{.program = std::move(program), .plan = {}, .cuda = {}};
  out.plan = openmp::planProgram(*out.program, elsewhere);
  out.plan.keepsExtents = request.isPartOfProgram;
  if (request.adjust) request.adjust(*out.program, out.plan);
  found.known = openmp::kernelsOf(*out.program, out.plan);
  auto applied = openmp::applyDirectives(*out.program, out.plan, request.directives);
  if (!applied) return std::unexpected(applied.error());
  found.lines = std::move(*applied);
  return out;
}

/// Names of the program that headers of the translation declare, too.
struct Clashes {
  std::set<std::string> defined; ///< by the program: only these can be renamed
  std::set<std::string> found;
};

/// Writes the CUDA program of what was planned. Returns false where it does not keep memory as `links` ask. Fails where
/// names clash, which are noted.
Result<bool> write(const TranslateRequest &request, Translated &out, const openmp::Links *links, Clashes &clashes) {
  openmp::TransferMode transfers = request.transfers;
  bool isOptimised = false;
  while (true) {
    if (auto wanted = isWanted(request); !wanted) return std::unexpected(wanted.error());
    if (!openmp::planTransfers(*out.program, out.plan, transfers, request.isPartOfProgram, links)) return false;
    auto cuda = openmp::cudaText(*out.program, out.plan);
    if (!cuda) return std::unexpected(cuda.error());
    if (auto wanted = isWanted(request); !wanted) return std::unexpected(wanted.error());
    const std::string checks = overloadChecks(*out.program);
    auto parsed = parseTranslation(request, out.program->path, cuda->text + checks);
    if (!parsed) return std::unexpected(parsed.error());
    if (auto wanted = isWanted(request); !wanted) return std::unexpected(wanted.error());
    const auto unit = std::make_shared<const model::Unit>(std::move(*parsed));
    const auto errors = compileErrors(*unit, cuda->text);
    for (const std::string &name : clashingNames(*unit, cuda->text + checks, clashes.defined)) {
      clashes.found.insert(name);
      if (!request.otherNames.contains(name) || !errors.empty()) continue;
      return fail(ErrorKind::refused, "Headers of the translation have a function " + name +
                                          ", too, which calls could come to mean, and the program may print the names "
                                          "of its own functions; rename it.");
    }
    std::erase_if(clashes.found, [&](const std::string &name) { return request.otherNames.contains(name); });
    if (!clashes.found.empty())
      return fail(ErrorKind::refused,
                  "The program is no CUDA C++: " + (errors.empty() ? "names clash." : sentenceOf(errors.front())));
    if (errors.empty()) {
      const bool isFirst = !std::exchange(isOptimised, true);
      if (isFirst && request.optimise && request.optimise(*out.program, out.plan, unit)) continue;
      openmp::noteDataClauses(*out.program, out.plan);
      out.cuda = std::move(*cuda);
      return true;
    }
    if (dropCaches(out.plan, *cuda, errors)) continue;
    if (sendBack(out.plan, *cuda, errors)) continue;
    // A call in the host's code may not compile where it stands. Other sources rely on it.
    if (links != nullptr) return false;
    if (!out.plan.cpuUses.empty() || !out.plan.ending.empty())
      transfers = openmp::TransferMode::all;
    else
      return fail(ErrorKind::refused, "The program is no CUDA C++: " + sentenceOf(errors.front()));
  }
}

/// Writes all sources of a program. Memory stays on the GPU over calls from source to source where all of them agree.
Result<void> writeAll(std::vector<TranslateRequest> &sources, std::vector<Translated> &out, Clashes &clashes) {
  std::vector<openmp::PlannedSource> all;
  for (const Translated &each : out)
    all.push_back({.program = each.program.get(), .plan = &each.plan});
  const bool keeps = std::ranges::none_of(
      sources, [](const TranslateRequest &each) { return each.transfers == openmp::TransferMode::all; });
  std::optional<std::vector<openmp::Links>> links;
  if (sources.size() > 1 && keeps) links = openmp::linksOf(all);
  std::vector<openmp::ProgramPlan> plans;
  for (const Translated &each : out)
    plans.push_back(each.plan);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    auto written = write(sources[i], out[i], links ? &(*links)[i] : nullptr, clashes);
    if (!written) return std::unexpected(written.error());
    if (*written) continue;
    // Once more, each for itself.
    links.reset();
    for (std::size_t j = 0; j < out.size(); ++j)
      out[j].plan = plans[j];
    i = static_cast<std::size_t>(-1);
  }
  return {};
}

/// Reads the sources. Where they have names of the helpers, these get other ones.
Result<std::vector<std::unique_ptr<openmp::Program>>> readAll(std::vector<TranslateRequest> &sources) {
  std::vector<std::unique_ptr<openmp::Program>> out;
  std::set<std::string> taken;
  for (const TranslateRequest &each : sources) {
    auto program = readSource(each);
    if (!program) return std::unexpected(program.error());
    out.push_back(std::make_unique<openmp::Program>(std::move(*program)));
    taken.merge(openmp::takenNames(*out.back()));
  }
  if (taken.empty()) return out;
  std::vector<std::unique_ptr<openmp::Program>> renamed;
  std::vector<TranslateRequest> requests = sources;
  for (TranslateRequest &each : requests) {
    each.helperNames.insert(taken.begin(), taken.end());
    auto program = readSource(each);
    // A header that is not changed has such a name: that is refused when the program is written.
    if (!program || !openmp::takenNames(*program).empty()) return out;
    renamed.push_back(std::make_unique<openmp::Program>(std::move(*program)));
  }
  sources = std::move(requests);
  return renamed;
}

Result<std::vector<Translated>> translateOnce(std::vector<TranslateRequest> &sources, Clashes &clashes) {
  auto programs = readAll(sources);
  if (!programs) return std::unexpected(programs.error());
  std::vector<const openmp::Program *> all;
  for (const auto &each : *programs)
    all.push_back(each.get());
  clashes = {.defined = definedNames(all), .found = {}};
  const openmp::Elsewhere elsewhere = sources.size() > 1 ? openmp::elsewhereOf(all) : openmp::Elsewhere{};
  std::vector<Translated> out;
  std::vector<FoundKernels> found(sources.size());
  for (std::size_t i = 0; i < sources.size(); ++i) {
    auto translated = planned(sources[i], std::move((*programs)[i]), elsewhere, found[i]);
    if (!translated) return std::unexpected(translated.error());
    out.push_back(std::move(*translated));
  }
  if (auto written = writeAll(sources, out, clashes); !written) return std::unexpected(written.error());
  if (!sources.empty())
    if (auto complete = haveKernels(sources.front(), found); !complete) return std::unexpected(complete.error());
  return out;
}

/// Translates, and again with other names where some clash.
Result<std::vector<Translated>> translateAll(std::vector<TranslateRequest> sources) {
  while (true) {
    Clashes clashes;
    auto out = translateOnce(sources, clashes);
    const bool isNew = std::ranges::any_of(
        clashes.found, [&](const std::string &name) { return !sources.front().otherNames.contains(name); });
    if (out || !isNew) return out;
    for (TranslateRequest &each : sources)
      each.otherNames.insert(clashes.found.begin(), clashes.found.end());
  }
}

} // namespace

Result<openmp::Program> readSource(const TranslateRequest &request) {
  if (auto wanted = isWanted(request); !wanted) return std::unexpected(wanted.error());
  return frontend::readOpenMp({.file = request.file,
                               .flags = request.flags,
                               .database = request.database,
                               .folder = request.flagsFolder,
                               .others = request.others,
                               .text = request.text,
                               .lines = request.lines,
                               .otherNames = request.otherNames,
                               .helperNames = request.helperNames});
}

Result<Translated> translate(const TranslateRequest &request) {
  auto out = translateAll({request});
  if (!out) return std::unexpected(out.error());
  return std::move(out->front());
}

Result<std::vector<Translated>> translateProgram(std::vector<TranslateRequest> sources) {
  for (TranslateRequest &each : sources) {
    each.isPartOfProgram = sources.size() > 1;
    for (const TranslateRequest &other : sources)
      if (&other != &each) each.others.push_back(other.file);
  }
  return translateAll(std::move(sources));
}

} // namespace warpgrain::workflow
