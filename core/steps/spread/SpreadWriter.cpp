// SPDX-License-Identifier: Apache-2.0
#include "core/steps/spread/SpreadWriter.h"

#include "core/model/Dialect.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/Operand.h"
#include "core/steps/spread/LaneHeader.h"
#include "core/steps/spread/StatementFrame.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

constexpr std::int64_t lanesOfWarp = 32;

class BodyWriter {
public:
  BodyWriter(const KernelStudy &study, const SpreadPlan &plan, TextEdits indices)
      : unit_(study.unit()), kernel_(study.kernel()), body_(kernel_.body), dialect_(study.dialect()), study_(study),
        plan_(plan), edits_(std::move(indices)) {
    FreshNames names(unit_, kernel_);
    lane_ = names.take("lane");
    offset_ = names.take("offset");
    mask_ = plan.lanes == lanesOfWarp ? "0xffffffffu" : names.take("mask");
    const auto &statements = body_[body_.root].children;
    const std::uint32_t first =
        statements.empty() ? kernel_.bodySpan.begin : body_[statements.front()].spelling.span.begin;
    layout_ = detectLayout(text(), first, kernel_.bodySpan.end - 1);
  }

  TextEdits run() {
    const TextEdits header = steppedHeader(study_, plan_.loop, plan_.lanes, lane_, edits_);
    std::erase_if(edits_, [&](const TextEdit &edit) {
      return std::ranges::any_of(header, [&](const TextEdit &whole) { return whole.span.contains(edit.span); });
    });
    edits_.insert(edits_.end(), header.begin(), header.end());
    writeHead();
    const SourceSpan &loop = body_[plan_.loop.loop].spelling.span;
    const auto isBefore = [&](const LaneRun &run) {
      return body_[run.statements.front()].spelling.span.begin < loop.begin;
    };
    const auto second = std::ranges::find_if_not(plan_.order.runs, isBefore);
    for (auto run = plan_.order.runs.begin(); run != second; ++run)
      writeRun(*run);
    writeLoop();
    for (auto run = second; run != plan_.order.runs.end(); ++run)
      writeRun(*run);
    return normalized(std::move(edits_));
  }

private:
  std::string_view text() const { return unit_[kernel_.bodySpan.file].text; }

  std::string barrier() const {
    return plan_.lanes == lanesOfWarp ? std::string(dialect_.warpBarrier()) : dialect_.laneBarrier(mask_);
  }

  bool needsMask() const {
    const LaneOrder &order = plan_.order;
    const bool waits =
        order.waitsBeforeLoop || order.waitsAfterLoop ||
        std::ranges::any_of(order.runs, [](const LaneRun &run) { return run.waitsBefore || run.waitsAfter; });
    return plan_.lanes != lanesOfWarp && (waits || !plan_.sums.empty());
  }

  /// The bits of the lanes that do one thread's work.
  std::string maskText() const {
    const std::string lanes = std::to_string(plan_.lanes);
    const auto index = [&](BuiltinIndex builtin, Axis axis) { return dialect_.index(builtin, axis); };
    const std::string x = index(BuiltinIndex::threadIdx, Axis::x);
    const std::string y = index(BuiltinIndex::threadIdx, Axis::y);
    const std::string z = index(BuiltinIndex::threadIdx, Axis::z);
    const std::string rows = y + " + " + index(BuiltinIndex::blockDim, Axis::y) + " * " + z;
    const std::string place =
        plan_.isFlat ? x : "(" + x + " + " + index(BuiltinIndex::blockDim, Axis::x) + " * (" + rows + "))";
    const std::string bits =
        plan_.lanes == 2 ? "0x3u" : "0x" + std::string(static_cast<std::size_t>(plan_.lanes / 4), 'f') + "u";
    return bits + " << (" + place + " % " + std::to_string(lanesOfWarp) + " / " + lanes + " * " + lanes + ")";
  }

  /// The lane's number in its group, before the first statement.
  void writeHead() {
    std::vector<std::string> lines{"const int " + lane_ + " = " + dialect_.index(BuiltinIndex::threadIdx, Axis::x) +
                                   " % " + std::to_string(plan_.lanes) + ";"};
    if (needsMask()) lines.push_back("const unsigned int " + mask_ + " = " + maskText() + ";");
    const std::uint32_t brace = kernel_.bodySpan.begin + 1;
    const std::uint32_t end = trailingEnd(text(), brace);
    const bool endsLine = end > brace && text()[end - 1] == '\n';
    std::string words;
    for (const std::string &line : lines)
      words += endsLine ? layout_.unit + std::string(indentationAt(text(), kernel_.bodySpan.end - 1)) + line +
                              layout_.lineEnd
                        : " " + line;
    const std::uint32_t at = endsLine ? end : brace;
    edits_.push_back({{.file = kernel_.bodySpan.file, .begin = at, .end = at}, words});
  }

  void writeRun(const LaneRun &run) {
    FrameLines lines;
    if (run.waitsBefore) lines.before.push_back(barrier());
    if (run.waitsAfter) lines.after.push_back(barrier());
    const StatementId first = run.statements.front();
    const StatementId last = run.statements.back();
    TextEdits guard;
    guardStatements(unit_, body_, first, last, "if (" + lane_ + " == 0)", run.waitsBefore || run.waitsAfter, layout_,
                    guard);
    frameStatements(unit_, body_, first, last, lines, guard, edits_);
  }

  void writeLoop() {
    FrameLines lines;
    if (plan_.order.waitsBeforeLoop) lines.before.push_back(barrier());
    for (const LaneSum &sum : plan_.sums)
      if (sum.countsOnce() && !sum.isIdentityBefore)
        lines.before.push_back("if (" + lane_ + " != 0) " + sum.name + " = " +
                               (sum.operation == SumOperation::product ? "1" : "0") + ";");
    if (plan_.order.waitsAfterLoop) lines.after.push_back(barrier());
    for (std::string &line : exchange())
      lines.after.push_back(std::move(line));
    frameStatements(unit_, body_, plan_.loop.loop, plan_.loop.loop, lines, {}, edits_);
  }

  /// All lanes get the whole sums: each adds what the lanes have whose numbers differ in one bit, bit by bit.
  std::vector<std::string> exchange() const {
    std::vector<std::string> out;
    if (plan_.sums.empty()) return out;
    const bool isOne = plan_.lanes == 2;
    const bool isBlock = plan_.sums.size() > 1 && !isOne;
    if (!isOne)
      out.push_back("for (int " + offset_ + " = " + std::to_string(plan_.lanes / 2) + "; " + offset_ + " > 0; " +
                    offset_ + " /= 2)" + (isBlock ? " {" : ""));
    for (const LaneSum &sum : plan_.sums)
      out.push_back((isOne ? "" : layout_.unit) +
                    combined(sum, dialect_.exchange(mask_, sum.name, isOne ? "1" : offset_)));
    if (isBlock) out.emplace_back("}");
    return out;
  }

  static std::string combined(const LaneSum &sum, const std::string &other) {
    switch (sum.operation) {
    case SumOperation::sum:
      return sum.name + " += " + other + ";";
    case SumOperation::product:
      return sum.name + " *= " + other + ";";
    case SumOperation::bitAnd:
      return sum.name + " &= " + other + ";";
    case SumOperation::bitOr:
      return sum.name + " |= " + other + ";";
    case SumOperation::bitXor:
      return sum.name + " ^= " + other + ";";
    default:
      return sum.name + " = " + sum.function + "(" + sum.name + ", " + other + ");";
    }
  }

  const Unit &unit_;
  const Function &kernel_;
  const Body &body_;
  const Dialect &dialect_;
  const KernelStudy &study_;
  const SpreadPlan &plan_;
  TextEdits edits_;
  Layout layout_;
  std::string lane_;
  std::string offset_;
  std::string mask_;
};

} // namespace

std::expected<TextEdits, Verdict> dividedIndices(const KernelStudy &study, std::int64_t lanes) {
  const Body &body = study.kernel().body;
  TextEdits edits;
  for (std::size_t i = 0; i < body.expressions.size(); ++i) {
    const ExpressionId id{static_cast<std::uint32_t>(i)};
    const Expression &e = body[id];
    const bool changes = e.kind == ExpressionKind::builtinIndex && e.axis == Axis::x &&
                         (e.builtin == BuiltinIndex::threadIdx || e.builtin == BuiltinIndex::blockDim);
    if (!changes || !isSome(study.index().statementOf(id))) continue;
    const std::string index = study.dialect().index(e.builtin, Axis::x);
    if (!e.spelling.editable() || e.spelling.span.empty())
      return std::unexpected(
          e.spelling.macro.empty()
              ? Verdict::unknown({ReasonId::hiddenUseInDefault, {index}}, e.spelling.span)
              : Verdict::unknown({ReasonId::macroHidesUse, {e.spelling.macro, index}}, e.spelling.span));
    const std::string quotient = index + " / " + std::to_string(lanes);
    edits.push_back({e.spelling.span, mayStandBare(body, id, Operator::plus) ? quotient : "(" + quotient + ")"});
  }
  return normalized(std::move(edits));
}

TextEdits spreadBody(const KernelStudy &study, const SpreadPlan &plan, TextEdits indices) {
  return BodyWriter(study, plan, std::move(indices)).run();
}

} // namespace warpgrain::transform
