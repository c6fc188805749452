// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/frontend/openmp/LinedText.h"

#include <string>
#include <vector>

namespace clang {
class ASTUnit;
}

namespace warpgrain::frontend {

/// A region that has elements and sizes of vectors, and the edits by which it has them through pointers and numbers:
/// `v[i]` becomes `v_data[i]`, `v.size()` becomes `v_size`, and a block around the region declares both.
struct RegionOfVectors {
  TextEdits edits;
};

/// The regions of a source of C++ that use vectors of plain data in no other way, and in which no vector can come to
/// have other memory or another size.
std::vector<RegionOfVectors> regionsOfVectors(clang::ASTUnit &unit, const std::string &text);

/// The source with pointers in these regions.
LinedText withPointers(const std::string &text, const std::vector<RegionOfVectors> &regions);

} // namespace warpgrain::frontend
