// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/nests/NestValues.h"

#include <QWidget>

class QLabel;
class QSplitter;

namespace warpgrain::views {

class ProgramTexts;

/// The serial source beside the program that was written of it, both scrolled to the chosen nest.
class NestTextsPage : public QWidget {
  Q_OBJECT

public:
  explicit NestTextsPage(QWidget *parent = nullptr);

  /// Either may be null.
  void setTexts(const NestListPointer &list, const NestTextsPointer &texts);
  void showNest(std::size_t nest);
  /// The program is being written: the text is of another choice.
  void setBusy(bool busy);

private:
  void showState();

  ProgramTexts *source_;
  ProgramTexts *program_;
  QSplitter *split_;
  QLabel *message_;
  NestListPointer list_;
  NestTextsPointer texts_;
  bool isBusy_ = false;
};

} // namespace warpgrain::views
