// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/GraphLayout.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <charconv>
#include <clocale>
#include <gvc.h>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace warpgrain::views {

namespace {

/// Graphviz' unit of lengths in attributes is the inch; of coordinates, the point. A point is a unit of the scene.
constexpr double pointsPerInch = 72;

/// Of an arrow from a row to itself: how far it goes out, and what is between the labels of two.
constexpr double petalLength = 42;
constexpr double petalGap = 4;

/// Graphviz takes texts as char *, which it does not write to.
char *text(const char *constant) {
  return const_cast<char *>(constant);
}

/// The sentences that Graphviz would print.
thread_local std::string complaints;

int keepComplaint(char *sentence) {
  complaints += sentence;
  return 0;
}

/// Numbers in attributes have a point, whatever the desktop's language says.
class PlainNumbers {
public:
  PlainNumbers() : plain_(newlocale(LC_NUMERIC_MASK, "C", nullptr)) {
    if (plain_ != nullptr) before_ = uselocale(plain_);
  }

  PlainNumbers(const PlainNumbers &) = delete;
  PlainNumbers &operator=(const PlainNumbers &) = delete;

  ~PlainNumbers() {
    if (plain_ == nullptr) return;
    uselocale(before_);
    freelocale(plain_);
  }

private:
  locale_t plain_;
  locale_t before_ = nullptr;
};

struct FreeContext {
  void operator()(GVC_t *context) const { gvFreeContext(context); }
};

/// Opened once: it reads which plugins there are.
GVC_t *context() {
  static const std::unique_ptr<GVC_t, FreeContext> kept(gvContext());
  return kept.get();
}

/// One graph in Graphviz' own structures.
class GraphvizGraph {
public:
  explicit GraphvizGraph(const LayoutRequest &request)
      : request_(request), graph_(agopen(text("g"), Agdirected, nullptr)) {
    std::size_t effort = 0;
    for (const LayoutEdge &edge : request_.edges)
      effort += effortOf(edge);
    hasLabels_ = effort <= greatestEffortWithLabels;
    declareAttributes();
    addBoxes();
    addRows();
    addEdges();
  }

  GraphvizGraph(const GraphvizGraph &) = delete;
  GraphvizGraph &operator=(const GraphvizGraph &) = delete;

  ~GraphvizGraph() {
    if (isLaidOut_) gvFreeLayout(context(), graph_);
    agclose(graph_);
  }

  bool layOut() {
    isLaidOut_ = gvLayout(context(), graph_, "dot") == 0;
    return isLaidOut_;
  }

  GraphLayout read() const;

private:
  void declareAttributes();
  void addBoxes();
  void addRows();
  void addEdges();
  Agedge_t *addEdge(std::size_t from, std::size_t to, bool chains);
  Agedge_t *addFlower(std::size_t row, const std::vector<std::size_t> &edges);
  void readPetals(GraphLayout &layout) const;
  void reserveLabel(Agedge_t *edge, const QSizeF &size);
  std::vector<QPointF> curveOf(std::size_t edge) const;
  QRectF labelOf(std::size_t edge) const;
  QRectF barAcross(const QRectF &row, const QRectF &bounds) const;

  void set(void *object, const char *name, const std::string &value) const {
    agset(object, text(name), text(value.c_str()));
  }

  static std::string inches(double points) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), points / pointsPerInch,
                                   std::chars_format::fixed, 4);
    return {digits.data(), end.ptr};
  }

  /// Graphviz' y grows upwards.
  static QPointF place(const pointf &point) { return {point.x, -point.y}; }

  static QRectF rect(const boxf &box) { return QRectF(QPointF(box.LL.x, -box.UR.y), QPointF(box.UR.x, -box.LL.y)); }

  const LayoutRequest &request_;
  Agraph_t *graph_;
  std::vector<Agraph_t *> boxes_;
  std::vector<Agnode_t *> rows_;
  std::vector<Agedge_t *> edges_;                          ///< null for those that lead from a row to itself
  std::map<std::size_t, std::vector<std::size_t>> petals_; ///< by row: the edges that lead to it from itself
  std::map<std::size_t, Agedge_t *> flowers_;
  bool hasLabels_ = false;
  bool isLaidOut_ = false;
};

void GraphvizGraph::declareAttributes() {
  agattr(graph_, AGRAPH, text("rankdir"), text("TB"));
  agattr(graph_, AGRAPH, text("nodesep"), text(hasLabels_ ? "0.2" : "0.24"));
  agattr(graph_, AGRAPH, text("ranksep"), text("0.26"));
  agattr(graph_, AGRAPH, text("margin"), text("8"));
  // Enough for a column that is straight and for few crossings; without bounds a large graph takes minutes.
  agattr(graph_, AGRAPH, text("nslimit"), text("8"));
  agattr(graph_, AGRAPH, text("mclimit"), text("0.3"));
  agattr(graph_, AGNODE, text("shape"), text("box"));
  agattr(graph_, AGNODE, text("fixedsize"), text("true"));
  agattr(graph_, AGNODE, text("label"), text(""));
  agattr(graph_, AGNODE, text("width"), text("1"));
  agattr(graph_, AGNODE, text("height"), text("0.3"));
  agattr(graph_, AGNODE, text("group"), text("column"));
  agattr(graph_, AGEDGE, text("arrowhead"), text("none"));
  agattr(graph_, AGEDGE, text("label"), text(""));
  agattr(graph_, AGEDGE, text("weight"), text("1"));
  agattr(graph_, AGEDGE, text("style"), text(""));
}

void GraphvizGraph::addBoxes() {
  for (std::size_t i = 0; i < request_.boxes.size(); ++i) {
    const auto &parent = request_.boxes[i].parent;
    Agraph_t *outer = parent ? boxes_[*parent] : graph_;
    boxes_.push_back(agsubg(outer, text(("cluster" + std::to_string(i)).c_str()), 1));
  }
}

void GraphvizGraph::addRows() {
  for (std::size_t i = 0; i < request_.rows.size(); ++i) {
    const LayoutRow &row = request_.rows[i];
    Agraph_t *around = row.box ? boxes_[*row.box] : graph_;
    Agnode_t *node = agnode(around, text(std::to_string(i).c_str()), 1);
    set(node, "width", inches(row.size.width()));
    set(node, "height", inches(row.size.height()));
    rows_.push_back(node);
  }
}

/// The weight of what chains rows keeps them in one column, however many arrows pull at them.
Agedge_t *GraphvizGraph::addEdge(std::size_t from, std::size_t to, bool chains) {
  Agedge_t *edge = agedge(graph_, rows_[from], rows_[to], nullptr, 1);
  if (chains) set(edge, "weight", "9000");
  return edge;
}

/// An empty table of that size in place of the text: the text's own size does not depend on Graphviz' fonts.
void GraphvizGraph::reserveLabel(Agedge_t *edge, const QSizeF &size) {
  if (size.isEmpty()) return;
  const std::string table =
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" FIXEDSIZE=\"TRUE\" "
      "WIDTH=\"" +
      std::to_string(static_cast<int>(size.width() + 1)) + "\" HEIGHT=\"" +
      std::to_string(static_cast<int>(size.height() + 1)) + "\"><TR><TD></TD></TR></TABLE>";
  char *html = agstrdup_html(graph_, text(table.c_str()));
  agset(edge, text("label"), html);
  agstrfree(graph_, html);
}

/// One edge for all that lead from a row to itself, as Graphviz lays these out in one flat heap. Its label is the room
/// for all of theirs, under each other.
Agedge_t *GraphvizGraph::addFlower(std::size_t row, const std::vector<std::size_t> &edges) {
  QSizeF room(0, 0);
  for (const std::size_t edge : edges) {
    const QSizeF &label = request_.edges[edge].label;
    room = {std::max(room.width(), label.width() + petalLength), room.height() + label.height() + petalGap};
  }
  Agedge_t *flower = addEdge(row, row, false);
  if (hasLabels_) reserveLabel(flower, room);
  return flower;
}

/// Every edge leads down, so that none turns the order of the rows round. A chain that is not seen keeps each row below
/// the one before.
void GraphvizGraph::addEdges() {
  std::vector<bool> isChained(rows_.size(), false);
  for (std::size_t i = 0; i < request_.edges.size(); ++i) {
    const LayoutEdge &edge = request_.edges[i];
    const auto [upper, lower] = std::minmax(edge.source, edge.sink);
    if (upper == lower) {
      petals_[upper].push_back(i);
      edges_.push_back(nullptr);
      continue;
    }
    const bool chains = lower == upper + 1 && !isChained[lower];
    edges_.push_back(addEdge(upper, lower, chains));
    if (chains) isChained[lower] = true;
    if (hasLabels_) reserveLabel(edges_.back(), edge.label);
  }
  for (const auto &[row, edges] : petals_)
    flowers_[row] = addFlower(row, edges);
  for (std::size_t i = 1; i < rows_.size(); ++i)
    if (!isChained[i]) set(addEdge(i - 1, i, true), "style", "invis");
}

std::vector<QPointF> GraphvizGraph::curveOf(std::size_t edge) const {
  std::vector<QPointF> points;
  const splines *found = ED_spl(edges_[edge]);
  if (found == nullptr || found->size == 0) return points;
  const bezier &curve = found->list[0];
  for (int i = 0; i < static_cast<int>(curve.size); ++i)
    points.push_back(place(curve.list[i]));
  const LayoutEdge &asked = request_.edges[edge];
  if (asked.source > asked.sink) std::ranges::reverse(points);
  return points;
}

QRectF GraphvizGraph::labelOf(std::size_t edge) const {
  const textlabel_t *label = ED_label(edges_[edge]);
  const QSizeF &size = request_.edges[edge].label;
  if (label == nullptr || !label->set) return {};
  return QRectF(place(label->pos) - QPointF(size.width() / 2, size.height() / 2), size);
}

/// Loops beside their row, under each other, each out to its label and back.
void GraphvizGraph::readPetals(GraphLayout &layout) const {
  for (const auto &[row, edges] : petals_) {
    const QRectF &card = layout.rows[row];
    const textlabel_t *room = ED_label(flowers_.at(row));
    const double step = card.height() / (2.0 * static_cast<double>(edges.size()) + 1);
    double top = card.center().y();
    for (const std::size_t edge : edges)
      top -= (request_.edges[edge].label.height() + petalGap) / 2;
    double from = card.top() + step;
    for (const std::size_t edge : edges) {
      const QSizeF &label = request_.edges[edge].label;
      const QPointF out(card.right(), from);
      const QPointF back(card.right(), from + step);
      const QPointF turn(card.right() + petalLength, top + petalGap / 2 + label.height() / 2);
      const double bend = label.height() / 3;
      layout.edges[edge] = {out,  {out.x() + petalLength / 2, out.y()}, {turn.x(), turn.y() - bend},
                            turn, {turn.x(), turn.y() + bend},          {back.x() + petalLength / 2, back.y()},
                            back};
      if (room != nullptr && room->set) layout.labels[edge] = QRectF(turn - QPointF(0, label.height() / 2), label);
      top += label.height() + petalGap;
      from += 2 * step;
    }
  }
}

QRectF GraphvizGraph::barAcross(const QRectF &row, const QRectF &bounds) const {
  return {bounds.left(), row.top(), bounds.width(), row.height()};
}

GraphLayout GraphvizGraph::read() const {
  GraphLayout out;
  out.bounds = rect(GD_bb(graph_));
  for (Agnode_t *node : rows_) {
    const QPointF centre = place(ND_coord(node));
    const QSizeF size(ND_width(node) * pointsPerInch, ND_height(node) * pointsPerInch);
    out.rows.emplace_back(centre - QPointF(size.width() / 2, size.height() / 2), size);
  }
  for (Agraph_t *box : boxes_)
    out.boxes.push_back(rect(GD_bb(box)));
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    out.edges.push_back(edges_[i] != nullptr ? curveOf(i) : std::vector<QPointF>());
    if (hasLabels_) out.labels.push_back(edges_[i] != nullptr ? labelOf(i) : QRectF());
  }
  readPetals(out);
  for (const QRectF &label : out.labels)
    out.bounds |= label;
  for (const auto &curve : out.edges)
    for (const QPointF &point : curve)
      out.bounds |= QRectF(point - QPointF(6, 6), QSizeF(12, 12));
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (request_.rows[i].isBar) out.rows[i] = barAcross(out.rows[i], out.bounds);
  return out;
}

} // namespace

std::size_t effortOf(const LayoutEdge &edge) {
  const auto [upper, lower] = std::minmax(edge.source, edge.sink);
  return lower - upper + 1;
}

Result<GraphLayout> layOut(const LayoutRequest &request, const CancellationToken &cancel) {
  static std::mutex oneAtATime;
  const std::scoped_lock lock(oneAtATime);
  const auto cancelled = [] { return fail(ErrorKind::cancelled, "The layout is no longer wanted."); };
  if (cancel.stop_requested()) return cancelled();
  if (request.rows.empty()) return GraphLayout{};
  const PlainNumbers plainNumbers;
  complaints.clear();
  agseterrf(keepComplaint);
  GraphvizGraph graph(request);
  if (!graph.layOut())
    return fail(ErrorKind::tool, "Graphviz could not lay the graph out (" + complaints +
                                     "); reinstall its library (Debian: libgvc6). The table lists all dependences.");
  if (cancel.stop_requested()) return cancelled();
  return graph.read();
}

} // namespace warpgrain::views
