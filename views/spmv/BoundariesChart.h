// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adaptive/record/Recording.h"
#include "views/charts/ChartPane.h"

#include <memory>

namespace warpgrain::views {

/// Which rank had which rows in which iterations of a sparse product: a rectangle for each rank and mapping.
class BoundariesChart : public ChartPane {
  Q_OBJECT

public:
  explicit BoundariesChart(QWidget *parent = nullptr);

  void setRecording(std::shared_ptr<const adaptive::Recording> recording);

protected:
  void draw() override;

private:
  std::shared_ptr<const adaptive::Recording> recording_;
};

} // namespace warpgrain::views
