// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessAnalysis.h"
#include "app/gui/analysis/Analysis.h"
#include "app/gui/background/NewestWins.h"
#include "core/findings/KernelFindings.h"
#include "core/run/launch/SourceNumbers.h"
#include "views/findings/FindingRow.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>

namespace warpgrain::gui {

/// What is asked: what is wrong with a kernel in a launch.
struct FindingsQuestion {
  AccessAnalysisPointer accesses; ///< of the kernel in the launch
  std::uint32_t dynamicSharedBytes = 0;
  std::string architecture;
  run::SourceNumbers fromSource; ///< numbers of the launch that the source holds
  /// Given: steps that mend these are looked for.
  std::shared_ptr<const findings::KernelFindings> found = nullptr;

  bool isSame(const FindingsQuestion &other) const;
};

/// The answer, ready to be shown.
struct FoundFindings {
  AnalysisPointer analysis;
  KernelKey kernel;
  std::shared_ptr<const findings::KernelFindings> findings; ///< null where the kernel is not there
  views::FindingListPointer list;                           ///< likewise
};

/// Finds what is wrong with a kernel on a thread of its own; the newest question wins. The list is delivered as soon as
/// it is known, and again with the steps that mend it.
class FindingsController : public QObject {
  Q_OBJECT

public:
  explicit FindingsController(std::shared_ptr<KeptParser> parser, QObject *parent = nullptr);

  void ask(FindingsQuestion question);
  /// Nobody wants an answer any more.
  void drop();

  /// Until the newest question has its first answer.
  bool isBusy() const { return worker_.isBusy() && !found_; }

Q_SIGNALS:
  void begun();
  void found(const warpgrain::gui::FoundFindings &found);

private:
  void take(const FoundFindings &answer);

  FindingsQuestion asked_;
  std::shared_ptr<const findings::KernelFindings> found_; ///< the answer, for which steps are to be looked for
  QTimer quiet_; ///< steps are looked for when nothing was asked for a while: a person may still be typing
  NewestWins<FindingsQuestion, FoundFindings> worker_;
};

} // namespace warpgrain::gui
