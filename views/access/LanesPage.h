// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"

#include <QWidget>

#include <expected>

class QLabel;
class QScrollArea;

namespace warpgrain::views {

class LaneCanvas;

/// The picture of one warp's request, with what it shows in words.
class LanesPage : public QWidget {
  Q_OBJECT

public:
  explicit LanesPage(QWidget *parent = nullptr);

  /// A picture, or why there is none; `hint` says what would help then.
  void setPicture(const std::expected<LanePicture, QString> &picture, const QString &hint);

Q_SIGNALS:
  void activated();

private:
  void showText();

  std::expected<LanePicture, QString> picture_ = std::unexpected(QString());
  QString hint_;
  QLabel *caption_;
  QScrollArea *area_;
  LaneCanvas *canvas_;
};

} // namespace warpgrain::views
