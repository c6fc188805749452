// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/code/ShownCode.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;

namespace warpgrain::views {

class CodePane;

/// A source and the code that the compiler makes of it, side by side. The caret in one marks what belongs to its line
/// in the other. Beside the source stand the instructions of each line and the most registers that live at one of them;
/// beside the code the source's line and the registers that live.
class CodeView : public QWidget {
  Q_OBJECT

public:
  explicit CodeView(QWidget *parent = nullptr);

  /// The kernels of the compiled text, to choose one of: instances of a template. One alone needs no choice.
  void setKernels(const QStringList &names, int chosen);
  void setForm(build::CodeForm form);
  void setCode(ShownCode code);
  /// A sentence in place of the code; with the label of a button where a person can do something about it.
  void setMessage(const QString &sentence, const QString &button = {});
  /// A sentence above the code, about it. Empty: none.
  void setNote(const QString &sentence);

  /// "matrixMultiply: 32 registers, 118 instructions…"; of the chosen line, once one is chosen.
  QString summary() const;

Q_SIGNALS:
  void formChosen(warpgrain::build::CodeForm form);
  void kernelChosen(int index);
  /// The button below the message was pressed.
  void wanted();

private:
  void chooseSource(int row);
  void chooseCode(int row);
  void markLine(int line);
  QString total() const;
  QString ofLine(const build::LineCode &line) const;

  QComboBox *form_;
  QComboBox *kernels_;
  QLabel *summary_;
  QLabel *note_;
  QWidget *messagePart_;
  QLabel *message_;
  QPushButton *button_;
  QSplitter *sides_;
  CodePane *source_;
  CodePane *listing_;
  ShownCode code_;
};

} // namespace warpgrain::views
