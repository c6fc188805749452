// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/DependenceFilter.h"
#include "views/dependence/DependenceGraph.h"

#include <QString>

namespace warpgrain::views {

/// "flow", "anti", "output", "input", translated.
QString kindName(dependence::DependenceKind kind);
/// What the kind means: "flow: written, then read".
QString kindMeaning(dependence::DependenceKind kind);
/// One letter, so that no kind is told by colour alone.
QString kindLetter(dependence::DependenceKind kind);
/// "reads", "writes", "reads and writes", "atomic", translated.
QString accessName(model::AccessKind kind);

/// Who carries a dependence: "one thread, one iteration", "loop k, line 12", "__syncthreads(), line 9", "threads of a
/// block, unordered", "threads of different blocks, unordered".
QString carrierLabel(const DependenceEntry &entry);

/// "race", "possible race", "harmless race", translated; empty where there is none.
QString hazardName(Hazard hazard);
/// "✕ race", "? possible race", "✓ harmless race".
QString hazardLabel(Hazard hazard);

/// "As[ty][k], line 24".
QString referenceLabel(const DependenceEnd &end);
/// "line 24", with the file where it is not that of the row given.
QString lineLabel(const GraphPlace &place);

/// What is written on an arrow: its letter, its array, and what carries it: "F As ‖" by a barrier, "A As (t)" by a
/// loop.
QString edgeLabel(const DependenceGraph &graph, const GraphEdge &edge);

/// What is told when the mouse rests on something: plain text, several lines.
QString edgeTooltip(const DependenceGraph &graph, const GraphEdge &edge);
QString rowTooltip(const DependenceGraph &graph, const GraphRow &row);

/// All that is known of dependences, as rich text. Links are "end:<entry>:source" and "end:<entry>:sink".
QString entryHtml(const DependenceEntry &entry, std::size_t index);
/// Several of them: at most a few, the rest is counted.
QString entriesHtml(const DependenceGraph &graph, const std::vector<std::size_t> &entries);

/// A row and the dependences that touch it, as rich text. Links are "row:<row>" and "entry:<entry>".
QString rowHtml(const DependenceGraph &graph, std::size_t row, const DependenceFilter &filter);

/// Whether there are races, as rich text on one line. Links are "hazard:<Hazard as a number>" and "row:<row>".
QString raceSummary(const DependenceGraph &graph);

} // namespace warpgrain::views
