// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/background/OneRun.h"
#include "core/plan/Step.h"
#include "core/run/Verification.h"
#include "core/session/HandText.h"
#include "core/session/VariantVerification.h"

#include <QObject>

#include <memory>
#include <vector>

namespace warpgrain::gui {

/// What is to be run on the CPU, and compared with the original.
struct VerificationOrder {
  struct Row {
    std::size_t id = 0;
    transform::Plan plan;             ///< empty: the original itself, where nobody wrote it by hand
    session::HandPointer byHand = {}; ///< that is run in place of a plan's text
  };

  ChosenKernel subject; ///< with the text that the rows are made from
  std::vector<Row> rows;
};

/// Runs variants in the executor, one after the other on a thread of its own. Answers arrive as they come.
class VerificationController : public QObject {
  Q_OBJECT

public:
  /// Without a way to find it, the executor is looked for where run::Executor::find() does.
  VerificationController(std::shared_ptr<KeptParser> parser, run::FindExecutor findExecutor, QObject *parent = nullptr);
  /// Cancels and waits.
  ~VerificationController() override;

  /// Not while one is running.
  void verify(VerificationOrder order);
  /// Ends what runs, as soon as it can; finished() follows.
  void cancel();

  bool isRunning() const { return run_.isRunning(); }

  /// Rows that have their answer, of all that were asked for.
  int doneCount() const { return done_; }

  int count() const { return static_cast<int>(order_.rows.size()); }

  const VerificationOrder &order() const { return order_; }

Q_SIGNALS:
  void started();
  void verified(std::size_t id, const warpgrain::session::VariantVerification &verification);
  /// The launch form does not say all that a run needs.
  void launchWanted(const QString &sentence);
  /// Nothing could be run.
  void failed(const QString &sentence);
  void finished(bool cancelled);

private:
  std::shared_ptr<KeptParser> parser_;
  run::FindExecutor findExecutor_;
  VerificationOrder order_;
  int done_ = 0;
  OneRun run_; // last: its thread uses all the others
};

} // namespace warpgrain::gui
