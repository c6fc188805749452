// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/BodyIndex.h"
#include "core/steps/rewrite/Layout.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// Finds the places in a kernel's text where tiles are declared and loaded, and the layout of lines there.
class TilePlace {
public:
  TilePlace(const model::BodyIndex &index, const model::Function &kernel);

  /// Inserts declarations after the shared variables at the beginning of the kernel's body, or as its first lines.
  TextEdit declare(const std::vector<std::string> &declarations) const;

  /// Refuses a statement before which no lines can be inserted.
  std::optional<dependence::Verdict> whyNotBefore(model::StatementId statement) const;
  /// Returns the offset of the line in which a statement, including its pragmas, begins.
  std::uint32_t lineOf(model::StatementId statement) const;
  std::string_view indentOf(model::StatementId statement) const;
  std::string line(const std::string &indent, std::string_view words) const;

  const std::string &unit() const { return layout_.unit; }

  const Layout &layout() const { return layout_; }

private:
  const model::Body &body_;
  const model::Function &kernel_;
  std::string_view text_;
  Layout layout_;
};

} // namespace warpgrain::transform
