// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/MapNests.h"

#include "core/base/Files.h"
#include "core/workflow/mapping/NestAnalysis.h"
#include "core/workflow/mapping/NestRewrite.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace warpgrain::workflow {

namespace {

/// What is known of a nest before it is followed.
MappedNest begun(const openmp::Program &program, const SerialNest &nest) {
  MappedNest out{.function = program[nest.function].name, .line = nest.loops.front().line};
  const std::uint32_t end = nest.loops.front().statement->span.end;
  out.lastLine = lineOf(program, LineIndex(program.text), end - std::min<std::uint32_t>(end, 1));
  for (const SerialLoop &loop : nest.loops)
    out.loops.push_back({.counter = loop.counter ? program[*loop.counter].name : std::string("?"),
                         .line = loop.line,
                         .depth = loop.depth});
  return out;
}

MappedNest mapNest(const openmp::Program &program, const SerialNest &nest, NestKernel &kernel,
                   const MapRequest &request) {
  MappedNest out = begun(program, nest);
  analyzeLoops(program, nest, kernel, request.allowsReorder, out);
  readAccesses(program, nest.function, kernel, out);
  out.ranking = mapping::rankMappings(out.nest, request.rules);
  return out;
}

Result<std::vector<SerialNest>> askedFor(const openmp::Program &program, const MapRequest &request) {
  if (!request.line) return markedNests(program);
  auto nest = nestAtLine(program, *request.line);
  if (!nest) return std::unexpected(nest.error());
  return std::vector<SerialNest>{std::move(*nest)};
}

/// Maps nests. One that cannot be a kernel is told; other errors concern the source.
Result<std::vector<MappedNest>> mapEach(const openmp::Program &program, const std::vector<SerialNest> &nests,
                                        const MapRequest &request, Rewriting &rewriting) {
  auto kernels = rewriting.kernelsOf(program, nests, request);
  std::vector<MappedNest> out;
  for (std::size_t i = 0; i < nests.size(); ++i) {
    if (request.source.cancel.stop_requested()) return fail(ErrorKind::cancelled, "The mapping was cancelled.");
    if (kernels[i]) {
      out.push_back(mapNest(program, nests[i], *kernels[i], request));
      if (rewriting.source)
        if (const auto *origin = rewriting.source->originOf(nests[i])) {
          out.back().changes = origin->changes;
          out.back().changedFrom = origin->line;
        }
      continue;
    }
    const Error &why = kernels[i].error();
    if (why.kind != ErrorKind::refused && why.kind != ErrorKind::undecided) return std::unexpected(why);
    out.push_back(begun(program, nests[i]));
    out.back().refusal = why.message;
  }
  return out;
}

/// Where a nest cannot be a kernel, or none of its loops is mapped, those inside may be, and follow it.
Result<void> mapFound(const openmp::Program &program, const MapRequest &request, Rewriting &rewriting,
                      MappedSource &out) {
  std::vector<SerialNest> nests = nestsOf(program);
  const auto dropOthers = [&] {
    if (rewriting.source)
      std::erase_if(nests, [&](const SerialNest &nest) { return rewriting.source->isAsItWas(nest); });
  };
  dropOthers();
  if (nests.empty())
    return fail(ErrorKind::input, program.path.string() + ":1: The source has no `for` loop that is read.");
  std::vector<std::pair<std::uint32_t, MappedNest>> found; // with their places in the text
  while (!nests.empty()) {
    auto mapped = mapEach(program, nests, request, rewriting);
    if (!mapped) return std::unexpected(mapped.error());
    std::vector<SerialNest> inside;
    for (std::size_t i = 0; i < nests.size(); ++i) {
      if ((*mapped)[i].nest.loops.empty() && !program[nests[i].function].isInstance)
        std::ranges::move(nestsInside(program, nests[i]), std::back_inserter(inside));
      found.emplace_back(beginOf(nests[i]), std::move((*mapped)[i]));
    }
    nests = std::move(inside);
    dropOthers();
  }
  std::ranges::stable_sort(found, {}, [](const auto &each) { return each.first; });
  for (auto &[begin, nest] : found)
    out.nests.push_back(std::move(nest));
  return {};
}

/// Those that a line or pragmas name. Of several, those that cannot be a kernel are told.
Result<void> mapNamed(const openmp::Program &program, const MapRequest &request, const std::vector<SerialNest> &named,
                      Rewriting &rewriting, MappedSource &out) {
  auto mapped = mapEach(program, named, request, rewriting);
  if (!mapped) return std::unexpected(mapped.error());
  out.nests = std::move(*mapped);
  if (std::ranges::any_of(out.nests, [](const MappedNest &nest) { return nest.refusal.empty(); })) return {};
  std::string why;
  for (const MappedNest &nest : out.nests)
    why += (why.empty() ? "" : "\n") + nest.refusal;
  return fail(ErrorKind::refused, why);
}

/// No nest of a source that is no C++ can be a kernel.
Error notCxx(const openmp::Program &program) {
  const openmp::Obstacle &first = program.notCxx.front();
  const std::uint32_t line = lineOf(program, LineIndex(program.text), first.span.begin);
  return {.kind = ErrorKind::refused,
          .message = program.path.string() + ":" + std::to_string(line) + ": " + first.text,
          .span = {}};
}

Result<openmp::Program> read(const MapRequest &request, std::string text, std::vector<openmp::HeaderLines> lines) {
  TranslateRequest source = request.source;
  source.text = std::move(text);
  source.lines = std::move(lines);
  auto program = readSource(source);
  if (program && !program->notCxx.empty()) return std::unexpected(notCxx(*program));
  return program;
}

/// The nests, written anew where more of their loops can be mapped so (NestRewrite).
Result<MappedSource> mapProgram(const openmp::Program &program, const MapRequest &request) {
  const auto named = askedFor(program, request);
  if (!named) return std::unexpected(named.error());
  const bool isFound = named->empty();
  Rewriting rewriting;
  if (!request.keepsLoops) rewriting = rewritten(program, isFound ? nestsOf(program) : *named, request, isFound);
  const openmp::Program &mapped = rewriting.source ? rewriting.source->program : program;
  MappedSource out{
      .file = program.path.string(), .text = mapped.text, .headers = mapped.headers, .nests = {}, .checks = {}};
  if (rewriting.source) out.checks = rewriting.source->checks;
  const auto done =
      isFound ? mapFound(mapped, request, rewriting, out)
              : mapNamed(mapped, request, rewriting.source ? rewriting.source->nests : *named, rewriting, out);
  if (!done) return std::unexpected(done.error());
  return out;
}

} // namespace

Result<MappedSource> mapNests(const MapRequest &request) {
  // As it is, without its headers' code in it: lines are those of the file.
  auto text = request.source.text ? Result<std::string>(*request.source.text) : readTextFile(request.source.file);
  if (!text) return std::unexpected(text.error());
  const auto program = read(request, std::move(*text), {});
  if (!program) return std::unexpected(program.error());
  return mapProgram(*program, request);
}

} // namespace warpgrain::workflow
