// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace warpgrain::views {

/// The flags that a source is compiled with, as they are typed.
struct TypedFlags {
  QString text;     ///< a flag with its value a line
  QString standard; ///< "c++17"; empty: none is named
  bool hasFastMath = false;
};

/// What is said beside them.
struct FlagsState {
  QString title;           ///< whose flags they are
  QString origin;          ///< where the flags come from that the source was read with; what relative ones refer to
  QString outcome;         ///< what reading the source with them led to; empty while it is read
  bool isOpenCl = false;   ///< neither a standard of C++ nor nvcc's flags apply
  bool mayUse = false;     ///< the text differs from what the source was read with
  bool mayFind = false;    ///< flags were given: they can be looked for again
  bool isReadOnly = false; ///< no source is open
};

/// Shows the flags as text, with fields for what is changed most. What a person does leads to a signal; whoever shows
/// the view changes the text.
class FlagsView : public QWidget {
  Q_OBJECT

public:
  explicit FlagsView(QWidget *parent = nullptr);

  /// A text that is there already keeps its caret and what can be undone.
  void setFlags(const TypedFlags &flags);
  void setState(const FlagsState &state);

  QString text() const;

Q_SIGNALS:
  void typed(const QString &text);
  /// Empty: none is to be named.
  void standardChosen(const QString &standard);
  void fastMathChosen(bool isFast);
  /// NAME or NAME=VALUE.
  void macroWanted(const QString &macro);
  void includeWanted();
  void useWanted();
  /// Flags are to be found or guessed.
  void findWanted();

private:
  void addMacro();

  QLabel *title_;
  QLabel *origin_;
  QLabel *outcome_;
  QPlainTextEdit *text_;
  QComboBox *standard_;
  QCheckBox *fastMath_;
  QLineEdit *macro_;
  QPushButton *addMacro_;
  QPushButton *addInclude_;
  QPushButton *use_;
  QPushButton *find_;
  bool isFilling_ = false;
};

} // namespace warpgrain::views
