// SPDX-License-Identifier: Apache-2.0
#include "core/base/Indentation.h"
#include "core/dependence/relations/RegionOverlap.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/workflow/mapping/NestOrder.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace warpgrain::workflow {

namespace {

using openmp::Access;
using openmp::Statement;
using openmp::StatementKind;
using openmp::VariableId;

bool hasLoop(const Statement &statement) {
  bool found = false;
  openmp::forEachStatement(statement, [&](const Statement &each) { found |= each.kind == StatementKind::counted; });
  return found;
}

/// A `continue` of the loop whose body a statement is in.
bool continues(const Statement &statement) {
  if (statement.kind == StatementKind::continues) return true;
  if (statement.kind == StatementKind::counted || statement.kind == StatementKind::whileLoop ||
      statement.kind == StatementKind::doLoop)
    return false;
  return std::ranges::any_of(statement.children, continues);
}

/// Parts one loop of a nest.
class Distributor {
public:
  Distributor(const ReadNest &read, std::size_t loop)
      : read_(read), number_(loop), loop_(read.nest.loops[loop]), statements_(bodyOf(loop_).children),
        together_(statements_.size()) {}

  std::optional<NestChange> run() {
    if (!hasConstantHead(read_, loop_, *loop_.statement) || openmp::mayLeave(bodyOf(loop_)) || continues(bodyOf(loop_)))
      return std::nullopt;
    if (!joinByVariables() || !joinByMemory()) return std::nullopt;
    const std::vector<std::size_t> cuts = cutsOf();
    if (cuts.empty()) return std::nullopt;
    return write(cuts);
  }

private:
  /// No cut is made between two statements of the body.
  void join(std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i)
      together_[i] = true;
  }

  /// What a variable carries from one statement to another. False if the loop is not to be parted at all.
  bool joinByVariables() {
    struct Use {
      std::vector<std::size_t> naming;
      bool isWritten = false;
    };

    std::map<VariableId, Use> uses;
    for (std::size_t i = 0; i < statements_.size(); ++i) {
      const auto name = [&](VariableId variable) -> Use & {
        Use &use = uses[variable];
        if (use.naming.empty() || use.naming.back() != i) use.naming.push_back(i);
        return use;
      };
      openmp::forEachAccess(statements_[i], [&](const Access &access) {
        Use &use = name(access.variable);
        use.isWritten |= access.writes() && access.target != openmp::AccessTarget::pointee;
      });
      openmp::forEachStatement(statements_[i], [&](const Statement &each) {
        for (const VariableId declared : each.declares)
          name(declared).isWritten = true;
      });
    }
    for (const auto &[variable, use] : uses) {
      if (variable == *loop_.counter && use.isWritten) return false;
      if (!use.isWritten || use.naming.size() < 2 || isMemoryOfNest(read_, variable)) continue;
      const bool isNew = std::ranges::all_of(use.naming, [&](std::size_t each) {
        return !openmp::declares(statements_[each], variable) &&
               isMadeAnew(read_, *loop_.statement, statements_[each], variable);
      });
      if (!isNew) join(use.naming.front(), use.naming.back());
    }
    return true;
  }

  /// An iteration of a statement that uses what a later statement used in an earlier iteration: the loop of the later
  /// one would come behind. False if the dependences are not known.
  bool joinByMemory() {
    const NestKernel &kernel = read_.kernel;
    const model::Body &body = *kernel.instances.body;
    const model::Statement &inside = body[body[kernel.loops[number_]].children.front()];
    if (inside.kind != model::StatementKind::compound || inside.children.size() != statements_.size()) return false;
    for (std::size_t i = 0; i < statements_.size(); ++i)
      if ((body[inside.children[i]].kind == model::StatementKind::forLoop) !=
          (statements_[i].kind == StatementKind::counted))
        return false;
    const auto carried = carriedBy(read_, number_, reliance_);
    if (!carried) return false;
    const dependence::RegionOverlap places(*kernel.unit, kernel.instances);
    const auto statementAt = [&](std::size_t access) -> std::optional<std::size_t> {
      const SourceSpan place = places.placeOf(access);
      for (std::size_t i = 0; i < inside.children.size(); ++i)
        if (body[inside.children[i]].spelling.span.contains(place)) return i;
      return std::nullopt;
    };
    for (const dependence::CarriedDependence &each : carried->dependences) {
      const auto source = statementAt(each.source);
      const auto sink = statementAt(each.sink);
      if (!source || !sink) return false;
      if (*sink < *source) join(*sink, *source);
    }
    return true;
  }

  /// Statements without loops stay in one part with those beside them, where some loop is mapped.
  std::vector<std::size_t> cutsOf() const {
    std::vector<std::pair<std::size_t, bool>> parts; // the first statement, and whether it has a loop
    for (std::size_t i = 0; i < statements_.size(); ++i) {
      const bool loops = hasLoop(statements_[i]);
      if (i > 0 && together_[i - 1])
        parts.back().second |= loops;
      else
        parts.emplace_back(i, loops);
    }
    std::vector<std::size_t> out;
    const bool isMapped = std::ranges::any_of(read_.mapped.loops, &MappedLoop::isMapped);
    for (std::size_t i = 1; i < parts.size(); ++i)
      if (!isMapped || parts[i - 1].second || parts[i].second) out.push_back(parts[i].first);
    return out;
  }

  std::optional<NestChange> write(const std::vector<std::size_t> &cuts) {
    const auto head = headSpan(read_, loop_);
    if (!head) return std::nullopt;
    NestChange out{.edits = {}, .told = {}, .reliance = std::move(reliance_)};
    const SourceSpan whole = loop_.statement->span;
    const std::string &text = read_.program.text;
    const std::string indentation(indentationAt(text, whole.begin));
    const LineIndex lines(read_.program.text);
    std::string where = std::to_string(loop_.line);
    for (const std::size_t cut : cuts) {
      const std::uint32_t at = statements_[cut].span.begin;
      const std::string_view blanks = indentationAt(text, at);
      const std::string own(blanks);
      const bool beginsLine = blanks.data() + blanks.size() == text.data() + at;
      const auto from = static_cast<std::uint32_t>(beginsLine ? at - own.size() : at);
      out.edits.push_back({.span = {.file = mainFile, .begin = from, .end = at},
                           .replacement = (beginsLine ? "" : "\n") + indentation + "}\n" + indentation + "for " +
                                          std::string(read_.program.textOf(*head)) + " {\n" + own});
      where += (cut == cuts.back() ? " and " : ", ") +
               std::to_string(lineOf(read_.program, lines, statements_[cut].span.begin));
    }
    // Its parts stand where one statement stood.
    if (number_ > 0 && &bodyOf(read_.nest.loops[number_ - 1]) == loop_.statement) {
      out.edits.push_back({.span = {.file = mainFile, .begin = whole.begin, .end = whole.begin}, .replacement = "{ "});
      out.edits.push_back({.span = {.file = mainFile, .begin = whole.end, .end = whole.end}, .replacement = " }"});
    }
    out.told = "The loop over " + read_.program[*loop_.counter].name + " is distributed into " +
               std::to_string(cuts.size() + 1) + " loops, in lines " + where + ".";
    return out;
  }

  const ReadNest &read_;
  std::size_t number_;
  const SerialLoop &loop_;
  const std::vector<Statement> &statements_;
  std::vector<bool> together_; ///< a statement and the next one
  NestReliance reliance_;
};

} // namespace

std::optional<NestChange> distributed(const ReadNest &read) {
  const bool isMapped = std::ranges::any_of(read.mapped.loops, &MappedLoop::isMapped);
  for (std::size_t i = 0; i < read.nest.loops.size(); ++i) {
    const SerialLoop &loop = read.nest.loops[i];
    const Statement &body = bodyOf(loop);
    if (loop.depth != i || !loop.isAlone) break;
    if (body.kind != StatementKind::compound || body.children.size() < 2) continue;
    // Some loop in it could be mapped if it were alone.
    const bool mayGain =
        std::any_of(read.mapped.loops.begin() + static_cast<std::ptrdiff_t>(i + 1), read.mapped.loops.end(),
                    [](const MappedLoop &each) { return each.isParallel && !each.isMapped; });
    if (isMapped && !mayGain) continue;
    if (auto out = Distributor(read, i).run()) return out;
  }
  return std::nullopt;
}

} // namespace warpgrain::workflow
