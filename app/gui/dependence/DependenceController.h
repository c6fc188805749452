// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Analysis.h"
#include "app/gui/background/NewestWins.h"
#include "core/access/symbolic/LaunchContext.h"
#include "views/dependence/DependenceGraph.h"

#include <QObject>

#include <memory>

namespace warpgrain::gui {

/// What is asked: the dependences of a kernel in one launch.
struct DependenceQuestion {
  AnalysisPointer analysis;
  KernelKey kernel;
  access::LaunchContext launch; ///< what the person looks at it for
  bool withReads = false;       ///< dependences between reads too
};

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

  void ask(DependenceQuestion question);
  /// Nobody wants an answer any more.
  void drop();

  bool isBusy() const { return worker_.isBusy(); }

Q_SIGNALS:
  void found(const warpgrain::gui::FoundDependences &dependences);

private:
  NewestWins<DependenceQuestion, FoundDependences> worker_;
};

} // namespace warpgrain::gui
