// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/NestKernel.h"

#include "core/access/symbolic/SymbolicExecution.h"
#include "core/base/LineIndex.h"
#include "core/openmp/model/Walk.h"
#include "core/workflow/TranslatedUnit.h"
#include "core/workflow/mapping/EditedSource.h"
#include "core/workflow/mapping/LoopChecks.h"

#include <algorithm>
#include <set>

namespace warpgrain::workflow {

namespace {

/// Counts the iteration of the loop around the nest.
constexpr const char *once = "warpgrain_once";

/// Lines that the loop around a nest begins with, each ended.
std::string head(const openmp::Program &program, const SerialNest &nest) {
  std::string privates;
  for (const openmp::VariableId counter : countersOutside(nest))
    privates += (privates.empty() ? " private(" : ", ") + program[counter].name;
  if (!privates.empty()) privates += ")";
  const std::string name = once;
  return "\n#pragma omp parallel for" + privates + "\nfor (int " + name + " = 0; " + name + " < 1; ++" + name + ")\n";
}

std::string placeOf(const openmp::Program &program, std::uint32_t offset) {
  return program.path.string() + ":" + std::to_string(workflow::lineOf(program, LineIndex(program.text), offset)) +
         ": ";
}

/// The name of the kernel that the region around a nest is, which begins in the source at a place, and in the
/// translated text behind what was inserted before it.
Result<std::string> kernelName(const openmp::Program &source, const Translated &translated, std::uint32_t inSource,
                               std::size_t moved, const std::string &inserted) {
  const openmp::Program &program = *translated.program;
  const auto begin = static_cast<std::uint32_t>(inSource + moved);
  const auto end = static_cast<std::uint32_t>(begin + inserted.size());
  if (program.text.compare(begin, inserted.size(), inserted) != 0)
    return fail(ErrorKind::refused, placeOf(source, inSource) +
                                        "The source is written anew where the nest is a region, and the nest is not "
                                        "found in it.");
  const auto region = std::ranges::find_if(translated.plan.regions, [&](const openmp::Region &each) {
    const SourceSpan &pragma = each.statement->directive->pragma;
    return pragma.begin >= begin && pragma.begin < end;
  });
  if (region == translated.plan.regions.end())
    return fail(ErrorKind::refused, placeOf(source, inSource) + "The nest is in a parallel region already.");
  if (region->kernels.size() == 1) return region->kernels.front().name;
  std::string text = "The nest cannot be a kernel.";
  std::uint32_t at = end;
  if (!region->reasons.empty()) {
    text = region->reasons.front().text();
    if (region->reasons.front().span) at = std::max(region->reasons.front().span->begin, end);
  }
  return fail(ErrorKind::refused, placeOf(program, at) + text);
}

/// A source that cannot be translated with the nest as a region. The compiler's errors have their places already.
Error refusal(Error error, const EditedSource &source, const openmp::Program &program) {
  if (error.kind == ErrorKind::refused && error.span)
    error.message = placeOf({.path = program.path, .text = source.text, .headers = source.lines}, error.span->begin) +
                    error.message;
  // The source has been read: what the compiler has against it now, it has against the nest as a region.
  if (error.kind == ErrorKind::input) error.kind = ErrorKind::refused;
  error.span.reset();
  return error;
}

access::LaunchContext oneThread(const std::map<std::string, std::int64_t> &arguments) {
  access::LaunchContext out;
  for (const model::Axis axis : model::allAxes)
    out.block[axis] = out.grid[axis] = 1;
  out.arguments = arguments;
  out.arguments["gpu_trips"] = 1;
  return out;
}

/// The nest as the kernel of a name.
Result<NestKernel> followed(std::shared_ptr<const model::Unit> unit, const std::string &name,
                            const openmp::Program &program, const SerialNest &nest,
                            const std::map<std::string, std::int64_t> &arguments) {
  NestKernel out{.unit = std::move(unit), .launch = oneThread(arguments), .instances = {}, .loops = {}};
  const auto kernel = out.unit->findKernel(name);
  if (!kernel) return std::unexpected(kernel.error());
  out.kernel = *kernel;
  const model::Body &body = (*out.unit)[*kernel].body;
  out.loops = forLoopsOf(body);
  if (out.loops.size() != nest.loops.size())
    return fail(ErrorKind::undecided,
                placeOf(program, beginOf(nest)) + "The loops of the nest are not found in the kernel that it becomes.");
  out.instances = access::executeSymbolically(*out.unit, *kernel, out.launch);
  const SourceSpan &first = body[out.loops.front()].keyword;
  out.lineShift = LineIndex((*out.unit)[first.file].text).locate(first.begin).line -
                  LineIndex(program.text).locate(beginOf(nest)).line;
  out.lines = program.headers;
  return out;
}

/// The kernels of nests that are regions of one text; the nests are in the order of the text. Fails if the text cannot
/// be translated.
Result<std::vector<Result<NestKernel>>> kernelsIn(const openmp::Program &program,
                                                  const std::vector<const SerialNest *> &nests,
                                                  TranslateRequest request,
                                                  const std::map<std::string, std::int64_t> &arguments) {
  TextEdits edits;
  for (const SerialNest *nest : nests)
    edits.push_back({.span = {.file = mainFile, .begin = beginOf(*nest), .end = beginOf(*nest)},
                     .replacement = head(program, *nest)});
  const auto source = edited(program, edits);
  if (!source) return std::unexpected(source.error());
  request.text = source->text;
  request.lines = source->lines;
  const auto translated = translate(request);
  if (!translated) return std::unexpected(refusal(translated.error(), *source, program));
  auto parsed = parseTranslation(request, translated->program->path, translated->cuda.text);
  if (!parsed) return std::unexpected(parsed.error());
  const auto unit = std::make_shared<const model::Unit>(std::move(*parsed));
  std::vector<Result<NestKernel>> out;
  std::size_t moved = 0;
  for (std::size_t i = 0; i < nests.size(); ++i) {
    const std::string &inserted = edits[i].replacement;
    const auto name = kernelName(program, *translated, beginOf(*nests[i]), moved, inserted);
    out.push_back(name ? followed(unit, *name, program, *nests[i], arguments) : std::unexpected(name.error()));
    moved += inserted.size();
  }
  return out;
}

/// The functions that a statement calls, and those that they call.
void addCalled(const openmp::Program &program, const openmp::Statement &statement, std::set<openmp::FunctionId> &out) {
  openmp::forEachStatement(statement, [&](const openmp::Statement &each) {
    for (const openmp::Call &call : each.calls)
      if (call.function && out.insert(*call.function).second) addCalled(program, program[*call.function].body, out);
  });
}

/// The nests that may be regions of one text, in its order: no region is in another, nor in a function that one calls.
std::vector<const SerialNest *> togetherOf(const openmp::Program &program, const std::vector<SerialNest> &nests) {
  std::set<openmp::FunctionId> called;
  for (const SerialNest &nest : nests)
    addCalled(program, *nest.loops.front().statement, called);
  std::vector<const SerialNest *> out;
  for (const SerialNest &nest : nests)
    if (!called.contains(nest.function) && !program[nest.function].isInstance) out.push_back(&nest);
  std::ranges::sort(out, {}, [](const SerialNest *nest) { return beginOf(*nest); });
  for (std::size_t i = 0; i + 1 < out.size(); ++i)
    if (beginOf(*out[i + 1]) < out[i]->loops.front().statement->span.end) return {};
  return out;
}

} // namespace

std::vector<model::StatementId> forLoopsOf(const model::Body &body) {
  std::vector<model::StatementId> out;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const auto id = static_cast<model::StatementId>(i);
    if (body[id].kind == model::StatementKind::forLoop) out.push_back(id);
  }
  std::ranges::sort(out, {}, [&](model::StatementId id) { return body[id].keyword.begin; });
  return out;
}

std::uint32_t NestKernel::lineOf(const SourceSpan &span) const {
  const LineIndex ofUnit((*unit)[span.file].text);
  const std::uint32_t line = ofUnit.locate(span.begin).line;
  return openmp::Program{.path = {}, .text = {}, .headers = lines}.placeOf(line - std::min(line, lineShift)).line;
}

std::vector<Result<NestKernel>> kernelsOf(const openmp::Program &program, const std::vector<SerialNest> &nests,
                                          const TranslateRequest &request,
                                          const std::map<std::string, std::int64_t> &arguments) {
  std::map<const SerialNest *, Result<NestKernel>> known;
  const std::vector<const SerialNest *> together = togetherOf(program, nests);
  if (together.size() > 1)
    if (auto all = kernelsIn(program, together, request, arguments))
      for (std::size_t i = 0; i < together.size(); ++i)
        known.emplace(together[i], std::move((*all)[i]));
  std::vector<Result<NestKernel>> out;
  for (const SerialNest &nest : nests) {
    if (const auto found = known.find(&nest); found != known.end()) {
      out.push_back(std::move(found->second));
    } else if (program[nest.function].isInstance) {
      out.push_back(fail(ErrorKind::refused, placeOf(program, beginOf(nest)) +
                                                 "The nest is in a template, whose instances have one text. Nests in "
                                                 "templates are not mapped."));
    } else {
      auto alone = kernelsIn(program, {&nest}, request, arguments);
      out.push_back(alone ? std::move(alone->front()) : std::unexpected(alone.error()));
    }
  }
  return out;
}

} // namespace warpgrain::workflow
