// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/facts/Problem.h"
#include "views/access/AccessValues.h"

#include <QString>

namespace warpgrain::views {

using access::AccessProblem;
using access::conflictWays;
using access::idealSectors;
using access::problemOf;
using access::sectorsPerRequest;

/// One character, so that nothing is told by colour alone: ✓ none, ! uncoalesced or conflicting, ? not known.
QString glyphOf(AccessProblem problem);
/// "uncoalesced", "bank conflict", …, translated.
QString nameOf(AccessProblem problem);

/// Names of the model's values, translated.
QString spaceName(model::MemorySpace space);
QString kindName(model::AccessKind kind);
/// "strided", "linear".
QString patternName(const access::Pattern &pattern);
/// The class with what it means for a person: "strided: neighbouring threads are several elements apart".
QString patternHelp(const access::Pattern &pattern);

/// Up to two digits behind the point, in the person's way of writing: "4", "4.5".
QString numberText(double value);
/// "2,048 bytes", "64 KiB".
QString bytesText(std::int64_t bytes);

/// "32 / 4": sectors per request and the ideal; "?" where it is not counted, "–" for shared memory.
QString sectorsText(const access::AccessFacts &facts);
QString waysText(const access::AccessFacts &facts);

/// What is told where the mouse rests on the access in the editor: plain text, several lines.
QString accessTooltip(const AccessRow &row);

/// The row that wastes most; the first one where none does. 0 where there are no rows.
std::size_t worstOf(const AccessList &list);

/// What the engine says, translated and without its advice about options of the command line: the window has fields.
QString textWithoutOptions(const dependence::Reason &reason);

} // namespace warpgrain::views
