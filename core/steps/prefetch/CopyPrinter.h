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

/// Writes what copies a tile in two parts: loads into registers, and stores from there.
class CopyPrinter {
public:
  CopyPrinter(const model::BodyIndex &index, const TileCopies &copies, const TileRegisters &registers,
              const Layout &layout)
      : index_(index), body_(index.body()), unit_(index.unit()), copies_(copies), registers_(registers),
        layout_(layout) {}

  /// The lines that load, indented among themselves, but for the statements that are left out.
  std::vector<std::string> lines(const SpokenText &speak,
                                 const std::function<bool(model::StatementId)> &isLeftOut) const;
  /// What an element is loaded from.
  std::string valueOf(const CopiedElement &element, const SpokenText &speak) const;
  /// The edits that make the copies store registers.
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
  const TileRegisters &registers_;
  const Layout &layout_;
};

} // namespace warpgrain::transform
