// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/RegionText.h"

#include "core/base/Indentation.h"
#include "core/openmp/emit/AtomicText.h"
#include "core/openmp/emit/LaunchText.h"
#include "core/openmp/emit/OrderText.h"
#include "core/openmp/emit/ReductionText.h"
#include "core/openmp/emit/SerialCopies.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>
#include <map>
#include <set>

namespace warpgrain::openmp {

namespace {

class RegionWriter {
public:
  RegionWriter(const Program &program, const TextPieces &pieces, const Region &region)
      : program_(program), pieces_(pieces), region_(region) {
    for (const Kernel &kernel : region.kernels)
      for (const auto *list : {&kernel.loops, &kernel.after})
        kernelStatements_.insert(list->begin(), list->end());
    for (const Kernel &kernel : region.onCpu)
      for (const Statement *loop : kernel.loops)
        ofCpu_[loop] = &kernel;
  }

  RegionText write();

private:
  void launches();
  std::string inRegionOnly(const Kernel &kernel, const std::string &launch, const std::string &indentation) const;
  void pragmas(const Statement &statement);
  void threadVariables();
  bool isUsedByCpu(const Statement &statement, VariableId id) const;

  SourceSpan withBlanksBefore(SourceSpan span) const {
    while (span.begin > 0 && (program_.text[span.begin - 1] == ' ' || program_.text[span.begin - 1] == '\t'))
      --span.begin;
    return span;
  }

  /// A pragma with the end of its line.
  SourceSpan wholeLines(const SourceSpan &pragma) const {
    SourceSpan out = withBlanksBefore(pragma);
    if (out.end < program_.text.size() && program_.text[out.end] == '\n') ++out.end;
    return out;
  }

  void edit(const SourceSpan &span, std::string text) {
    out_.edits.push_back({.span = span, .replacement = std::move(text)});
  }

  const Program &program_;
  const TextPieces &pieces_;
  const Region &region_;
  std::set<const Statement *> kernelStatements_;
  std::map<const Statement *, const Kernel *> ofCpu_;
  RegionText out_;
};

void RegionWriter::launches() {
  for (const Kernel &kernel : region_.kernels) {
    const SourceSpan span = replacedSpan(kernel);
    // A pragma may begin its line elsewhere than the loop.
    const std::string indentation(indentationAt(program_.text, kernel.loops.front()->children.front().span.begin));
    std::string launch = launchText(program_, pieces_, region_, kernel, indentation);
    launch = indentation + (region_.isFunction() ? inRegionOnly(kernel, launch, indentation) : launch);
    const SourceSpan whole = withBlanksBefore(span);
    out_.launches.push_back(launch);
    edit(whole, std::move(launch));
    for (const Kernel &form : formsOf(kernel))
      out_.kernels += kernelText(program_, pieces_, form, loopTexts(program_, *region_.statement, form)) + "\n";
  }
}

/// The text of a function is for callers of each kind: kernels for regions that are executed once, the original for the
/// threads of the CPU.
std::string RegionWriter::inRegionOnly(const Kernel &kernel, const std::string &launch,
                                       const std::string &indentation) const {
  const SourceSpan span = replacedSpan(kernel);
  TextEdits edits;
  for (const auto *list : {&kernel.loops, &kernel.after})
    for (const Statement *each : *list)
      for (const TextEdits &more : {atomicEdits(pieces_, program_, *each), copiesOf(program_, *each)})
        edits.insert(edits.end(), more.begin(), more.end());
  const std::string original =
      reindented(pieces_.text(span, edits), indentationAt(program_.text, span.begin), indentation);
  return "if (gpu::isInRegion()) " + launch + " else {\n" + indentation + original + "\n" + indentation + "}";
}

/// The words of the directives that are executed once go: barriers, single, master. Loops that stay on the CPU by a
/// directive become regions of their own.
void RegionWriter::pragmas(const Statement &statement) {
  if (kernelStatements_.contains(&statement)) return;
  if (const auto kept = ofCpu_.find(&statement); kept != ofCpu_.end()) {
    const TextEdits copies = copiesOf(program_, statement);
    out_.edits.insert(out_.edits.end(), copies.begin(), copies.end());
    return edit(statement.directive->pragma, ownPragma(program_, *kept->second, statement));
  }
  if (statement.directive && &statement != region_.statement) edit(wholeLines(statement.directive->pragma), "");
  for (const Statement &child : statement.children)
    pragmas(child);
}

bool RegionWriter::isUsedByCpu(const Statement &statement, VariableId id) const {
  if (kernelStatements_.contains(&statement)) return false;
  const auto isIt = [&](const Access &access) { return access.variable == id; };
  return std::ranges::any_of(statement.head, isIt) || std::ranges::any_of(statement.tail, isIt) ||
         std::ranges::any_of(statement.children, [&](const Statement &child) { return isUsedByCpu(child, id); });
}

/// The CPU's one copy of the private variables: the original keeps its value behind the region.
void RegionWriter::threadVariables() {
  std::string outer;
  std::string inner = region_.callsLoops ? " const gpu::InRegion gpu_in_region;" : "";
  for (const SharedVariable &each : region_.variables) {
    const SharedVariable how = sharingInRegion(program_, *region_.statement, each.variable);
    const Variable &variable = program_[each.variable];
    if (how.rule == SharingRule::declaredInside || !isUsedByCpu(*region_.statement, each.variable)) continue;
    if (how.sharing == Sharing::isPrivate) inner += " " + variable.declaration + ";";
    if (how.sharing == Sharing::reduction && mustBeginNeutral(how.operation) &&
        (how.section ? how.section->count > 0 : variable.shape == Shape::number))
      inner += " " + beginNeutral(program_, {each.variable, how.operation, how.section}, false);
    if (how.sharing != Sharing::firstPrivate || variable.isConst) continue;
    if (variable.shape == Shape::array) {
      outer +=
          " const gpu::Copy<sizeof(" + variable.name + ")> gpu_first_" + variable.name + "(" + variable.name + ");";
      inner += " " + variable.declaration + "; gpu_first_" + variable.name + ".to(" + variable.name + ");";
      continue;
    }
    outer += " const auto gpu_first_" + variable.name + " = " + variable.name + ";";
    inner += " " + variable.declaration + " = gpu_first_" + variable.name + ";";
  }
  const SourceSpan &whole = region_.statement->span;
  const SourceSpan end{.file = mainFile, .begin = whole.end, .end = whole.end};
  const SourceSpan &pragma = region_.statement->directive->pragma;
  if (inner.empty()) return edit(wholeLines(pragma), "");
  const std::string indentation(indentationAt(program_.text, region_.statement->children.front().span.begin));
  edit(withBlanksBefore(pragma), indentation + "{" + (outer.empty() ? "" : outer + " {") + inner);
  edit(end, outer.empty() ? " }" : " }}");
}

RegionText RegionWriter::write() {
  launches();
  // In a function, directives are for the threads of other callers, and have no effect on one thread.
  const bool isOfTeams = !region_.kernels.empty() && region_.kernels.front().isOfTeams();
  if (!region_.isFunction() && !isSharedLoop(*region_.statement) && !isSharedSections(*region_.statement) &&
      !isOfTeams) {
    threadVariables();
    pragmas(*region_.statement);
  }
  return std::move(out_);
}

} // namespace

RegionText regionText(const Program &program, const TextPieces &pieces, const Region &region) {
  return RegionWriter(program, pieces, region).write();
}

} // namespace warpgrain::openmp
