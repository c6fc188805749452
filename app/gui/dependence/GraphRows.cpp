// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/base/Texts.h"
#include "app/gui/dependence/GraphBuilder.h"
#include "core/model/Uses.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::gui {

using namespace model;
using views::GraphBox;
using views::GraphRow;

/// A frame with what stands in it, or a row.
struct GraphRows::Node {
  std::optional<GraphBox> box;
  std::optional<GraphRow> row;
  std::map<Key, std::unique_ptr<Node>> children;
  std::size_t index = 0; ///< of the row
};

GraphRows::GraphRows(const Unit &unit, const Outline &outline, const access::KernelInstances &instances)
    : unit_(unit), outline_(outline), instances_(instances), root_(std::make_unique<Node>()) {
  for (std::size_t i = 0; i < instances_.accesses.size(); ++i)
    addAccess(i);
  for (std::size_t i = 0; i < instances_.barriers.size(); ++i)
    addBarrier(i);
  flatten(*root_, std::nullopt);
  for (const Node *node : accessNodes_)
    rowOfAccess_.push_back(node->index);
  for (const Node *node : barrierNodes_)
    rowOfBarrier_.push_back(node->index);
}

GraphRows::~GraphRows() = default;

StatementId GraphRows::statementOf(const Body &body, ExpressionId expression) {
  auto found = owners_.find(&body);
  if (found == owners_.end()) found = owners_.emplace(&body, statementsOfExpressions(body)).first;
  const auto at = static_cast<std::size_t>(expression);
  return at < found->second.size() ? found->second[at] : none<StatementId>;
}

views::GraphPlace GraphRows::placeOf(const SourceSpan &span) const {
  const Place place = outline_.placeOf(span);
  return {
      .path = toQString(place.file), .line = static_cast<int>(place.line), .column = static_cast<int>(place.column)};
}

QString GraphRows::textOf(const SourceSpan &span) const {
  return toQString(unit_.textOf(span)).simplified();
}

/// What a statement says itself, without the statements inside it: "if (tx < n)".
SourceSpan GraphRows::headOf(const Body &body, StatementId id) const {
  const Statement &statement = body[id];
  SourceSpan span = statement.spelling.span;
  // Pragmas stand before the keyword.
  if (!statement.keyword.empty() && span.contains(statement.keyword)) span.begin = statement.keyword.begin;
  for (const StatementId inner : statement.children) {
    const SourceSpan &part = body[inner].spelling.span;
    if (span.contains(part) && part.begin > span.begin) span.end = std::min(span.end, part.begin);
  }
  return span;
}

QString GraphRows::titleOf(const Body &body, StatementId id) const {
  const Statement &statement = body[id];
  if (statement.kind != StatementKind::doLoop || !isSome(statement.condition)) return textOf(headOf(body, id));
  return QStringLiteral("do … while (%1)").arg(textOf(body[statement.condition].spelling.span));
}

GraphRows::Node &GraphRows::child(Node &outer, const Key &key) {
  auto &found = outer.children[key];
  if (!found) found = std::make_unique<Node>();
  return *found;
}

GraphRows::Node &GraphRows::loopsAround(Node &outer, const Body &body, StatementId statement) {
  std::vector<StatementId> loops;
  for (StatementId id = statement; isSome(id); id = body[id].parent)
    if (body[id].isLoop()) loops.push_back(id);
  Node *frame = &outer;
  for (auto loop = loops.rbegin(); loop != loops.rend(); ++loop) {
    const SourceSpan head = headOf(body, *loop);
    frame = &child(
        *frame,
        {.file = head.file, .begin = head.begin, .rank = 1, .id = static_cast<std::uint32_t>(*loop), .body = &body});
    if (!frame->box)
      frame->box = GraphBox{.kind = GraphBox::Kind::loop, .title = titleOf(body, *loop), .place = placeOf(head)};
  }
  return *frame;
}

GraphRows::Node &GraphRows::callFrame(Node &outer, const access::CallSite &call) {
  const SourceSpan span = (*call.body)[call.call].spelling.span;
  Node &frame = child(outer, {.file = span.file,
                              .begin = span.begin,
                              .rank = 2,
                              .id = static_cast<std::uint32_t>(call.call),
                              .body = call.body});
  if (!frame.box) frame.box = GraphBox{.kind = GraphBox::Kind::call, .title = textOf(span), .place = placeOf(span)};
  return frame;
}

GraphRows::Node &GraphRows::frameOf(const access::Place &place, const Body *body, StatementId statement) {
  Node *frame = root_.get();
  for (const access::CallSite &call : place.calls)
    frame = &callFrame(loopsAround(*frame, *call.body, statementOf(*call.body, call.call)), call);
  return loopsAround(*frame, *body, statement);
}

void GraphRows::addAccess(std::size_t index) {
  const access::AccessInstance &access = instances_.accesses[index];
  StatementId statement = access.access.statement;
  if (!isSome(statement)) statement = statementOf(*access.body, access.access.expression);
  Node &frame = frameOf(access.place, access.body, statement);
  const SourceSpan head = isSome(statement) ? headOf(*access.body, statement) : access.span;
  Node &node = child(frame, {.file = head.file,
                             .begin = head.begin,
                             .rank = 0,
                             .id = static_cast<std::uint32_t>(statement),
                             .body = access.body});
  if (!node.row) {
    SourceSpan last = head;
    if (!head.empty()) last.begin = head.end - 1;
    // What comes before a body may end in white space.
    const std::string_view text = unit_.textOf(head);
    if (const auto end = text.find_last_not_of(" \t\r\n"); end != std::string_view::npos)
      last.begin = head.begin + static_cast<std::uint32_t>(end);
    node.row = GraphRow{.kind = GraphRow::Kind::statement,
                        .text = isSome(statement) ? titleOf(*access.body, statement) : textOf(head),
                        .place = placeOf(head),
                        .lastLine = placeOf(last).line};
  }
  accessNodes_.push_back(&node);
}

void GraphRows::addBarrier(std::size_t index) {
  const access::BarrierInstance &barrier = instances_.barriers[index];
  Node &frame = frameOf(barrier.place, barrier.body, statementOf(*barrier.body, barrier.call));
  // Behind the row of a statement that it is a part of.
  Node &node = child(frame, {.file = barrier.span.file,
                             .begin = barrier.span.begin,
                             .rank = 1,
                             .id = static_cast<std::uint32_t>(barrier.call),
                             .body = barrier.body});
  if (!node.row)
    node.row = GraphRow{.kind = GraphRow::Kind::barrier,
                        .text = textOf(barrier.span),
                        .place = placeOf(barrier.span),
                        .lastLine = placeOf(barrier.span).line};
  barrierNodes_.push_back(&node);
}

void GraphRows::flatten(Node &node, std::optional<std::size_t> box) {
  if (node.row) {
    node.index = rows_.size();
    node.row->box = box;
    if (node.row->kind == GraphRow::Kind::statement)
      node.row->number = 1 + static_cast<int>(std::ranges::count(rows_, GraphRow::Kind::statement, &GraphRow::kind));
    rows_.push_back(*node.row);
  }
  if (node.box) {
    node.box->parent = box;
    box = boxes_.size();
    boxes_.push_back(*node.box);
  }
  for (const auto &[key, inner] : node.children)
    flatten(*inner, box);
}

} // namespace warpgrain::gui
