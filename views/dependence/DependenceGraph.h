// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/relations/Dependence.h"
#include "core/model/Accesses.h"

#include <QMetaType>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace warpgrain::views {

/// A place of a source as the editor counts it.
struct GraphPlace {
  QString path;
  int line = 0;   ///< from 1; 0: no place
  int column = 0; ///< from 1, in bytes

  friend bool operator==(const GraphPlace &, const GraphPlace &) = default;
};

/// A frame around rows: a loop, or a function that is called.
struct GraphBox {
  enum class Kind { loop, call };

  Kind kind = Kind::loop;
  QString title; ///< "for (int k = 0; k < n; ++k)", "loadTile(A, As)"
  GraphPlace place;
  std::optional<std::size_t> parent; ///< an earlier entry
};

/// A line of the graph: a statement that touches memory, or a barrier.
struct GraphRow {
  enum class Kind { statement, barrier };

  Kind kind = Kind::statement;
  int number = 0; ///< of a statement, from 1; 0 for barriers
  QString text;   ///< on one line: "As[ty][tx] = A[row * n + tx];", "__syncthreads()"
  GraphPlace place;
  int lastLine = 0;               ///< of a statement that goes over several lines
  std::optional<std::size_t> box; ///< the innermost frame around it
  bool isUniform = true;          ///< of a barrier: all threads certainly reach it together
  QString reason;                 ///< of a barrier that is not: which condition differs
};

/// Whether two threads use one address with nothing to order them.
enum class Hazard {
  none,
  benign,   ///< they do, and all of them store one value
  possible, ///< they may: something is not known
  race,     ///< they do
};

/// One of the two references of a dependence.
struct DependenceEnd {
  std::size_t row = 0; ///< in DependenceGraph::rows
  QString text;        ///< "As[ty][k]"
  model::AccessKind access = model::AccessKind::read;
  GraphPlace place;
  int length = 0; ///< in bytes
};

/// A dependence as a person reads it.
struct DependenceEntry {
  DependenceEnd source;
  DependenceEnd sink;
  QString array; ///< "As"
  dependence::DependenceKind kind = dependence::DependenceKind::flow;
  dependence::Carrier carrier = dependence::Carrier::statement;
  QString carriedBy;   ///< of a loop or barrier: "loop k, line 12", "__syncthreads(), line 9"; else empty
  QString loop;        ///< of a loop: its counter's name
  QString distance;    ///< "(tx: 0, k: 1)"; empty where there is no index
  QString unknown;     ///< what is not known; empty where instances certainly meet
  QStringList example; ///< lines that tell of two instances that meet; empty where there is none
  QStringList forbids; ///< sentences
  Hazard hazard = Hazard::none;
  QString hazardSentence;
};

/// What the dependence view shows of a kernel.
struct DependenceGraph {
  QString kernel;
  std::vector<GraphBox> boxes; ///< outer before inner
  std::vector<GraphRow> rows;  ///< in the order of the source; those of one box follow each other
  std::vector<DependenceEntry> entries;
  bool hasReads = false;           ///< dependences between reads were looked for, and are among the entries
  bool isFreeWithinBlocks = false; ///< proved that threads of one block do not race
  QStringList assumptions;         ///< that this rests on
  QString limit;                   ///< what was not looked at; empty else
};

} // namespace warpgrain::views
