// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/work/OneRun.h"
#include "core/build/BuildCache.h"
#include "core/session/Variant.h"

#include <QObject>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::gui {

/// What is to be built.
struct BuildOrder {
  AnalysisPointer analysis; ///< the text it is made from
  KernelKey kernel;
  std::vector<transform::Plan> plans;
  std::string architecture = "sm_90";
  std::optional<std::array<std::int64_t, 3>> block; ///< of the original launch, where the source does not tell
  std::optional<std::uint32_t> dynamicSharedBytes;  ///< likewise
};

/// Writes and compiles variants on threads of their own. Rows arrive as they change; one build at a time.
class VariantController : public QObject {
  Q_OBJECT

public:
  /// No cache: everything is compiled.
  VariantController(ToolkitFuture toolkit, std::shared_ptr<build::BuildCache> cache, QObject *parent = nullptr);
  /// Cancels and waits.
  ~VariantController() override;

  /// Starts; the rows of the build before are forgotten. Not while one is running.
  void build(BuildOrder order);
  /// Ends what runs, as soon as it can; finished() follows.
  void cancel();
  /// No rows any more: another unit was opened. Cancels.
  void clear();

  bool isRunning() const { return run_.isRunning(); }

  /// What the rows were made from; its analysis is null before the first build.
  const BuildOrder &order() const { return order_; }

  /// What a run has shown of a row; forgotten with the rows.
  void setVerification(std::size_t id, const session::VariantVerification &verification);
  /// Rows that were not answered are as before a run.
  void endVerification();

  /// What measuring has shown of a row; forgotten with the rows.
  void setMeasurement(std::size_t id, const session::VariantMeasurement &measurement);
  /// Rows that were not answered are as before.
  void endMeasurement();

  /// In the order of the plans. Rows that have not been reported yet are waiting.
  const std::vector<session::Variant> &variants() const { return variants_; }

  /// Null where there is no such row.
  const session::Variant *find(std::size_t id) const;

  /// Rows that are done: built, refused, failed or cancelled.
  int doneCount() const;

Q_SIGNALS:
  void started();
  void variantChanged(const warpgrain::session::Variant &variant);
  void finished(bool cancelled);
  void cleared();

private:
  void take(const session::Variant &variant);

  ToolkitFuture toolkit_;
  std::shared_ptr<build::BuildCache> cache_;
  std::shared_ptr<KeptParser> parser_;
  BuildOrder order_;
  std::vector<session::Variant> variants_;
  /// Measurements that rows had before the one that is running.
  std::map<std::size_t, std::optional<session::VariantMeasurement>> before_;
  OneRun run_; // last: its thread uses all the others
};

} // namespace warpgrain::gui
