// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/build/LaunchController.h"
#include "app/gui/build/VariantController.h"
#include "app/gui/measure/MeasureTargets.h"
#include "app/gui/measure/MeasurementController.h"
#include "app/gui/workbench/Selection.h"

#include <QObject>

#include <vector>

namespace warpgrain::gui {

/// Times in the rows of the variants table: which rows are measured, what was measured or recorded of them, and which
/// times belong together.
class MeasuredRows : public QObject {
  Q_OBJECT

public:
  MeasuredRows(VariantController &variants, MeasureTargets &targets, LaunchController &launch, Selection &selection);

  /// What is to be measured on the current target: the original and the rows named, all of them where none is. The
  /// results that come are of this order.
  MeasurementOrder begin(const ChosenKernel &subject, const std::vector<std::size_t> &rows,
                         const MeasurementController &last);

  /// True where every plan that the current target has a recording of is a row.
  bool haveAllRecorded() const;
  /// Recorded times stand in the rows of the plans that were measured.
  void showRecorded();

  void take(std::size_t id, session::VariantMeasurement measurement);
  /// Times of another launch or GPU than the newest are never taken for comparable ones.
  void judge();

Q_SIGNALS:
  void logged(const QString &line);

private:
  VariantController &variants_;
  MeasureTargets &targets_;
  LaunchController &launch_;
  Selection &selection_;
};

} // namespace warpgrain::gui
