// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/model/BodyIndex.h"
#include "core/steps/prefetch/TileCopies.h"
#include "core/steps/prefetch/TileRegisters.h"
#include "core/steps/rewrite/Layout.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// A piece of a loop's text as it reads in another iteration.
using SpokenText = std::function<std::string(const SourceSpan &span)>;

/// The words of a piece of text on one line, without comments.
std::string onOneLine(std::string_view text);

/// The lines that bring an element of a tile to where it is kept, indented among themselves.
using ElementLines = std::function<std::vector<std::string>(const CopiedElement &element, const SpokenText &speak)>;

/// Writes once more what copies a tile: with loads into registers, and stores from there, or as lines that are given.
class CopyPrinter {
public:
  CopyPrinter(const model::BodyIndex &index, const TileCopies &copies, const Layout &layout,
              const TileRegisters &registers);
  CopyPrinter(const model::BodyIndex &index, const TileCopies &copies, const Layout &layout, ElementLines element);

  /// The lines that copy, indented among themselves, but for the statements that are left out.
  std::vector<std::string> lines(const SpokenText &speak,
                                 const std::function<bool(model::StatementId)> &isLeftOut) const;
  /// What an element is loaded from.
  std::string valueOf(const CopiedElement &element, const SpokenText &speak) const;
  /// The edits that make the copies store registers. Precondition: elements are kept there.
  TextEdits storeEdits() const;

private:
  using Lines = std::vector<std::string>;

  void add(model::StatementId statement, const std::string &indent, const SpokenText &speak, Lines &out) const;
  void addIf(model::StatementId statement, const std::string &indent, const SpokenText &speak, Lines &out) const;
  void addLoop(model::StatementId statement, const std::string &indent, const SpokenText &speak, Lines &out) const;
  void addUnder(const std::string &head, model::StatementId statement, bool needsBraces, const std::string &indent,
                const SpokenText &speak, Lines &out) const;
  bool copies(model::StatementId statement) const;
  const CopiedElement *elementAt(model::StatementId statement) const;
  Lines headOf(const CopyLoop &loop, const SpokenText &speak) const;
  void addLoopEdits(const CopyLoop &loop, TextEdits &out) const;

  const model::BodyIndex &index_;
  const model::Body &body_;
  const model::Unit &unit_;
  const TileCopies &copies_;
  const TileRegisters *registers_ = nullptr; ///< null where elements are kept elsewhere
  ElementLines element_;
  const Layout &layout_;
};

} // namespace warpgrain::transform
