// SPDX-License-Identifier: Apache-2.0
#include "core/base/Tokens.h"
#include "core/model/Walk.h"
#include "core/steps/loops/SplitStep.h"

#include <algorithm>
#include <vector>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// term: number, name, index.axis or ( sum ); sums and products of terms.
class PlaceReader {
public:
  PlaceReader(const BodyIndex &index, const std::string &place, StatementId at, const Dialect &dialect)
      : body_(index.body()), unit_(index.unit()), place_(place), at_(at), dialect_(dialect), tokens_(tokenize(place)) {}

  std::expected<std::string, Verdict> run() {
    readSum();
    if (next_ < tokens_.size()) refuse({ReasonId::placeWordNotUnderstood, {word()}});
    if (why_)
      return std::unexpected(Verdict::illegal({ReasonId::placeNotPossible, {place_, *why_}}, body_[at_].keyword));
    return out_;
  }

private:
  void refuse(const Reason &why) {
    if (!why_) why_ = why;
  }

  std::string_view word() const { return next_ < tokens_.size() ? textOf(place_, tokens_[next_]) : std::string_view(); }

  void take() { out_ += textOf(place_, tokens_[next_++]); }

  void readSum() {
    readTerm();
    while (!why_ && word().size() == 1 && std::string_view("+-*").find(word()[0]) != std::string_view::npos) {
      out_ += " ";
      take();
      out_ += " ";
      readTerm();
    }
  }

  void readTerm() {
    if (why_) return;
    if (next_ >= tokens_.size()) return refuse(ReasonId::placeEndsEarly);
    if (word() == "(") {
      take();
      readSum();
      if (word() != ")") return refuse(ReasonId::placeParenthesisOpen);
      return take();
    }
    if (word() == "-") take();
    if (next_ >= tokens_.size()) return refuse(ReasonId::placeEndsEarly);
    if (tokens_[next_].kind == TokenKind::number) return readNumber();
    if (tokens_[next_].kind != TokenKind::identifier) return refuse({ReasonId::placeWordNotUnderstood, {word()}});
    if (dialect_.indexNamed(word())) return readIndex();
    readVariable();
  }

  void readNumber() {
    const bool isDecimal = std::ranges::all_of(word(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isDecimal || word().size() > 9 || (word().size() > 1 && word()[0] == '0'))
      return refuse({ReasonId::placeNumberTooLarge, {word()}});
    take();
  }

  void readIndex() {
    take();
    if (word() != ".") return refuse(ReasonId::placeIndexNeedsAxis);
    take();
    if (word() != "x" && word() != "y" && word() != "z") return refuse(ReasonId::placeIndexNeedsAxis);
    take();
  }

  void readVariable() {
    std::vector<VariableId> known;
    for (std::size_t i = 0; i < body_.variables.size(); ++i)
      if (const VariableId id{static_cast<std::uint32_t>(i)}; body_[id].name == word() && isVisible(id))
        known.push_back(id);
    if (known.empty()) return refuse({ReasonId::placeVariableNotKnown, {word()}});
    if (known.size() > 1) return refuse({ReasonId::placeVariableAmbiguous, {word()}});
    const Variable &variable = body_[known.front()];
    const bool isInteger =
        isSome(variable.type) && unit_[variable.type].kind == TypeKind::integer && !unit_[variable.type].isVolatile;
    const bool isValue = variable.isPerThread() || variable.space == VariableSpace::templateParameter;
    if (!isInteger || !isValue) return refuse({ReasonId::placeVariableNotInteger, {variable.name}});
    take();
  }

  /// A parameter, or declared before the loop in a block around it.
  bool isVisible(VariableId id) const {
    const StatementId declared = body_[id].statement;
    if (!isSome(declared))
      return body_[id].space == VariableSpace::parameter || body_[id].space == VariableSpace::templateParameter;
    if (body_[declared].spelling.span.begin >= body_[at_].spelling.span.begin) return false;
    return isSome(body_[declared].parent) && isInside(body_, at_, body_[declared].parent);
  }

  const Body &body_;
  const Unit &unit_;
  const std::string &place_;
  StatementId at_;
  const Dialect &dialect_;
  std::vector<Token> tokens_;
  std::size_t next_ = 0;
  std::string out_;
  std::optional<Reason> why_;
};

} // namespace

std::expected<std::string, Verdict> placeText(const BodyIndex &index, const std::string &place, StatementId at,
                                              const Dialect &dialect) {
  return PlaceReader(index, place, at, dialect).run();
}

} // namespace warpgrain::transform
