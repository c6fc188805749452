// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/MapNests.h"

#include "core/base/Files.h"
#include "core/frontend/openmp/OpenMpReader.h"
#include "core/workflow/mapping/NestAnalysis.h"

#include <deque>

namespace warpgrain::workflow {

namespace {

/// What is known of a nest before it is followed.
MappedNest begun(const openmp::Program &program, const SerialNest &nest) {
  MappedNest out{.function = program[nest.function].name, .line = nest.loops.front().line};
  for (const SerialLoop &loop : nest.loops)
    out.loops.push_back({.counter = loop.counter ? program[*loop.counter].name : std::string("?"),
                         .line = loop.line,
                         .depth = loop.depth});
  return out;
}

Result<MappedNest> mapNest(const openmp::Program &program, const SerialNest &nest, const MapRequest &request) {
  auto kernel = kernelOf(program, nest, request.source, request.arguments);
  if (!kernel) return std::unexpected(kernel.error());
  MappedNest out = begun(program, nest);
  analyzeLoops(program, nest, *kernel, out);
  readAccesses(program, nest.function, *kernel, out);
  out.ranking = mapping::rankMappings(out.nest, request.rules);
  return out;
}

Result<std::vector<SerialNest>> askedFor(const openmp::Program &program, const MapRequest &request) {
  if (!request.line) return markedNests(program);
  auto nest = nestAtLine(program, *request.line);
  if (!nest) return std::unexpected(nest.error());
  return std::vector<SerialNest>{std::move(*nest)};
}

/// Where a nest cannot be a kernel, or none of its loops is mapped, those inside may be.
Result<void> mapFound(const openmp::Program &program, const MapRequest &request, MappedSource &out) {
  const auto all = nestsOf(program);
  if (all.empty())
    return fail(ErrorKind::input, program.path.string() + ":1: The source has no `for` loop that is read.");
  std::deque<SerialNest> open(all.begin(), all.end());
  while (!open.empty()) {
    const SerialNest nest = std::move(open.front());
    open.pop_front();
    auto mapped = mapNest(program, nest, request);
    if (!mapped && mapped.error().kind != ErrorKind::refused && mapped.error().kind != ErrorKind::undecided)
      return std::unexpected(mapped.error());
    if (!mapped) {
      out.nests.push_back(begun(program, nest));
      out.nests.back().refusal = mapped.error().message;
      const auto inner = nestsInside(program, nest);
      open.insert(open.begin(), inner.begin(), inner.end());
      continue;
    }
    if (mapped->nest.loops.empty()) {
      const auto inner = nestsInside(program, nest);
      open.insert(open.begin(), inner.begin(), inner.end());
    }
    out.nests.push_back(std::move(*mapped));
  }
  return {};
}

} // namespace

Result<MappedSource> mapNests(const MapRequest &request) {
  // As it is, without its headers' code in it: lines are those of the file.
  const auto text = readTextFile(request.source.file);
  if (!text) return std::unexpected(text.error());
  const auto program = frontend::readOpenMp({.file = request.source.file,
                                             .flags = request.source.flags,
                                             .database = request.source.database,
                                             .folder = request.source.flagsFolder,
                                             .others = request.source.others,
                                             .text = *text});
  if (!program) return std::unexpected(program.error());
  const auto named = askedFor(*program, request);
  if (!named) return std::unexpected(named.error());
  MappedSource out{.file = program->path.string(), .text = program->text, .nests = {}};
  if (named->empty()) {
    if (auto done = mapFound(*program, request, out); !done) return std::unexpected(done.error());
    return out;
  }
  for (const SerialNest &nest : *named) {
    auto mapped = mapNest(*program, nest, request);
    if (!mapped) return std::unexpected(mapped.error());
    out.nests.push_back(std::move(*mapped));
  }
  return out;
}

} // namespace warpgrain::workflow
