// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/compare/LineAlignment.h"
#include "views/editor/ReadingPane.h"

namespace warpgrain::views {

/// One side of a comparison: the text with gaps where only the other side has lines. Read-only.
class ComparePane : public ReadingPane {
  Q_OBJECT

public:
  enum class Side { left, right };

  ComparePane(Side side, QWidget *parent);

  void show(const LineAlignment &alignment, const QString &text, const QString &otherText,
            WhiteSpace whiteSpace = WhiteSpace::counts);

protected:
  void applyTheme() override;

private:
  void writeMargin(const LineAlignment &alignment, std::size_t lineCount);
  void markRows(const LineAlignment &alignment);
  void markParts(const LineAlignment &alignment, const std::vector<std::string_view> &lines,
                 const std::vector<std::string_view> &otherLines, WhiteSpace whiteSpace);

  std::optional<std::size_t> lineIn(const AlignedRow &row) const { return side_ == Side::left ? row.left : row.right; }

  Side side_;
};

} // namespace warpgrain::views
