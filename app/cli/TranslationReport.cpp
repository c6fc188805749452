// SPDX-License-Identifier: Apache-2.0
#include "app/cli/TranslationReport.h"

#include "core/base/LineIndex.h"

#include <algorithm>

namespace warpgrain::cli {

namespace {

using namespace openmp;

/// Finds lines of a program in its files.
class Lines {
public:
  explicit Lines(const Program &program) : program_(program), index_(program.text) {}

  SourceLine of(const SourceSpan &span) const { return program_.placeOf(index_.locate(span.begin).line); }

  /// "file:line".
  std::string place(const SourceSpan &span) const {
    const SourceLine at = of(span);
    return at.path.string() + ":" + std::to_string(at.line);
  }

  /// "12", or "kernels.h:12" for a line of a header.
  std::string line(const SourceSpan &span) const {
    const SourceLine at = of(span);
    const std::string number = std::to_string(at.line);
    return at.path == program_.path ? number : at.path.filename().string() + ":" + number;
  }

  /// Adds the line, and the file where it is a header.
  void addTo(Json &out, const SourceSpan &span) const {
    const SourceLine at = of(span);
    out["line"] = at.line;
    if (at.path != program_.path) out["header"] = at.path.string();
  }

private:
  const Program &program_;
  LineIndex index_;
};

std::string namesOrNothing(const Program &program, const std::vector<MappedVariable> &mapped, bool onlyWritten) {
  const std::string out = namesOf(program, mapped, onlyWritten);
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

Json reasonJson(const Lines &lines, const Reason &reason) {
  Json out{{"id", nameOf(reason.id)}, {"text", reason.text()}};
  if (reason.span) lines.addTo(out, *reason.span);
  return out;
}

Json kernelJson(const Program &program, const Lines &lines, const Kernel &kernel) {
  Json mapped = Json::array();
  for (const MappedVariable &each : kernel.mapped)
    mapped.push_back({{"name", program[each.variable].name},
                      {"to_cpu", each.isWritten},
                      {"extent", each.byPointer ? "looked up at run time" : "of its type"}});
  return {{"name", kernel.name},
          {"lines", listOf(kernel.loops, [&](const Statement *loop) { return lines.of(loop->span).line; })},
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

Json regionJson(const Program &program, const Lines &lines, const Region &region) {
  Json out{
      {"function", program[region.function].name},
      {"directive", region.statement->directive->name},
      {"on_gpu", region.isOnGpu()},
      {"kernels", listOf(region.kernels, [&](const Kernel &each) { return kernelJson(program, lines, each); })},
      {"variables", listOf(region.variables, [&](const SharedVariable &each) { return sharingJson(program, each); })},
      {"reasons", listOf(region.reasons, [&](const Reason &each) { return reasonJson(lines, each); })}};
  lines.addTo(out, region.statement->span);
  return out;
}

} // namespace

std::string translationReport(const workflow::Translated &translated) {
  const Program &program = *translated.program;
  const Lines lines(program);
  std::string out;
  for (const Region &region : translated.plan.regions) {
    out += lines.place(region.statement->span) + ": " + region.statement->directive->name + " in " +
           program[region.function].name + "()" + (region.isOnGpu() ? "" : ": stays on the CPU") + "\n";
    for (const Kernel &kernel : region.kernels)
      out += "  " + kernel.name + ": to the GPU " + namesOrNothing(program, kernel.mapped, false) + "; back " +
             namesOrNothing(program, kernel.mapped, true) + "; " + std::to_string(copiesToGpu(kernel)) + " + " +
             std::to_string(copiesToCpu(kernel)) + " copies for each launch" +
             (kernel.keepsOriginal() ? "; the CPU's loop stays beside it" : "") + "\n";
    for (const Reason &reason : region.reasons)
      out += "  " + (reason.span ? "line " + lines.line(*reason.span) + ": " : std::string()) + reason.text() + " [" +
             nameOf(reason.id) + "]\n";
  }
  for (const LeftDirective &left : translated.plan.left)
    out += lines.place(left.statement->span) + ": " + left.reason.text() + " [" + nameOf(left.reason.id) + "]\n";
  for (const UnreadDirective &unread : program.unread)
    out += unread.place + ": " + unread.name + ": " + Reason{.id = ReasonId::constructUnread}.text() + " [" +
           nameOf(ReasonId::constructUnread) + "]\n";
  return out;
}

Json translationJson(const workflow::Translated &translated, const std::string &text) {
  const Program &program = *translated.program;
  const Lines lines(program);
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
