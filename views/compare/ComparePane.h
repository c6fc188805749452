// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/compare/LineAlignment.h"
#include "views/editor/CudaLexer.h"
#include "views/editor/Scintilla.h"

namespace warpgrain::views {

/// One side of a comparison: the text with gaps where only the other side has lines. Read-only.
class ComparePane : public QsciScintilla {
  Q_OBJECT

public:
  enum class Side { left, right };

  ComparePane(Side side, QWidget *parent);

  void show(const LineAlignment &alignment, const QString &text, const QString &otherText);
  /// Puts a row near the top and the caret on it.
  void goToRow(std::size_t row);

  /// The row at the top of what is seen.
  std::size_t topRow() const;
  void setTopRow(std::size_t row);

protected:
  void changeEvent(QEvent *event) override;

private:
  void applyTheme();
  void writeMargin(const LineAlignment &alignment, std::size_t lineCount);
  void markRows(const LineAlignment &alignment);
  void markParts(const LineAlignment &alignment, const std::vector<std::string_view> &lines,
                 const std::vector<std::string_view> &otherLines);

  std::optional<std::size_t> lineIn(const AlignedRow &row) const { return side_ == Side::left ? row.left : row.right; }

  Side side_;
  CudaLexer *lexer_;
};

} // namespace warpgrain::views
