// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/OneRun.h"
#include "app/gui/measure/MeasureTargets.h"
#include "core/base/TemporaryDirectory.h"
#include "core/session/Variant.h"
#include "core/workflow/MeasureVariants.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::gui {

/// What is to be measured beside the original, and where.
struct MeasurementOrder {
  ChosenKernel subject;                   ///< with the text that the variants are made from
  std::vector<session::Variant> variants; ///< with the original; those that are not built are left out, with a reason
  MeasureTarget target;
  bool counters = false;
  bool activity = false; ///< the kernels' own times too
  bool again = true;     ///< also what is known from a run that was cut; false: only what is missing
};

/// Measures variants with warpgrain-runner, here or on another machine, on a thread of its own. Answers arrive as they
/// come.
class MeasurementController : public QObject {
  Q_OBJECT

public:
  /// Without a way to find it, the runner is looked for where measure::findRunner() does. `store` keeps what is
  /// measured; empty: nothing is kept.
  MeasurementController(std::shared_ptr<KeptParser> parser, workflow::FindRunner findRunner,
                        std::filesystem::path store = {}, QObject *parent = nullptr);
  /// Cancels and waits.
  ~MeasurementController() override;

  /// Not while one is running.
  void measure(MeasurementOrder order);
  /// Ends what runs, as soon as it can; finished() follows.
  void cancel();

  bool isRunning() const { return run_.isRunning(); }

  int doneCount() const { return done_; }

  int count() const { return static_cast<int>(order_.variants.size()); }

  const MeasurementOrder &order() const { return order_; }

  /// The last run ended before all was measured: measuring the same there goes on with it.
  bool wasCut() const { return wasCut_; }

Q_SIGNALS:
  void started();
  void measured(std::size_t id, const warpgrain::session::VariantMeasurement &measurement);
  /// "building the runner": for a person who waits.
  void stageReached(const QString &stage);
  /// The launch form does not say all that a run needs.
  void launchWanted(const QString &sentence);
  /// Nothing could be measured, or not all.
  void failed(const QString &sentence);
  void finished(bool cancelled);

private:
  /// In the store, on the thread that measures.
  Result<void> keep(const workflow::MeasureVariantsOrder &order, const std::vector<workflow::Measurement> &rows) const;

  std::shared_ptr<KeptParser> parser_;
  workflow::FindRunner findRunner_;
  std::filesystem::path store_;
  std::optional<TemporaryDirectory> folder_; ///< of the bundles
  MeasurementOrder order_;
  int done_ = 0;
  bool wasCut_ = false;
  OneRun run_; // last: its thread uses all the others
};

} // namespace warpgrain::gui
