// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Outline.h"
#include "core/access/symbolic/Instances.h"
#include "core/dependence/relations/KernelDependences.h"
#include "core/model/Unit.h"
#include "views/dependence/DependenceGraph.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace warpgrain::gui {

/// What is known of a kernel's dependences, as the view shows it. On any thread.
views::DependenceGraph graphOf(const model::Unit &unit, const Outline &outline, const QString &kernel,
                               const access::KernelInstances &instances,
                               const dependence::KernelDependences &dependences);

/// The lines of a dependence graph: the statements that touch memory and the barriers, in the order of the source, with
/// what a call leads to in the place of the call. Statements of a function stand there once for each call.
class GraphRows {
public:
  GraphRows(const model::Unit &unit, const Outline &outline, const access::KernelInstances &instances);
  ~GraphRows();

  GraphRows(const GraphRows &) = delete;
  GraphRows &operator=(const GraphRows &) = delete;

  const std::vector<views::GraphBox> &boxes() const { return boxes_; }

  const std::vector<views::GraphRow> &rows() const { return rows_; }

  /// Indices into KernelInstances, to rows.
  std::size_t rowOfAccess(std::size_t access) const { return rowOfAccess_[access]; }

  std::size_t rowOfBarrier(std::size_t barrier) const { return rowOfBarrier_[barrier]; }

private:
  struct Node;

  /// Where something stands among its neighbours. Things of one macro share an offset; then a statement comes before
  /// the frames of what is in it, and ids tell the order.
  struct Key {
    FileId file = mainFile;
    std::uint32_t begin = 0;
    int rank = 0; ///< 0: a statement or barrier, 1: a loop, 2: a call
    std::uint32_t id = 0;
    const model::Body *body = nullptr;

    friend auto operator<=>(const Key &, const Key &) = default;
  };

  Node &frameOf(const access::Place &place, const model::Body *body, model::StatementId statement);
  Node &loopsAround(Node &outer, const model::Body &body, model::StatementId statement);
  Node &callFrame(Node &outer, const access::CallSite &call);
  Node &child(Node &outer, const Key &key);
  void addAccess(std::size_t index);
  void addBarrier(std::size_t index);
  void flatten(Node &node, std::optional<std::size_t> box);
  model::StatementId statementOf(const model::Body &body, model::ExpressionId expression);
  views::GraphPlace placeOf(const SourceSpan &span) const;
  SourceSpan headOf(const model::Body &body, model::StatementId statement) const;
  QString titleOf(const model::Body &body, model::StatementId statement) const;
  QString textOf(const SourceSpan &span) const;

  const model::Unit &unit_;
  const Outline &outline_;
  const access::KernelInstances &instances_;
  std::unique_ptr<Node> root_;
  std::map<const model::Body *, std::vector<model::StatementId>> owners_;
  std::vector<Node *> accessNodes_;
  std::vector<Node *> barrierNodes_;
  std::vector<views::GraphBox> boxes_;
  std::vector<views::GraphRow> rows_;
  std::vector<std::size_t> rowOfAccess_;
  std::vector<std::size_t> rowOfBarrier_;
};

} // namespace warpgrain::gui
