// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/ChartPane.h"
#include "views/tune/TuneValues.h"

namespace warpgrain::views {

/// How much each parameter of a search decides, as bars, the longest at the top.
class ImportanceView : public ChartPane {
  Q_OBJECT

public:
  explicit ImportanceView(QWidget *parent = nullptr);

  /// The search must outlive this. No shares: they are not known.
  void showImportance(const TuneData &search, const TuneImportance &importance);

private:
  void draw() override;
  void resizeEvent(QResizeEvent *event) override;

  const TuneData *data_ = nullptr;
  TuneImportance importance_;
};

} // namespace warpgrain::views
