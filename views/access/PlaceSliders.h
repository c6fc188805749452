// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"

#include <QWidget>

#include <vector>

class QSlider;
class QSpinBox;

namespace warpgrain::views {

/// A slider and a number for everything that can be chosen of a request: path, warp, block, iterations. What has one
/// value alone is not shown.
class PlaceSliders : public QWidget {
  Q_OBJECT

public:
  explicit PlaceSliders(QWidget *parent = nullptr);

  /// Keeps the widgets, and the keyboard's place, where the axes are the same. Emits nothing.
  void setPlace(const std::vector<PictureAxis> &axes, const PictureQuery &query);
  void clear();

Q_SIGNALS:
  /// A person has moved the axis; `value` is within its extent.
  void moved(const warpgrain::views::PictureAxis &axis, std::int64_t value);

private:
  struct Control {
    PictureAxis axis;
    QSlider *slider = nullptr;
    QSpinBox *number = nullptr;
  };

  void rebuild(const std::vector<PictureAxis> &axes);
  QWidget *makeControl(const PictureAxis &axis);

  std::vector<PictureAxis> axes_;
  std::vector<Control> controls_;
};

} // namespace warpgrain::views
