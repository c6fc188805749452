// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"

#include <QWidget>

#include <expected>

class QCheckBox;
class QLabel;

namespace warpgrain::views {

class ReuseCanvas;

/// The map of threads and elements, with what it shows in words.
class ReusePage : public QWidget {
  Q_OBJECT

public:
  explicit ReusePage(QWidget *parent = nullptr);

  /// A map, or why there is none.
  void setMap(const std::expected<ReuseMap, QString> &map);

Q_SIGNALS:
  /// The map is to cover all iterations of the innermost loop, or one.
  void allIterationsWanted(bool all);

private:
  void showText();

  std::expected<ReuseMap, QString> map_ = std::unexpected(QString());
  QLabel *caption_;
  QCheckBox *allIterations_;
  ReuseCanvas *canvas_;
};

} // namespace warpgrain::views
