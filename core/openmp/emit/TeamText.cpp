// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/TeamText.h"

#include "core/base/Indentation.h"
#include "core/openmp/emit/ThreadCode.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/TeamVariables.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

class TeamWriter {
public:
  TeamWriter(const Program &program, const TextPieces &pieces, const Kernel &kernel)
      : program_(program), pieces_(pieces), kernel_(kernel) {}

  std::string write();

private:
  void declaration(const Statement &statement);
  void byFirstThread(const std::string &text);
  void threads(const Statement &parallel);
  std::string text(const Statement &statement, const std::string &indentation) const;

  void barrier() {
    line("__syncthreads();");
    firstIsAhead_ = threadsAreApart_ = false;
  }

  void line(const std::string &text) { out_ += "  " + text + "\n"; }

  const Program &program_;
  const TextPieces &pieces_;
  const Kernel &kernel_;
  std::string out_;
  bool firstIsAhead_ = false;    ///< the first thread has done something since the last barrier
  bool threadsAreApart_ = false; ///< all of them have
};

std::string TeamWriter::text(const Statement &statement, const std::string &indentation) const {
  std::string out = pieces_.text(statement.span, threadEdits(pieces_, statement, "__syncthreads();"));
  if (const std::size_t first = out.find_first_not_of(" \t\r\n"); first != std::string::npos) out.erase(0, first);
  return reindented(out, indentationAt(program_.text, statement.span.begin), indentation);
}

/// Before it, all threads have read what it may change; they wait for it where they next begin.
void TeamWriter::byFirstThread(const std::string &text) {
  if (threadsAreApart_) barrier();
  line("if (gpu::threadOfTeam() == 0) " + text);
  firstIsAhead_ = true;
}

void TeamWriter::declaration(const Statement &statement) {
  if (isOfEachThread(program_, *kernel_.loops.front(), statement)) return line(text(statement, "  "));
  const auto variables = teamVariables(program_, statement);
  if (!variables) return;
  for (const TeamVariable &each : *variables) {
    if (std::ranges::find(kernel_.privates, each.variable) != kernel_.privates.end()) continue;
    line("__shared__ " + program_[each.variable].declaration + ";");
  }
  for (const TeamVariable &each : *variables) {
    if (each.first.empty()) continue;
    TextEdits edits = questionEdits(statement);
    std::erase_if(edits, [&](const TextEdit &edit) { return !each.first.contains(edit.span); });
    byFirstThread(program_[each.variable].name + " =" + pieces_.text(each.first, edits) + ";");
  }
}

/// The code of a parallel construct, with the variables that each thread has for itself.
void TeamWriter::threads(const Statement &parallel) {
  if (firstIsAhead_ || threadsAreApart_) barrier();
  std::string privates;
  for (const VariableId id : kernel_.privates)
    privates += program_[id].declaration + "; ";
  const std::string body = text(parallel.children.front(), "  ");
  line(privates.empty() ? body : "{ " + privates + body + " }");
  threadsAreApart_ = true;
}

std::string TeamWriter::write() {
  const Statement &region = *kernel_.loops.front();
  for (const VariableId id : kernel_.ofTeam)
    if (!declares(region, id)) line("__shared__ " + program_[id].declaration + ";");
  for (const Statement &each : teamOf(region).children) {
    if (each.directive)
      threads(each);
    else if (each.kind == StatementKind::declaration)
      declaration(each);
    else if (each.kind != StatementKind::empty)
      byFirstThread(text(each, "  "));
  }
  return std::move(out_);
}

} // namespace

std::string teamText(const Program &program, const TextPieces &pieces, const Kernel &kernel) {
  return TeamWriter(program, pieces, kernel).write();
}

} // namespace warpgrain::openmp
