// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/NewestWins.h"
#include "app/gui/background/OneRun.h"
#include "app/gui/build/BuildRequest.h"
#include "app/gui/build/KnownVariants.h"
#include "core/build/BuildCache.h"
#include "core/session/Variant.h"
#include "core/session/saved/SavedResults.h"

#include <QObject>

#include <array>
#include <functional>
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

  /// Rows of a kernel of which nothing was built yet: the original, and kernels by hand. Their texts are read and
  /// judged; nothing is compiled. Not while one is running.
  void begin(BuildRequest order);
  /// The kernels by hand are these, in this order, behind the plans' rows. What was learnt of a text that stays, stays.
  /// Not while one is running.
  void setHands(const std::vector<session::HandPointer> &hands);

  /// True while texts by hand are read.
  bool isReadingHands() const { return reader_.isBusy(); }

  /// Says which kernels by hand there are: rows that are read from a session's file are of these.
  void setHandSource(std::function<std::vector<session::HandPointer>(const KernelKey &)> hands) {
    handsOf_ = std::move(hands);
  }

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
  /// Null where there is no row by hand of this name.
  const session::Variant *findHand(const std::string &name) const;
  /// The row of what another variant is: of its plan, or by hand of its name. Null where there is none.
  const session::Variant *findSame(const session::Variant &variant) const;

  /// What was built, now or before, and has the unit's text; null where nothing has.
  const session::Variant *builtAs(const Analysis &analysis, const KernelKey &kernel,
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
  /// Texts by hand that are to be read.
  struct HandsToRead {
    ChosenKernel subject;
    std::optional<std::array<std::int64_t, 3>> block;
    std::optional<std::uint32_t> dynamicSharedBytes;
    std::vector<session::HandPointer> hands;
  };

  session::Variant handRow(std::size_t id, const session::HandPointer &hand, const KnownText *known) const;
  void tellHands(const std::vector<session::HandPointer> &before);
  void readHands();
  void takeRead(const std::vector<session::Variant> &rows);
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
  std::function<std::vector<session::HandPointer>(const KernelKey &)> handsOf_;
  NewestWins<HandsToRead, std::vector<session::Variant>> reader_;
  OneRun run_; // last: its thread uses all the others
};

} // namespace warpgrain::gui
