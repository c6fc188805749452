// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/VectorWriter.h"

#include "core/model/dialect/VectorTypes.h"
#include "core/steps/rewrite/GlobalWord.h"
#include "core/steps/spread/StatementFrame.h"
#include "core/steps/vectorize/EarlyValues.h"
#include "core/steps/vectorize/LoopGuards.h"
#include "core/steps/vectorize/SharedAlignment.h"
#include "core/steps/vectorize/UnusedValues.h"
#include "core/steps/vectorize/VersionedLoop.h"

#include <algorithm>
#include <utility>

namespace warpgrain::transform {

using namespace model;
using dependence::Verdict;

namespace {

VariableId counterOf(const VectorGroup &group) {
  return group.loop ? group.loop->counter : none<VariableId>;
}

/// The condition under which a group's loop may be done with vectors; empty if there is none.
std::expected<std::string, Verdict> conditionOf(const BodyIndex &index, std::int64_t elements,
                                                const std::vector<VectorGuard> &guards,
                                                const std::vector<MultipleNeed> &needs, EarlyValues &values) {
  if (guards.empty()) return std::string();
  auto text = conditionOfAll(index, guards, elements, values);
  if (!text) return text;
  for (const MultipleNeed &need : needs)
    *text += " && " + need.value + " % " + std::to_string(need.multiple) + " == 0";
  return text;
}

/// Groups of one piece of the text.
struct Piece {
  std::vector<const VectorGroup *> groups;
  std::vector<VectorGuard> guards;
  std::vector<MultipleNeed> needs;

  const VectorGroup &any() const { return *groups.front(); }
};

class Writer {
public:
  Writer(const KernelStudy &study, std::int64_t elements)
      : study_(study), index_(study.index()), body_(index_.body()), unit_(study.unit()), elements_(elements),
        names_(unit_, study.kernel()) {
    const SourceSpan &body = study.kernel().bodySpan;
    const auto &statements = body_[body_.root].children;
    const std::uint32_t first = statements.empty() ? body.begin : body_[statements.front()].spelling.span.begin;
    layout_ = detectLayout(unit_[body.file].text, first, body.end - 1);
  }

  std::expected<TextEdits, Verdict> run(const std::vector<VectorGroup> &groups) {
    for (const Piece &piece : piecesOf(groups))
      if (auto why = write(piece)) return std::unexpected(*std::move(why));
    for (const VectorGroup &group : groups)
      if (isSome(group.shared))
        if (auto edit = alignedDeclaration(study_, group.shared, sizeOf(group) * static_cast<std::uint64_t>(elements_)))
          edits_.push_back(*std::move(edit));
    return normalized(std::move(edits_));
  }

private:
  static std::vector<Piece> piecesOf(const std::vector<VectorGroup> &groups) {
    std::vector<Piece> out;
    for (const VectorGroup &group : groups) {
      auto same = std::ranges::find_if(out, [&](const Piece &piece) {
        return piece.any().first == group.first && piece.any().last == group.last &&
               piece.any().loop.has_value() == group.loop.has_value();
      });
      Piece &piece = same != out.end() ? *same : out.emplace_back();
      piece.groups.push_back(&group);
      for (const VectorGuard &guard : group.guards)
        if (std::ranges::find(piece.guards, guard) == piece.guards.end()) piece.guards.push_back(guard);
      for (const MultipleNeed &need : group.needs)
        addNeed(piece.needs, need);
    }
    return out;
  }

  const Type &elementOf(const VectorGroup &group) const { return unit_[body_[group.begin->expression].type]; }

  std::uint64_t sizeOf(const VectorGroup &group) const { return elementOf(group).sizeBytes; }

  std::optional<Verdict> write(const Piece &piece) {
    const SourceSpan span = piece.any().spanIn(body_);
    EarlyValues values(index_, span, counterOf(piece.any()), names_);
    const auto condition = conditionOf(index_, elements_, piece.guards, piece.needs, values);
    if (!condition) return condition.error();
    FrameLines lines;
    TextEdits uses;
    for (const VectorGroup *group : piece.groups)
      write(*group, values, lines, uses);
    if (condition->empty()) {
      const TextEdits unused = unusedDeclarations(index_, span, uses);
      uses.insert(uses.end(), unused.begin(), unused.end());
      lines.before.insert(lines.before.begin(), values.declarations().begin(), values.declarations().end());
      frameStatements(unit_, body_, piece.any().first, piece.any().last, lines, uses, edits_);
    } else {
      edits_.push_back(versionedLoop(index_, piece.any().first,
                                     {.declarations = values.declarations(),
                                      .condition = *condition,
                                      .lines = std::move(lines),
                                      .guards = piece.guards,
                                      .uses = std::move(uses)},
                                     layout_));
    }
    return std::nullopt;
  }

  void write(const VectorGroup &group, EarlyValues &values, FrameLines &lines, TextEdits &uses) {
    const auto word = vectorOf(study_.dialect(), elementOf(group), elements_);
    const std::string type = globalWord(unit_, study_.kernel(), word).value_or(word); // see whyNotWritten
    if (group.loop)
      writeInLoop(group, type, values, lines, uses);
    else
      writeInStatements(group, type, values, lines, uses);
  }

  /// `in4`; `in4b` for the next one.
  std::string nameFor(const VectorGroup &group, std::int64_t kept) {
    const std::string wish = body_[group.begin->array].name + std::to_string(kept);
    std::string name = wish;
    for (char letter = 'b'; names_.isUsed(name) && letter <= 'z'; ++letter)
      name = wish + letter;
    return names_.take(name);
  }

  /// `from`: how the pointer's own type is written.
  std::string loadedFrom(const std::string &type, const std::string &from, const std::string &pointer) const {
    return "*" + study_.dialect().pointerCast("const " + type, from, pointer);
  }

  std::string storedTo(const std::string &type, const std::string &from, const std::string &pointer) const {
    return "*" + study_.dialect().pointerCast(type, from, pointer);
  }

  /// The type of the pointer, or of the array, that an access of a group begins at.
  std::string pointerType(const VectorGroup &group) const {
    const Variable &array = body_[group.begin->array];
    if (array.isShared()) return std::string(study_.dialect().qualifier(Qualifier::shared));
    if (array.space == VariableSpace::constantMemory)
      return std::string(study_.dialect().qualifier(Qualifier::constant));
    return isSome(array.type) ? unit_[array.type].name : std::string();
  }

  /// Elements are members of a vector; or of an array, where their type is another one than that of the members.
  void writeInStatements(const VectorGroup &group, const std::string &type, EarlyValues &values, FrameLines &lines,
                         TextEdits &uses) {
    const std::string name = nameFor(group, elements_);
    const std::string begin = pointerText(*group.begin, 0, values);
    const std::string from = pointerType(group);
    const bool hasMembers = isMemberType(elementOf(group));
    const std::string whole = hasMembers ? name : storedTo(type, {}, name);
    if (hasMembers) {
      const std::string declared = (group.isStored ? "" : "const ") + type + " " + name;
      lines.before.push_back(declared + (group.isLoaded ? " = " + loadedFrom(type, from, begin) : "") + ";");
    } else {
      lines.before.push_back(keeperOf(group, name, elements_));
      if (group.isLoaded) lines.before.push_back(whole + " = " + loadedFrom(type, from, begin) + ";");
    }
    if (group.isStored) lines.after.push_back(storedTo(type, from, begin) + " = " + whole + ";");
    for (const VectorUse &use : group.uses)
      uses.push_back({body_[use.access->expression].spelling.span,
                      name + (hasMembers ? "." + std::string(vectorMember(use.position))
                                         : "[" + std::to_string(use.position) + "]")});
  }

  /// The declaration of an array that holds vectors' elements.
  std::string keeperOf(const VectorGroup &group, const std::string &name, std::int64_t kept) const {
    const std::uint64_t bytes = sizeOf(group) * static_cast<std::uint64_t>(elements_);
    return study_.dialect().alignment(bytes) + " " + elementOf(group).name + " " + name + "[" + std::to_string(kept) +
           "];";
  }

  /// Elements are kept in an array, since a vector's members have no numbers.
  void writeInLoop(const VectorGroup &group, const std::string &type, EarlyValues &values, FrameLines &lines,
                   TextEdits &uses) {
    const std::int64_t kept = (group.high / elements_ + 1) * elements_;
    const std::string name = nameFor(group, kept);
    const std::string from = pointerType(group);
    lines.before.push_back(keeperOf(group, name, kept));
    for (std::int64_t at = group.low; at <= group.high;) {
      const bool isVector = at % elements_ == 0 && at + elements_ - 1 <= group.high;
      const auto &[use, iteration] = useOf(group, at);
      const std::string keeper = at == 0 ? name : name + " + " + std::to_string(at);
      if (isVector && group.isLoaded)
        lines.before.push_back(storedTo(type, {}, keeper) + " = " +
                               loadedFrom(type, from, pointerText(*use, iteration, values)) + ";");
      if (isVector && group.isStored)
        lines.after.push_back(storedTo(type, from, pointerText(*use, iteration, values)) + " = " +
                              storedTo(type, {}, keeper) + ";");
      if (!isVector)
        lines.before.push_back(name + "[" + std::to_string(at) +
                               "] = " + values.textOf(body_[use->expression].spelling.span, iteration) + ";");
      at += isVector ? elements_ : 1;
    }
    const std::string counter = values.iterationText();
    for (const VectorUse &use : group.uses)
      uses.push_back({body_[use.access->expression].spelling.span,
                      name + "[" + counter + (use.position == 0 ? "" : " + " + std::to_string(use.position)) + "]"});
  }

  /// A use that comes to an element of a loop's window, and the iteration in which it does; the first one if there is a
  /// choice.
  std::pair<const Access *, std::int64_t> useOf(const VectorGroup &group, std::int64_t element) const {
    const VectorUse *best = nullptr;
    for (const VectorUse &use : group.uses) {
      const std::int64_t iteration = element - use.position;
      if (iteration < 0 || iteration >= elements_) continue;
      if (best == nullptr || use.position > best->position) best = &use;
    }
    return {best->access, element - best->position};
  }

  /// `&a[i0]`, or `a + i0` where the element is named as `*(a + i)`.
  std::string pointerText(const Access &access, std::int64_t iteration, EarlyValues &values) const {
    const Expression &e = body_[access.expression];
    const bool isDereferenced = e.kind == ExpressionKind::unary && e.op == Operator::dereference;
    if (isDereferenced) return values.textOf(body_[e.operands[0]].spelling.span, iteration);
    return "&" + values.textOf(e.spelling.span, iteration);
  }

  const KernelStudy &study_;
  const BodyIndex &index_;
  const Body &body_;
  const Unit &unit_;
  std::int64_t elements_;
  FreshNames names_;
  Layout layout_;
  TextEdits edits_;
};

} // namespace

std::expected<TextEdits, Verdict> writeVectors(const KernelStudy &study, std::int64_t elements,
                                               const std::vector<VectorGroup> &groups) {
  return Writer(study, elements).run(groups);
}

std::optional<Verdict> whyNotWritten(const KernelStudy &study, std::int64_t elements, const VectorGroup &group) {
  const Body &body = study.kernel().body;
  const Type &element = study.unit()[body[group.begin->expression].type];
  const auto type = globalWord(study.unit(), study.kernel(), vectorOf(study.dialect(), element, elements));
  if (!type) return type.error();
  FreshNames names(study.unit(), study.kernel());
  EarlyValues values(study.index(), group.spanIn(body), counterOf(group), names);
  for (const VectorUse &use : group.uses) {
    if (!group.loop && use.access != group.begin) continue;
    const std::string what(study.unit().textOf(body[use.access->expression].spelling.span));
    if (auto why = values.whyNotAddress(use.access->expression, what)) return why;
  }
  const auto condition = conditionOf(study.index(), elements, group.guards, group.needs, values);
  return condition ? std::nullopt : std::optional(condition.error());
}

} // namespace warpgrain::transform
