// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/background/NewestWins.h"
#include "core/access/symbolic/LaunchContext.h"
#include "views/dependence/DependenceGraph.h"

#include <QObject>

#include <deque>
#include <memory>

namespace warpgrain::gui {

/// What is asked: the dependences of a kernel in one launch.
struct DependenceQuestion {
  AnalysisPointer analysis;
  KernelKey kernel;
  access::LaunchContext launch; ///< what the person looks at it for
  bool withReads = false;       ///< dependences between reads too
  bool isKept = false;          ///< the answer is kept: the same may be asked again, of a variant that is chosen again
};

bool isSame(const DependenceQuestion &one, const DependenceQuestion &other);

/// The answer, ready to be shown.
struct FoundDependences {
  AnalysisPointer analysis;
  KernelKey kernel;
  std::shared_ptr<const views::DependenceGraph> graph; ///< null where the kernel is not there
};

/// Looks for the dependences of a kernel on a thread of its own; the newest question wins.
class DependenceController : public QObject {
  Q_OBJECT

public:
  explicit DependenceController(QObject *parent = nullptr);

  /// found() follows, at once where the answer is kept.
  void ask(DependenceQuestion question);
  /// Nobody wants an answer any more.
  void drop();

  bool isBusy() const { return worker_.isBusy(); }

Q_SIGNALS:
  void found(const warpgrain::gui::FoundDependences &dependences);

private:
  void take(const FoundDependences &out);

  struct Kept {
    DependenceQuestion question;
    FoundDependences found;
  };

  DependenceQuestion asked_;
  std::deque<Kept> kept_; ///< the newest first
  NewestWins<DependenceQuestion, FoundDependences> worker_;
};

} // namespace warpgrain::gui
