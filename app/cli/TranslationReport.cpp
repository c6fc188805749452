// SPDX-License-Identifier: Apache-2.0
#include "app/cli/TranslationReport.h"

#include "core/base/LineIndex.h"
#include "core/openmp/transfers/TransferVerdict.h"

#include <algorithm>
#include <utility>

namespace warpgrain::cli {

namespace {

using namespace openmp;

/// Finds lines of a program in its files.
class Lines {
public:
  explicit Lines(const Program &program) : program_(program), index_(program.text) {}

  SourceLine at(std::uint32_t offset) const { return program_.placeOf(index_.locate(offset).line); }

  SourceLine of(const SourceSpan &span) const { return at(span.begin); }

  /// "file:line".
  std::string place(const SourceSpan &span) const {
    const SourceLine at = of(span);
    return at.path.string() + ":" + std::to_string(at.line);
  }

  /// "12", or "kernels.h:12" for a line of a header.
  std::string line(std::uint32_t offset) const {
    const SourceLine found = at(offset);
    const std::string number = std::to_string(found.line);
    return found.path == program_.path ? number : found.path.filename().string() + ":" + number;
  }

  std::string line(const SourceSpan &span) const { return line(span.begin); }

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

/// Copies of every launch: lastprivate variables go both ways, the parts of a reduction come back. What is kept is
/// told by itself.
std::size_t copiesToGpu(const Kernel &kernel) {
  const auto isCopied = [](const MappedVariable &each) { return !each.transfer.isKept || each.transfer.copiesAgain; };
  return static_cast<std::size_t>(std::ranges::count_if(kernel.mapped, isCopied)) + kernel.lastPrivates.size();
}

std::size_t copiesToCpu(const Kernel &kernel) {
  const auto isCopied = [](const MappedVariable &each) {
    return each.isWritten && (!each.transfer.isKept || each.transfer.comesBack);
  };
  return static_cast<std::size_t>(std::ranges::count_if(kernel.mapped, isCopied)) + kernel.lastPrivates.size() +
         kernel.reductions.size();
}

std::string removedText(const Lines &lines, const CopyVerdict &copy) {
  if (!copy.removedBy) return "";
  return " [" + std::string(nameOf(*copy.removedBy)) +
         (copy.loop ? ": out of the loop of line " + lines.line(*copy.loop) : std::string()) + "]";
}

/// "where no kernel has had it yet, or the CPU may change it (line 12)".
std::string staleText(const Lines &lines, const Transfer &transfer) {
  std::string out;
  for (const Stale &each : transfer.stale) {
    out += (out.empty() ? "" : ", or ") + std::string(sentenceOf(each.kind));
    if (each.kind != StaleKind::notYet) out += " (line " + lines.line(each.at) + ")";
  }
  return out;
}

std::string toGpuText(const Lines &lines, const MappedVariable &each, const CopyVerdict &copy) {
  const Transfer &transfer = each.transfer;
  if (transfer.isFilled) return "to the GPU only where the loop does not write all of it" + removedText(lines, copy);
  if (transfer.stale.empty()) return "no copy to the GPU, which has it on every path" + removedText(lines, copy);
  const std::string when = transfer.copiesAgain ? "to the GPU for each launch: " : "to the GPU where ";
  return when + staleText(lines, transfer) + removedText(lines, copy);
}

std::string toCpuText(const Lines &lines, const MappedVariable &each, const CopyVerdict &copy) {
  const Transfer &transfer = each.transfer;
  if (!each.isWritten) return "";
  if (transfer.to.empty()) return "; never back: the CPU does not read it" + removedText(lines, copy);
  std::string out = transfer.comesBack ? "; back behind each launch, for line" : "; back before line";
  std::string separator = " ";
  for (const std::uint32_t at : transfer.to)
    out += std::exchange(separator, ", ") + lines.line(at);
  return out + removedText(lines, copy);
}

/// A line for each variable that a kernel works on.
std::string memoryText(const Program &program, const Lines &lines, const Region &region, const Kernel &kernel) {
  std::string out;
  for (const MappedVariable &each : kernel.mapped) {
    const TransferVerdict verdict = verdictOf(program, region.function, kernel, each);
    out += "    " + program[each.variable].name + ": ";
    if (each.transfer.isKept) {
      out += toGpuText(lines, each, verdict.toGpu) + toCpuText(lines, each, verdict.toCpu) + "\n";
      continue;
    }
    out += each.isWritten ? "each launch copies it to the GPU and back" : "each launch copies it to the GPU";
    for (const Reason &reason : each.transfer.reasons)
      out += ": " + reason.text() + " [" + nameOf(reason.id) + "]";
    out += "\n";
  }
  return out;
}

Json reasonJson(const Lines &lines, const Reason &reason) {
  Json out{{"id", nameOf(reason.id)}, {"text", reason.text()}};
  if (reason.span) lines.addTo(out, *reason.span);
  return out;
}

Json copyJson(const Lines &lines, const CopyVerdict &copy) {
  Json out{{"when", nameOf(copy.when)}, {"removed_by", nullptr}, {"out_of_loop", nullptr}};
  if (copy.removedBy) out["removed_by"] = nameOf(*copy.removedBy);
  if (copy.loop) out["out_of_loop"] = lines.of(*copy.loop).line;
  return out;
}

Json memoryJson(const Program &program, const Lines &lines, const Region &region, const Kernel &kernel,
                const MappedVariable &each) {
  const TransferVerdict verdict = verdictOf(program, region.function, kernel, each);
  Json toGpu = copyJson(lines, verdict.toGpu);
  toGpu["because"] = listOf(each.transfer.stale, [&](const Stale &stale) {
    return Json{{"text", sentenceOf(stale.kind)}, {"line", lines.at(stale.at).line}};
  });
  toGpu["written_as_a_whole"] = each.transfer.isFilled;
  Json toCpu = copyJson(lines, verdict.toCpu);
  toCpu["before_lines"] = listOf(each.transfer.to, [&](const std::uint32_t at) { return lines.at(at).line; });
  return {{"name", program[each.variable].name},
          {"to_cpu", each.isWritten},
          {"extent", each.byPointer ? "looked up at run time" : "of its type"},
          {"stays_on_gpu", each.transfer.isKept},
          {"cache", each.cache == ArrayCache::constant  ? "constant"
                    : each.cache == ArrayCache::texture ? "texture"
                                                        : "none"},
          {"copy_to_gpu", toGpu},
          {"copy_back", toCpu},
          {"passes", listOf(verdict.passes, [](TransferPass pass) { return nameOf(pass); })},
          {"reasons", listOf(each.transfer.reasons, [&](const Reason &reason) { return reasonJson(lines, reason); })}};
}

/// Null for the order of the directive.
Json orderJson(const Program &program, const Kernel &kernel) {
  if (!kernel.order) return nullptr;
  const auto counter = [&](const CountedLoop &loop) { return program[loop.counter].name; };
  return {{"threads_take", listOf(kernel.order->sharedLoops(), counter)},
          {"each_executes", listOf(kernel.order->serialLoops(), counter)},
          {"asked_before_launch", !kernel.order->isCertain()}};
}

/// Null where each thread executes its own row.
Json collapseJson(const Program &program, const Kernel &kernel) {
  if (!kernel.collapse) return nullptr;
  return {{"loop", program[kernel.collapse->loop->counted->counter].name},
          {"asked_before_launch", !kernel.collapse->apart.empty()}};
}

Json kernelJson(const Program &program, const Lines &lines, const Region &region, const Kernel &kernel) {
  Json mapped = Json::array();
  for (const MappedVariable &each : kernel.mapped)
    mapped.push_back(memoryJson(program, lines, region, kernel, each));
  return {{"name", kernel.name},
          {"id", kernel.id},
          {"threads_of_block", kernel.threadsOfBlock},
          {"most_blocks", kernel.mostBlocks ? Json(*kernel.mostBlocks) : Json(nullptr)},
          {"lines", listOf(kernel.loops, [&](const Statement *loop) { return lines.of(loop->span).line; })},
          {"memory", mapped},
          {"copies_to_gpu", copiesToGpu(kernel)},
          {"copies_to_cpu", copiesToCpu(kernel)},
          {"order", orderJson(program, kernel)},
          {"collapsed", collapseJson(program, kernel)},
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
      {"directive", region.shown().directive->name},
      {"on_gpu", region.isOnGpu()},
      {"kernels", listOf(region.kernels, [&](const Kernel &each) { return kernelJson(program, lines, region, each); })},
      {"variables", listOf(region.variables, [&](const SharedVariable &each) { return sharingJson(program, each); })},
      {"reasons", listOf(region.reasons, [&](const Reason &each) { return reasonJson(lines, each); })}};
  lines.addTo(out, region.shown().span);
  return out;
}

} // namespace

std::string translationReport(const workflow::Translated &translated) {
  const Program &program = *translated.program;
  const Lines lines(program);
  std::string out;
  for (const Region &region : translated.plan.regions) {
    out += lines.place(region.shown().span) + ": " + region.shown().directive->name + " in " +
           program[region.function].name + "()" + (region.isOnGpu() ? "" : ": stays on the CPU") + "\n";
    for (const Kernel &kernel : region.kernels)
      out += "  " + kernel.name + ": to the GPU " + namesOrNothing(program, kernel.mapped, false) + "; back " +
             namesOrNothing(program, kernel.mapped, true) + "; " + std::to_string(copiesToGpu(kernel)) + " + " +
             std::to_string(copiesToCpu(kernel)) + " copies for each launch" +
             (kernel.keepsOriginal() ? "; the CPU's loop stays beside it" : "") + "\n" +
             memoryText(program, lines, region, kernel);
    for (const Reason &reason : region.reasons)
      out += "  " + (reason.span ? "line " + lines.line(*reason.span) + ": " : std::string()) + reason.text() + " [" +
             nameOf(reason.id) + "]\n";
  }
  for (const LeftDirective &left : translated.plan.left)
    out += lines.place(left.statement->span) + ": " + left.reason.text() + " [" + nameOf(left.reason.id) + "]\n";
  for (const Reason &note : translated.plan.notes)
    out += lines.place(*note.span) + ": " + note.text() + " [" + nameOf(note.id) + "]\n";
  for (const UnreadDirective &unread : program.unread)
    out += unread.place + ": " + unread.name + ": " + Reason{.id = ReasonId::constructUnread}.text() + " [" +
           nameOf(ReasonId::constructUnread) + "]\n";
  return out;
}

std::string directiveWarnings(const workflow::Translated &translated) {
  const Lines lines(*translated.program);
  std::string out;
  for (const Region &region : translated.plan.regions)
    for (const Reason &reason : region.reasons)
      if (reason.id == ReasonId::clauseHasNoEffect || reason.id == ReasonId::copyIsNeeded)
        out += lines.place(region.shown().span) + ": " + reason.text() + "\n";
  for (const Reason &note : translated.plan.notes)
    out += lines.place(*note.span) + ": " + note.text() + "\n";
  return out;
}

Json translationJson(const workflow::Translated &translated, const std::string &text) {
  const Program &program = *translated.program;
  const Lines lines(program);
  return {
      {"file", program.path.string()},
      {"regions",
       listOf(translated.plan.regions, [&](const Region &each) { return regionJson(program, lines, each); })},
      {"notes", listOf(translated.plan.notes, [&](const Reason &each) { return reasonJson(lines, each); })},
      {"left", listOf(translated.plan.left, [&](const LeftDirective &each) { return reasonJson(lines, each.reason); })},
      {"unread",
       listOf(program.unread,
              [&](const UnreadDirective &each) { return Json{{"directive", each.name}, {"place", each.place}}; })},
      {"text", text}};
}

} // namespace warpgrain::cli
