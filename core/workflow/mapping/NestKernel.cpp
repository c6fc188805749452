// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/NestKernel.h"

#include "core/access/symbolic/SymbolicExecution.h"
#include "core/base/LineIndex.h"
#include "core/workflow/TranslatedUnit.h"
#include "core/workflow/mapping/LoopChecks.h"

#include <algorithm>

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

std::uint32_t linesIn(const std::string &text) {
  return static_cast<std::uint32_t>(std::ranges::count(text, '\n'));
}

/// Where a reason of the translation stands in the source.
std::uint32_t sourceLine(const LineIndex &lines, std::uint32_t at, std::uint32_t begin, const std::string &inserted) {
  const std::uint32_t line = lines.locate(at).line;
  return at > begin ? line - std::min(line - 1, linesIn(inserted)) : line;
}

/// The region around a nest, in the translation of the text in which it was put at `begin`.
const openmp::Region *regionAt(const Translated &translated, std::uint32_t begin, std::uint32_t end) {
  for (const openmp::Region &region : translated.plan.regions) {
    const SourceSpan &pragma = region.statement->directive->pragma;
    if (pragma.begin >= begin && pragma.begin < end) return &region;
  }
  return nullptr;
}

Result<std::string> kernelName(const Translated &translated, std::uint32_t begin, const std::string &inserted) {
  const openmp::Program &program = *translated.program;
  const auto end = static_cast<std::uint32_t>(begin + inserted.size());
  const openmp::Region *region = regionAt(translated, begin, end);
  const LineIndex lines(program.text);
  if (region == nullptr)
    return fail(ErrorKind::refused, program.path.string() + ":" +
                                        std::to_string(sourceLine(lines, begin, begin, inserted)) +
                                        ": The nest is in a parallel region already.");
  if (region->kernels.size() == 1) return region->kernels.front().name;
  std::string place = program.path.string() + ":";
  std::string text = "The nest cannot be a kernel.";
  std::uint32_t at = end;
  if (!region->reasons.empty()) {
    text = region->reasons.front().text();
    if (region->reasons.front().span) at = std::max(region->reasons.front().span->begin, begin);
    if (at < end) at = end;
  }
  return fail(ErrorKind::refused, place + std::to_string(sourceLine(lines, at, begin, inserted)) + ": " + text);
}

/// A place that is a span of the text with the loop becomes one of the source, in words.
Error placed(Error error, const openmp::Program &program, const std::string &text, std::uint32_t begin,
             const std::string &inserted) {
  if (!error.span) return error;
  const std::uint32_t line = sourceLine(LineIndex(text), error.span->begin, begin, inserted);
  error.message = program.path.string() + ":" + std::to_string(line) + ": " + error.message;
  error.span.reset();
  return error;
}

Result<std::unique_ptr<model::Unit>> parse(const TranslateRequest &request, const Translated &translated) {
  auto unit = parseTranslation(request, translated.program->path, translated.cuda.text);
  if (!unit) return std::unexpected(unit.error());
  return std::make_unique<model::Unit>(std::move(*unit));
}

/// The `for` loops of a kernel in the order of its text.
std::vector<model::StatementId> loopsOf(const model::Body &body) {
  std::vector<model::StatementId> out;
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const auto id = static_cast<model::StatementId>(i);
    if (body[id].kind == model::StatementKind::forLoop) out.push_back(id);
  }
  std::ranges::sort(out, {}, [&](model::StatementId id) { return body[id].keyword.begin; });
  return out;
}

access::LaunchContext oneThread(const std::map<std::string, std::int64_t> &arguments) {
  access::LaunchContext out;
  for (const model::Axis axis : model::allAxes)
    out.block[axis] = out.grid[axis] = 1;
  out.arguments = arguments;
  out.arguments["gpu_trips"] = 1;
  return out;
}

} // namespace

std::uint32_t NestKernel::lineOf(const SourceSpan &span) const {
  const LineIndex lines((*unit)[span.file].text);
  const std::uint32_t line = lines.locate(span.begin).line;
  return line - std::min(line, lineShift);
}

Result<NestKernel> kernelOf(const openmp::Program &program, const SerialNest &nest, TranslateRequest request,
                            const std::map<std::string, std::int64_t> &arguments) {
  const std::uint32_t begin = nest.loops.front().statement->span.begin;
  const std::string inserted = head(program, nest);
  request.text = program.text.substr(0, begin) + inserted + program.text.substr(begin);
  const auto translated = translate(request);
  if (!translated) {
    Error why = placed(translated.error(), program, *request.text, begin, inserted);
    // The source has been read: what the compiler has against it now, it has against the nest as a region.
    if (why.kind == ErrorKind::input) why.kind = ErrorKind::refused;
    return std::unexpected(std::move(why));
  }
  const auto name = kernelName(*translated, begin, inserted);
  if (!name) return std::unexpected(name.error());
  auto unit = parse(request, *translated);
  if (!unit) return std::unexpected(unit.error());
  NestKernel out{.unit = std::move(*unit), .launch = oneThread(arguments), .instances = {}, .loops = {}};
  const auto kernel = out.unit->findKernel(*name);
  if (!kernel) return std::unexpected(kernel.error());
  out.kernel = *kernel;
  const model::Body &body = (*out.unit)[*kernel].body;
  out.loops = loopsOf(body);
  if (out.loops.size() != nest.loops.size())
    return fail(ErrorKind::undecided, program.path.string() + ":" + std::to_string(nest.loops.front().line) +
                                          ": The loops of the nest are not found in the kernel that it becomes.");
  out.instances = access::executeSymbolically(*out.unit, *kernel, out.launch);
  const SourceSpan &first = body[out.loops.front()].keyword;
  out.lineShift = LineIndex((*out.unit)[first.file].text).locate(first.begin).line - nest.loops.front().line;
  return out;
}

} // namespace warpgrain::workflow
