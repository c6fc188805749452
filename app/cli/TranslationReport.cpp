// SPDX-License-Identifier: Apache-2.0
#include "app/cli/TranslationReport.h"

#include "core/base/LineIndex.h"

#include <algorithm>

namespace warpgrain::cli {

namespace {

using namespace openmp;

std::string lineOf(const LineIndex &lines, const SourceSpan &span) {
  return std::to_string(lines.locate(span.begin).line);
}

std::string namesOf(const Program &program, const std::vector<MappedVariable> &mapped, bool onlyWritten) {
  std::string out;
  for (const MappedVariable &each : mapped)
    if (!onlyWritten || each.isWritten) out += (out.empty() ? "" : ", ") + program[each.variable].name;
  return out.empty() ? "nothing" : out;
}

std::size_t written(const Kernel &kernel) {
  return static_cast<std::size_t>(
      std::ranges::count_if(kernel.mapped, [](const MappedVariable &each) { return each.isWritten; }));
}

/// Copies of one launch: lastprivate variables go both ways, the parts of a reduction come back.
std::size_t copiesToGpu(const Kernel &kernel) {
  return kernel.mapped.size() + kernel.lastPrivates.size();
}

std::size_t copiesToCpu(const Kernel &kernel) {
  return written(kernel) + kernel.lastPrivates.size() + kernel.reductions.size();
}

Json reasonJson(const LineIndex &lines, const Reason &reason) {
  Json out{{"id", nameOf(reason.id)}, {"text", reason.text()}};
  if (reason.span) out["line"] = lines.locate(reason.span->begin).line;
  return out;
}

Json kernelJson(const Program &program, const LineIndex &lines, const Kernel &kernel) {
  Json mapped = Json::array();
  for (const MappedVariable &each : kernel.mapped)
    mapped.push_back({{"name", program[each.variable].name},
                      {"to_gpu", true},
                      {"to_cpu", each.isWritten},
                      {"extent", each.byPointer ? "looked up at run time" : "of its type"}});
  return {{"name", kernel.name},
          {"lines", listOf(kernel.loops, [&](const Statement *loop) { return lines.locate(loop->span.begin).line; })},
          {"memory", mapped},
          {"copies_to_gpu", copiesToGpu(kernel)},
          {"copies_to_cpu", copiesToCpu(kernel)},
          {"keeps_original", kernel.keepsOriginal()}};
}

Json sharingJson(const Program &program, const SharedVariable &each) {
  return {{"name", program[each.variable].name},
          {"sharing", nameOf(each.sharing)},
          {"rule", sentenceOf(each.rule)},
          {"operation", orNull(std::string_view(each.operation))}};
}

Json regionJson(const Program &program, const LineIndex &lines, const Region &region) {
  return {
      {"line", lines.locate(region.statement->span.begin).line},
      {"function", program[region.function].name},
      {"directive", region.statement->directive->name},
      {"on_gpu", region.isOnGpu()},
      {"kernels", listOf(region.kernels, [&](const Kernel &each) { return kernelJson(program, lines, each); })},
      {"variables", listOf(region.variables, [&](const SharedVariable &each) { return sharingJson(program, each); })},
      {"reasons", listOf(region.reasons, [&](const Reason &each) { return reasonJson(lines, each); })}};
}

} // namespace

std::string translationReport(const workflow::Translated &translated) {
  const Program &program = *translated.program;
  const LineIndex lines(program.text);
  const std::string file = program.path.string();
  std::string out;
  for (const Region &region : translated.plan.regions) {
    out += file + ":" + lineOf(lines, region.statement->span) + ": " + region.statement->directive->name + " in " +
           program[region.function].name + "()" + (region.isOnGpu() ? "" : ": stays on the CPU") + "\n";
    for (const Kernel &kernel : region.kernels)
      out += "  " + kernel.name + ": to the GPU " + namesOf(program, kernel.mapped, false) + "; back " +
             namesOf(program, kernel.mapped, true) + "; " + std::to_string(copiesToGpu(kernel)) + " + " +
             std::to_string(copiesToCpu(kernel)) + " copies for each launch" +
             (kernel.keepsOriginal() ? "; the CPU's loop stays beside it" : "") + "\n";
    for (const Reason &reason : region.reasons)
      out += "  " + (reason.span ? "line " + lineOf(lines, *reason.span) + ": " : std::string()) + reason.text() +
             " [" + nameOf(reason.id) + "]\n";
  }
  for (const LeftDirective &left : translated.plan.left)
    out += file + ":" + lineOf(lines, left.statement->span) + ": " + left.reason.text() + " [" +
           nameOf(left.reason.id) + "]\n";
  for (const UnreadDirective &unread : program.unread)
    out += unread.place + ": " + unread.name + ": " + Reason{.id = ReasonId::constructUnread}.text() + " [" +
           nameOf(ReasonId::constructUnread) + "]\n";
  return out;
}

Json translationJson(const workflow::Translated &translated, const std::string &text) {
  const Program &program = *translated.program;
  const LineIndex lines(program.text);
  return {
      {"file", program.path.string()},
      {"regions",
       listOf(translated.plan.regions, [&](const Region &each) { return regionJson(program, lines, each); })},
      {"left", listOf(translated.plan.left, [&](const LeftDirective &each) { return reasonJson(lines, each.reason); })},
      {"unread",
       listOf(program.unread,
              [&](const UnreadDirective &each) { return Json{{"directive", each.name}, {"place", each.place}}; })},
      {"text", text}};
}

} // namespace warpgrain::cli
