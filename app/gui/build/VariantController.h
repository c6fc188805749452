// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/OneRun.h"
#include "app/gui/build/BuildRequest.h"
#include "app/gui/build/KnownVariants.h"
#include "core/build/BuildCache.h"
#include "core/session/Variant.h"
#include "core/session/saved/SavedResults.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::gui {

/// Writes and compiles variants on threads of their own. Rows arrive as they change; one build at a time. What was
/// learnt of a text is kept for when it comes back.
class VariantController : public QObject {
  Q_OBJECT

public:
  /// No cache: everything is compiled.
  VariantController(std::shared_ptr<KeptParser> parser, std::shared_ptr<build::BuildCache> cache,
                    QObject *parent = nullptr);
  /// Cancels and waits.
  ~VariantController() override;

  /// Starts; what running and measuring has shown of the same text before stands in the rows. Not while one is running.
  void build(BuildRequest order);
  /// Ends what runs, as soon as it can; finished() follows.
  void cancel();
  /// No rows any more: another unit was opened. Cancels.
  void clear();
  /// Brings the rows of a text back, where it was built before. False where it was not, or something is built.
  bool bringBack(const AnalysisPointer &analysis, const KernelKey &kernel, const std::string &architecture);

  /// What a session's file holds: rows come back with the text that they belong to.
  void setSaved(std::vector<session::SavedResults> saved) { saved_ = std::move(saved); }

  /// Those whose texts have not been there since.
  const std::vector<session::SavedResults> &saved() const { return saved_; }

  /// What is known of all texts that were looked at last, that of the rows among them.
  std::vector<KnownTextPointer> knownTexts() const;

  bool isRunning() const { return run_.isRunning(); }

  /// What the rows were made from; its analysis is null before the first build.
  const BuildRequest &order() const { return order_; }

  /// The launch that rows are looked at for. A row shows what a run with this one has shown.
  void setLaunch(const run::LaunchForm &launch);

  /// What a run has shown of a row, with the launch that is looked at, or with another one.
  void setVerification(std::size_t id, const session::VariantVerification &verification);
  void setVerification(std::size_t id, const session::VariantVerification &verification, const run::LaunchForm &launch);
  /// Rows that were not answered are as before a run.
  void endVerification();

  /// What measuring has shown of a row.
  void setMeasurement(std::size_t id, const session::VariantMeasurement &measurement);
  /// Rows that were not answered are as before.
  void endMeasurement();

  /// Which of the rows' measurements belong together.
  MeasurementAge &age() { return age_; }

  /// In the order of the plans. Rows that have not been reported yet are waiting.
  const std::vector<session::Variant> &variants() const { return variants_; }

  /// Null where there is no such row.
  const session::Variant *find(std::size_t id) const;
  /// Null where there is no row of the plan.
  const session::Variant *find(const transform::Plan &plan) const;

  /// What was built, now or before, and has the unit's text; null where nothing has.
  const session::Variant *builtAs(const model::Unit &unit, const KernelKey &kernel,
                                  const std::string &architecture) const;

  /// Rows that are done: built, refused, failed or cancelled.
  int doneCount() const;

Q_SIGNALS:
  /// Other rows are there.
  void started();
  /// Rows of a text that was built before are there again.
  void broughtBack();
  void variantChanged(const warpgrain::session::Variant &variant);
  /// The build says something new of a row.
  void reported(const warpgrain::session::Variant &variant);
  void finished(bool cancelled);
  void cleared();

private:
  void take(const session::Variant &variant);
  void keepRows();
  void showVerified(session::Variant &row);
  void recall(const AnalysisPointer &analysis, const KernelKey &kernel, const std::string &architecture);

  std::shared_ptr<KeptParser> parser_;
  std::shared_ptr<build::BuildCache> cache_;
  BuildRequest order_;
  std::vector<session::Variant> variants_;
  run::LaunchForm launch_;
  VerifiedLaunches verified_; ///< of the rows' text
  /// What rows had before what is measured.
  std::map<std::size_t, std::optional<session::VariantMeasurement>> measuredBefore_;
  MeasurementAge age_;
  KnownVariants known_;
  std::vector<session::SavedResults> saved_;
  OneRun run_; // last: its thread uses all the others
};

} // namespace warpgrain::gui
