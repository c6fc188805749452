// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/frontend/openmp/LinedText.h"
#include "core/openmp/model/Statement.h"

#include <string>
#include <vector>

namespace clang {
class ASTContext;
class ASTUnit;
} // namespace clang

namespace warpgrain::frontend {

/// A region that has elements and sizes of vectors, and the edits by which it has them through pointers and numbers:
/// `v[i]` becomes `v_data[i]`, `v.size()` becomes `v_size`, `mesh.n` beside a vector of `mesh` becomes `mesh_n`, and a
/// block around the region declares them. A range-based `for` over a vector, or one that is shared out over an array,
/// becomes one that counts.
struct RegionOfVectors {
  TextEdits edits;
};

/// The regions of a source of C++ that use vectors of plain data in no other way, and in which no vector can come to
/// have other memory or another size.
std::vector<RegionOfVectors> regionsOfVectors(clang::ASTUnit &unit, const std::string &text);

/// Why regions that use vectors have no pointers to their elements, in the order of the text: an obstacle for each such
/// region, in its span. `text`: with pointers where they are allowed.
std::vector<openmp::Obstacle> vectorObstacles(clang::ASTContext &context, const std::string &text);

/// The source with pointers in these regions.
LinedText withPointers(const std::string &text, const std::vector<RegionOfVectors> &regions);

} // namespace warpgrain::frontend
