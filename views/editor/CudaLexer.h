// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/Scintilla.h"

namespace warpgrain::views {

/// Colours CUDA C++: C++ keywords, CUDA's qualifiers and built-in variables, CUDA's types and functions.
class CudaLexer : public QsciLexerCPP {
  Q_OBJECT

public:
  explicit CudaLexer(QObject *parent = nullptr);

  const char *language() const override;
  const char *keywords(int set) const override;

  /// Sets font and colours of all styles for a light or a dark background.
  void applyTheme(bool dark, const QColor &text, const QColor &paper);
};

} // namespace warpgrain::views
