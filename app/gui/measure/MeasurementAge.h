// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/launch/LaunchForm.h"
#include "core/session/RecordedTimes.h"

#include <QString>

namespace warpgrain::gui {

/// Which times of a table belong together: those of the newest GPU, place and launch.
class MeasurementAge {
public:
  /// Measurements from here on are of this launch.
  void begin(const run::LaunchForm &form) { next_ = form; }

  /// The newest one; its place in the table is remembered with it.
  void take(session::VariantMeasurement &measurement);

  /// The launch of the newest one, and itself.
  const run::LaunchForm &form() const { return form_; }

  const session::VariantMeasurement &newest() const { return newest_; }

  /// Why a measurement cannot be compared with the newest, for the launch that is looked at; empty: it can.
  QString whyNotComparable(const session::VariantMeasurement &measurement, const run::LaunchForm &form) const;

private:
  run::LaunchForm next_;
  run::LaunchForm form_; ///< of the newest
  session::VariantMeasurement newest_;
};

/// A recorded result as a row's measurement; where it is of something else, with a sentence of the window's language.
session::VariantMeasurement shownMeasurement(const session::RecordedSession &recording, const measure::Row &row,
                                             const session::Variant &variant, const session::LookedAt &now);

} // namespace warpgrain::gui
