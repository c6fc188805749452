// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/CudaLexer.h"
#include "views/editor/Scintilla.h"

#include <cstddef>

namespace warpgrain::views {

/// A text that is only read, in the editor's font and colours, with a margin for a text beside each line.
class ReadingPane : public QsciScintilla {
  Q_OBJECT

public:
  enum class Language { cuda, plain };

  ReadingPane(Language language, QWidget *parent);

  /// Puts a row near the top and the caret on it. Rows count from 0.
  void goToRow(std::size_t row);

  /// The row at the top of what is seen.
  std::size_t topRow() const;
  void setTopRow(std::size_t row);

protected:
  static constexpr int textMargin = 0;

  /// Colours of the palette that there is now; called again when another one comes.
  virtual void applyTheme();
  void changeEvent(QEvent *event) override;

private:
  CudaLexer *lexer_ = nullptr; ///< none: the text has one colour
};

} // namespace warpgrain::views
