// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workbench/LaunchCheck.h"

#include "app/gui/workbench/Workbench.h"

namespace warpgrain::gui {

LaunchCheck::LaunchCheck(Workbench &workbench, QObject *parent)
    : QObject(parent), workbench_(workbench),
      worker_(
          this, [](const LaunchQuestion &question, const CancellationToken &) { return answerLaunch(question); },
          [this](LaunchAnswer answer) {
            answer_ = std::move(answer);
            Q_EMIT answered(*answer_);
          }) {
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &LaunchCheck::ask);
  const auto soon = [this] { soon_.start(); };
  connect(&workbench_, &Workbench::analysed, this, soon);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, soon);
  connect(&workbench_.launch(), &LaunchController::changed, this, soon);
}

void LaunchCheck::ask() {
  answer_.reset();
  const AnalysisPointer &analysis = workbench_.analysis();
  const KernelKey &kernel = workbench_.selection().kernel();
  const bool hasKernel = analysis && analysis->unit && !kernel.isNone();
  if (hasKernel)
    worker_.ask({.analysis = analysis,
                 .kernel = kernel,
                 .form = workbench_.launch().form(),
                 .fromSource = workbench_.launch().fromSource(),
                 .site = workbench_.launch().currentLaunch()});
  else
    worker_.drop();
  Q_EMIT asked(hasKernel);
}

QString LaunchCheck::missing() const {
  // Where parameters cannot be filled in at all, a run says why.
  return answer_ && answer_->reason.isEmpty() && !answer_->isComplete ? answer_->status : QString();
}

} // namespace warpgrain::gui
