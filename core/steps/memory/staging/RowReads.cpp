// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/RowReads.h"

#include "core/access/form/Classify.h"
#include "core/model/Walk.h"
#include "core/steps/registers/Certainty.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::Form;
using access::KernelInstances;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class RowFinder {
public:
  RowFinder(KernelStudy &study, const std::string &array)
      : study_(study), index_(study.index()), unit_(study.unit()), body_(index_.body()), name_(array),
        instances_(study.instances(LaunchScope::any).front()), atoms_(instances_.atoms) {}

  std::expected<RowReads, Verdict> run() {
    for (const VariableId id : study_.kernel().parameters)
      if (body_[id].name == name_) out_.pointer = id;
    const SourceSpan &place = study_.kernel().nameSpan;
    if (!isSome(out_.pointer))
      return std::unexpected(Verdict::illegal({ReasonId::noPointerParameterToStage, {name_}}, place));
    const Variable &pointer = body_[out_.pointer];
    if (!isSome(pointer.type) || unit_[pointer.type].kind != TypeKind::pointer)
      return std::unexpected(Verdict::illegal({ReasonId::isNoPointer, {name_}}, pointer.nameSpan));
    for (const Element &element : elementsIn(index_, name_))
      addElement(element);
    const auto best = std::ranges::max_element(rows_, {}, [](const RowReads &row) { return row.elements.size(); });
    if (best == rows_.end() || best->elements.size() < 2)
      return std::unexpected(why_ ? *why_ : Verdict::illegal({ReasonId::noReadsSideBySide, {name_}}, pointer.nameSpan));
    if (auto why = normalize(*best)) return std::unexpected(*std::move(why));
    best->pointer = out_.pointer;
    return *best;
  }

private:
  void refuse(const Reason &why, const SourceSpan &where) {
    if (!why_) why_ = Verdict::unknown(why, where);
  }

  StatementId rootStatementOf(StatementId id) const {
    while (isSome(id) && body_[id].parent != body_.root)
      id = body_[id].parent;
    return id;
  }

  /// Where its first element lies; nothing where that is not known to move by one element with the thread.
  std::optional<Form> offsetOf(const Access &access, std::int64_t bytes) {
    const AccessInstance *found = nullptr;
    for (const AccessInstance &each : instances_.accesses) {
      if (each.body != instances_.body || each.span != body_[access.expression].spelling.span) continue;
      if (found != nullptr) return std::nullopt;
      found = &each;
    }
    if (found == nullptr || !found->isAffine()) return std::nullopt;
    const auto x = atoms_.threadIndex(Axis::x);
    const auto step = found->byteOffset.coefficientOf(x);
    if (!step || step->asConstant() != bytes || access::mentions(atoms_, found->byteOffset.without(x), x))
      return std::nullopt;
    return found->byteOffset;
  }

  void addElement(const Element &element) {
    const Access &first = *element.accesses.front();
    const Expression &e = body_[first.expression];
    const SourceSpan &place = e.spelling.span;
    if (first.array != out_.pointer || e.kind != ExpressionKind::subscript) return;
    const StatementId statement = rootStatementOf(first.statement);
    if (!isSome(statement)) return;
    const bool isGuarded = body_[statement].kind == StatementKind::ifElse && first.statement != statement;
    for (const Access *access : element.accesses)
      if (access->writes() || rootStatementOf(access->statement) != statement) return;
    if (isGuarded && !isPlainIf(statement)) return refuse(ReasonId::conditionOfReadNotPlain, body_[statement].keyword);
    if (!isCertain(element, isGuarded ? body_[statement].children.front() : body_.root, statement))
      return refuse({ReasonId::readNotCertainForRow, {element.text}}, place);
    if (const VariableId changed = changedSince(element, statement); isSome(changed))
      return refuse({ReasonId::addressChangedAfterLoad, {body_[changed].name, element.text}}, place);
    const auto bytes = static_cast<std::int64_t>(unit_[e.type].sizeBytes);
    const auto offset = offsetOf(first, bytes);
    if (!offset) return refuse({ReasonId::nextThreadReadNotKnown, {element.text}}, place);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const auto apart = offset->minus(offsets_[i]);
      const auto distance = apart ? apart->asConstant() : std::nullopt;
      if (!distance || *distance % bytes != 0 || rows_[i].type != unit_[e.type].name ||
          !isAlike(rows_[i], statement, isGuarded))
        continue;
      rows_[i].elements[*distance / bytes].push_back(element);
      if (body_[statement].spelling.span.begin < body_[rows_[i].statement].spelling.span.begin)
        rows_[i].statement = statement;
      return;
    }
    rows_.push_back({.statement = statement,
                     .condition = isGuarded ? body_[statement].condition : none<ExpressionId>,
                     .elements = {{0, {element}}},
                     .type = unit_[e.type].name,
                     .bytes = bytes});
    offsets_.push_back(*offset);
  }

  bool isPlainIf(StatementId id) const {
    const Statement &statement = body_[id];
    return statement.children.size() == 1 && !isSome(statement.initializer) && !statement.isConstexpr &&
           statement.variables.empty() && statement.spelling.origin == SpellingOrigin::file;
  }

  /// Reads under one condition, or under none: of those the first statement counts.
  bool isAlike(const RowReads &row, StatementId statement, bool isGuarded) const {
    return isGuarded ? row.statement == statement : !isSome(row.condition);
  }

  bool isCertain(const Element &element, StatementId within, StatementId statement) const {
    const auto leaves = [&](const Statement &s) {
      const bool mayLeave = s.kind == StatementKind::returnFrom || s.kind == StatementKind::other ||
                            s.kind == StatementKind::gotoLabel || s.kind == StatementKind::label;
      const std::uint32_t last = body_[element.accesses.back()->expression].spelling.span.end;
      // Without a condition the tile is loaded before the first read, wherever that is.
      const std::uint32_t from = within == body_.root ? 0 : body_[statement].spelling.span.begin;
      return mayLeave && s.spelling.span.begin >= from && s.spelling.span.begin < last;
    };
    if (std::ranges::any_of(body_.statements, leaves)) return false;
    return std::ranges::all_of(element.accesses, [&](const Access *access) {
      const Certainty certainty = certaintyOf(index_, access->expression, within);
      return certainty.isCertain && certainty.loops.empty();
    });
  }

  /// The address is computed again before the statement, and must be the same there. Without a condition the tile may
  /// be loaded before any statement that reads, so that nothing may change from its variables' declaration on.
  VariableId changedSince(const Element &element, StatementId statement) const {
    const std::uint32_t begin = body_[statement].spelling.span.begin;
    for (const VariableId id : element.variables) {
      const Variable &variable = body_[id];
      if (isSome(variable.statement) && body_[variable.statement].spelling.span.begin >= begin) return id;
      for (const Use *use : index_.usesOf(id))
        if (use->kind == UseKind::escape ||
            (use->writes() && (isUnguarded(statement) || body_[use->expression].spelling.span.begin >= begin)))
          return id;
    }
    return none<VariableId>;
  }

  bool isUnguarded(StatementId statement) const { return body_[statement].kind != StatementKind::ifElse; }

  /// Distances from 0 on; those without a gap.
  std::optional<Verdict> normalize(RowReads &row) const {
    std::map<std::int64_t, std::vector<Element>> moved;
    const std::int64_t least = row.elements.begin()->first;
    for (auto &[distance, elements] : row.elements)
      moved[distance - least] = std::move(elements);
    row.elements = std::move(moved);
    std::int64_t expected = 0;
    for (const auto &[distance, elements] : row.elements) {
      if (distance != expected++)
        return Verdict::unknown(ReasonId::elementsBetweenNotRead,
                                body_[elements.front().accesses.front()->expression].spelling.span);
    }
    // The address of each element must be known before the first of them is read.
    for (const auto &[distance, elements] : row.elements)
      for (const Element &element : elements)
        if (const VariableId changed = changedSince(element, row.statement); isSome(changed))
          return Verdict::unknown({ReasonId::addressChangedAfterLoad, {body_[changed].name, element.text}},
                                  body_[element.accesses.front()->expression].spelling.span);
    return std::nullopt;
  }

  KernelStudy &study_;
  const BodyIndex &index_;
  const Unit &unit_;
  const Body &body_;
  const std::string &name_;
  const KernelInstances &instances_;
  access::AtomTable atoms_;
  RowReads out_;
  std::vector<RowReads> rows_;
  std::vector<Form> offsets_; ///< of the element at 0 of each row
  std::optional<Verdict> why_;
};

} // namespace

std::expected<RowReads, Verdict> readRow(KernelStudy &study, const std::string &array) {
  return RowFinder(study, array).run();
}

} // namespace warpgrain::transform
